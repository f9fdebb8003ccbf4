/** What everything is called: the words of the catalogue, and those that only this table has. */
import { bring } from "../art/own";
import * as api from "../api";
import { lang, t } from "../i18n.svelte";
import { fighting } from "../journey";
import { isHere, isMe, type Seat } from "../people";
import type { Catalogue, CardInfo, MageInfo, Player, RulesText, Update } from "../types";
import type { Line } from "./line.svelte";

/** The words of everything, fetched once and kept for the next page; a campaign's table has fewer, of its own. */
const shelf: { learnt: string; catalogue: Catalogue | null } = { learnt: "", catalogue: null };

const byId = <T extends { id: string }>(all: T[] | undefined): Map<string, T> =>
  new Map(all?.map((each) => [each.id, each]));

export class Words {
  catalogue = $state.raw<Catalogue | null>(shelf.catalogue);
  private learnt = shelf.learnt; // a language; in a campaign with what is known there
  private sealed = false; // they are a campaign's

  constructor(private readonly line: Line) {}

  private cards = $derived(byId(this.catalogue?.cards));
  private mages = $derived(byId(this.catalogue?.mages));
  private nemeses = $derived(byId(this.catalogue?.nemeses));
  private allies = $derived(byId(this.catalogue?.allies));
  private terms = $derived(byId(this.catalogue?.terms));
  private rulings = $derived(byId(this.catalogue?.rulings));

  term = (id: string) => this.terms.get(id);
  ruling = (id: string) => this.rulings.get(id);
  nemesis = (id: string) => this.nemeses.get(id);
  ally = (id: string) => this.allies.get(id);
  card = (id: string): CardInfo | undefined => this.cards.get(id);
  kindOf = (id: string): string | undefined => this.card(id)?.kind;
  /** A mage, or the mat of a seat whose mage was built. */
  mage = (id: string): MageInfo | undefined =>
    this.mages.get(id) ??
    this.line.update?.mats[id] ??
    this.line.update?.campaign?.party.find(({ seat }) => seat === id)?.mat;
  name = (id: string): string =>
    (this.card(id) ?? this.mage(id) ?? this.nemesis(id) ?? this.ally(id))?.name ??
    this.said(id) ??
    this.catalogue?.names[id] ??
    id;
  /** Words for what the definitions of this game bring: zones, tokens, what spaces do. */
  said = (id: string): string | undefined => this.line.update?.words[id];

  // The people

  /** By which emblem a mage is drawn: where one sits in several seats, each has one of its own. */
  drawn = ({ mage, seat }: Player): string =>
    this.line.update?.table?.players.some((other) => other.mage === mage && other.seat !== seat)
      ? `${mage} ${seat}`
      : mage;
  private seat = (id: string): Seat | undefined => this.line.update?.presence.seats.find(({ seat }) => seat === id);
  /** The mage who sits there; a seat of a journey may have none yet. */
  seatName = (seat: string): string => {
    const { update } = this.line;
    const n = Number(seat.slice(1));
    const named = update?.campaign?.party[n - 1]?.name;
    const mage = fighting(update)
      ? update?.table?.players.find((p) => p.seat === seat)?.mat
      : update?.journey?.mages[n - 1];
    return named || (mage ? this.name(mage) : t("seat-n", { n }));
  };
  /** A mage, and who plays it if we know a name. */
  called = (id: string): string => `${this.seatName(id)}${this.seat(id)?.person ? ` (${this.seat(id)!.person})` : ""}`;
  /** Who is asked, by name. */
  get askedNames(): string {
    return (this.line.update?.decision?.seats ?? []).map((seat) => this.called(seat)).join(", ");
  }
  /** Who plays a seat: a bot, a teammate, somebody by name, you; '' where nothing is to be said. */
  playedBy = (id: string): string => {
    const seat = this.seat(id);
    if (!seat) return "";
    if (seat.holder.startsWith("bot:")) return t("holder-bot", { bot: t(`bot-${seat.holder.slice(4)}`) });
    if (seat.holder !== "human") return t("held-by", { mage: this.called(seat.holder) });
    const { me, company, update } = this.line;
    const here = !company || isHere(seat, update!.presence);
    const state = company && isMe(seat, me) ? t("seat-you") : here ? "" : t("away");
    return [seat.person, state].filter(Boolean).join(", ");
  };

  // Where they come from

  rules = (code: string): Promise<RulesText> =>
    this.line.update?.campaign ? api.tableRules(this.line.token, code) : api.rules(code);

  /** The words of everything; at the table of a campaign, of what is known there and nothing else. */
  async learn(update = this.line.update): Promise<void> {
    const code = lang();
    (await this.in(code, update))?.(lang());
  }

  /** The same in any language, shown by what this returns if that is still wanted then. */
  async in(code: string, update = this.line.update): Promise<((now: string) => void) | undefined> {
    const known = update?.campaign?.known || undefined;
    const learnt = known === undefined ? code : `${code} ${known}`;
    if (this.catalogue && this.learnt === learnt) return undefined;
    const catalogue =
      known !== undefined
        ? await api.tableCatalogue(this.line.token, code)
        : shelf.learnt === code && shelf.catalogue
          ? shelf.catalogue
          : await api.catalogue(code);
    if (known === undefined) Object.assign(shelf, { learnt, catalogue });
    return (now) => {
      if (code === now) this.teach(catalogue, learnt);
    };
  }

  teach(catalogue: Catalogue, learnt: string): void {
    Object.assign(this, { catalogue, learnt });
    bring(catalogue.drawings);
  }

  /** Before a table is shown its words are asked for; those a campaign has just learnt are waited for. */
  async before(update: Update): Promise<void> {
    const failed = ({ code, message }: api.Problem): void => {
      if (code === "offline" || this.catalogue) return; // asked for again when the line is back
      this.line.gone = { code, message };
    };
    if (update.campaign && this.sealed && this.catalogue) return this.learn(update).catch(failed);
    if (update.campaign) {
      this.catalogue = null; // what was on the shelf tells too much
      this.sealed = true;
    }
    void this.learn(update).catch(failed);
  }
}
