/** One typed record of what this page knows, and the few things that change it. */
import { tick, untrack } from "svelte";
import * as anim from "./anim";
import * as api from "./api";
import { bought } from "./bought";
import { keepFocus, lookAt } from "./focus";
import { keep, kept as games, plain, seen } from "./games";
import { lang, t } from "./i18n.svelte";
import { askedAt, fighting, viewAfter, viewAt, wayOf } from "./journey";
import { note, recall } from "./memory";
import { isTurn, stuck } from "./moments";
import { type Heard, isBot, Pacer } from "./pace";
import { asMine, isHere, isMe, type Seat } from "./people";
import { type Known, nothing, type Zoomed } from "./record";
import * as select from "./select";
import { noticed, type Noted, type Pointed, pointedAt, type Said } from "./signs";
import { Socket } from "./socket";
import { ring, rings } from "./sound";
import { Translating } from "./translating";
import { deeds, sinceMine, type Turn, turns } from "./turns";
import type {
  AllyInfo,
  CardInfo,
  ClientMessage,
  MageInfo,
  NemesisInfo,
  Option,
  Player,
  RulesText,
  RulingInfo,
  ServerMessage,
  TermInfo,
  Update,
} from "./types";

type Resync = Extract<ServerMessage, { type: "resync" }>;

class Store {
  now = $state.raw<Known>(nothing);
  private version = "";
  token = ""; // of the table that is open
  private learnt = ""; // which words the catalogue has: a language, with a campaign's table its link and what is known there
  private shown = Promise.resolve(); // updates of a campaign are shown one after the other
  private socket: Socket | null = null;
  private translating = new Translating<Resync>();
  private quiet = 0;
  private noticed = 0;
  private wondering: { place: string; box: DOMRect } | null = null;

  set(change: Partial<Known>): void {
    this.now = { ...untrack(() => this.now), ...change };
  }

  remember(name: "speed" | "odds" | "sound" | "asPlayed" | "stay" | "bots", value: number): void {
    this.set({ [name]: name === "odds" || name === "asPlayed" ? value === 1 : value });
    note(name === "sound" ? this.soundKey : name, String(value));
  }

  private get soundKey(): string {
    return `sound.${this.now.me?.game ?? ""}`; // of this table only
  }

  // What can be read

  asked = $derived(askedAt(this.now.update, this.now.view));
  targets = $derived(
    this.asked?.mine && !this.now.sent && this.now.line === "open"
      ? select.targets(this.asked)
      : new Map<string, Option[]>(),
  );
  /** What somebody else may choose from: shown to all, for nobody else to click. */
  others = $derived(this.asked?.mine || this.now.reading ? new Map<string, Option[]>() : select.targets(this.asked));
  pointedAt = $derived(new Set([...pointedAt(this.now.signs), ...this.now.led]));
  /** Whether others sit at this table and I may speak to them. */
  company = $derived(
    !this.now.reading &&
      this.now.me !== null &&
      this.now.me.role !== "spectator" &&
      (this.now.me.role === "seat" || (this.now.update?.presence.seats.some((seat) => seat.claimed) ?? false)),
  );
  private cards = $derived(new Map<string, CardInfo>(this.now.catalogue?.cards.map((card) => [card.id, card])));
  private mages = $derived(new Map<string, MageInfo>(this.now.catalogue?.mages.map((mage) => [mage.id, mage])));
  private nemeses = $derived(new Map<string, NemesisInfo>(this.now.catalogue?.nemeses.map((n) => [n.id, n])));
  private terms = $derived(new Map<string, TermInfo>(this.now.catalogue?.terms.map((term) => [term.id, term])));
  private rulings = $derived(
    new Map<string, RulingInfo>(this.now.catalogue?.rulings.map((ruling) => [ruling.id, ruling])),
  );
  term = (id: string): TermInfo | undefined => this.terms.get(id);
  ruling = (id: string): RulingInfo | undefined => this.rulings.get(id);
  card = (id: string): CardInfo | undefined => this.cards.get(id);
  /** A mage, or the mat of a seat whose mage was built. */
  mage = (id: string): MageInfo | undefined =>
    this.mages.get(id) ??
    this.now.update?.mats[id] ??
    this.now.update?.campaign?.party.find(({ seat }) => seat === id)?.mat;
  nemesis = (id: string): NemesisInfo | undefined => this.nemeses.get(id);
  private allies = $derived(new Map<string, AllyInfo>(this.now.catalogue?.allies.map((ally) => [ally.id, ally])));
  ally = (id: string): AllyInfo | undefined => this.allies.get(id);
  name = (id: string): string =>
    (this.card(id) ?? this.mage(id) ?? this.nemesis(id) ?? this.ally(id))?.name ??
    this.said(id) ??
    this.now.catalogue?.names[id] ??
    id;
  /** Words for what the definitions of this game bring: zones, tokens, what spaces do. */
  said = (id: string): string | undefined => this.now.update?.words[id];
  /** By which emblem a mage is drawn: where one sits in several seats, each has one of its own. */
  drawn = ({ mage, seat }: Player): string =>
    this.now.update?.table?.players.some((other) => other.mage === mage && other.seat !== seat)
      ? `${mage} ${seat}`
      : mage;
  /** Who is asked, by name. */
  askedNames = $derived((this.now.update?.decision?.seats ?? []).map((seat) => this.called(seat)).join(", "));
  /** Whether some turns are mine to wait for. */
  turns = $derived(this.now.update?.presence.seats.some((seat) => isMe(seat, this.now.me)) ?? false);
  private seat = (id: string): Seat | undefined => this.now.update?.presence.seats.find(({ seat }) => seat === id);
  /** A mage, and who plays it if we know a name. */
  called = (id: string): string => `${this.seatName(id)}${this.seat(id)?.person ? ` (${this.seat(id)!.person})` : ""}`;
  /** Who plays a seat: a bot, a teammate, somebody by name, you; '' where nothing is to be said. */
  playedBy = (id: string): string => {
    const seat = this.seat(id);
    if (!seat) return "";
    if (seat.holder.startsWith("bot:")) return t("holder-bot", { bot: t(`bot-${seat.holder.slice(4)}`) });
    if (seat.holder !== "human") return t("held-by", { mage: this.called(seat.holder) });
    const state =
      this.now.reading || !this.company
        ? ""
        : isMe(seat, this.now.me)
          ? t("seat-you")
          : isHere(seat, this.now.update!.presence)
            ? ""
            : t("away");
    return [seat.person, state].filter(Boolean).join(", ");
  };
  /** The mage who sits there; a seat of a journey may have none yet. */
  seatName = (seat: string): string => {
    const { update } = this.now;
    const n = Number(seat.slice(1));
    const named = update?.campaign?.party[n - 1]?.name;
    const mage = fighting(update)
      ? update?.table?.players.find((p) => p.seat === seat)?.mat
      : update?.journey?.mages[n - 1];
    return named || (mage ? this.name(mage) : t("seat-n", { n }));
  };

  /** The words of everything; at the table of a campaign, of what is known there and nothing else. */
  async learnWords(update = this.now.update): Promise<void> {
    const code = lang();
    (await this.wordsIn(code, update))?.(lang());
  }

  /** The same in any language, shown by what this returns if that is still wanted then. */
  private async wordsIn(code: string, update = this.now.update): Promise<((now: string) => void) | undefined> {
    const known = update?.campaign?.known || undefined;
    const wanted = known === undefined ? code : `${code} ${this.token} ${known}`;
    if (this.now.catalogue && this.learnt === wanted) return undefined;
    const catalogue = known === undefined ? await api.catalogue(code) : await api.tableCatalogue(this.token, code);
    return (now) => {
      if (code !== now || (known !== undefined && !wanted.includes(` ${this.token} `))) return;
      this.learnt = wanted;
      this.set({ catalogue });
    };
  }

  /** All that the server says, in another language: fetched while the old one still stands. */
  translated = async (code: string): Promise<() => void> => {
    const [words, update] = await Promise.all([this.wordsIn(code).catch(() => undefined), this.updateIn(code)]);
    return () => {
      words?.(code);
      if (update && update.seq >= (this.now.update?.seq ?? 0)) this.hear(this.token, update);
      else if (update) this.socket?.send({ type: "lang", lang: code }); // somebody has answered since
    };
  };

  private updateIn = (code: string): Promise<Resync | null> =>
    this.translating.ask(code, () => this.socket?.send({ type: "lang", lang: code }) ?? false);

  /** Before a table is shown its words are asked for; those a campaign has just learnt are waited for. */
  async wordsFor(update: Update): Promise<void> {
    const failed = ({ code, message }: api.Problem): void => {
      if (code === "offline" || this.now.catalogue) return; // asked for again when the line is back
      this.set({ gone: { code, message } });
    };
    if (update.campaign && this.learnt.includes(` ${this.token} `)) return this.learnWords(update).catch(failed);
    if (update.campaign) this.set({ catalogue: null });
    void this.learnWords(update).catch(failed);
  }

  rules = (code: string): Promise<RulesText> =>
    this.now.update?.campaign ? api.tableRules(this.token, code) : api.rules(code);

  // The line

  open(token: string): void {
    this.leave();
    this.token = token;
    if (plain(token)) void this.learnWords().catch(() => undefined); // what is here anyway is not waited for
    this.socket = new Socket(token, {
      heard: (message) => this.hear(token, message),
      line: (line) => {
        this.set({ line });
        if (line === "open" && this.now.update) void this.wordsFor(this.now.update);
      },
      seen: () => this.pacer.seq,
      lang,
    });
  }

  leave(): void {
    this.pacer.clear();
    this.socket?.close();
    this.socket = null;
    this.token = "";
    if (this.learnt.includes(" ")) this.set({ catalogue: null }); // of a campaign: other pages know more
    this.set({
      me: null,
      update: null,
      lines: [],
      line: "opening",
      gone: null,
      menu: null,
      confirm: null,
      because: null,
      zoom: null,
      pinned: null,
      book: null,
      signs: [],
      pointing: false,
      sound: 0,
      plan: null,
      sent: false,
      reading: false,
      front: [],
      behind: false,
      away: 0,
      since: false,
      view: "table",
      look: "p1",
      acting: "",
    });
  }

  retry = (): void => this.socket?.hurry();

  private hear(token: string, message: ServerMessage): void {
    if (message.type === "welcome") {
      if (this.version && message.version !== this.version) this.set({ newer: true });
      this.version ||= message.version;
      keep({ token, name: message.name, at: Date.now() });
      const other = this.now.me === null;
      this.set({ me: message, ...(other && message.seat ? { look: message.seat, follow: false } : {}) });
      this.set({ sound: Number(recall(this.soundKey, "0")) });
    } else if (message.type === "update" || message.type === "resync") {
      if (message.type === "resync" && this.translating.takes(message, lang())) return;
      this.receive(token, { ...message, type: "update" });
    } else if (message.type === "presence" && this.now.update) {
      this.seated(this.now.acting, message.presence);
    } else if (message.type === "said" || message.type === "pointed") {
      this.notice(message);
    } else if (message.type === "because") {
      if (message.place === this.wondering?.place) this.explain(message.text, this.wondering.box);
    } else if (message.type === "error") {
      this.tell(message.message);
      this.set({ plan: null, sent: false });
    } else if (message.type === "closed") {
      this.set({ gone: { code: message.code, message: message.message } });
    }
  }

  /** Who sits where, or for whom somebody acts on purpose, changes beside the game. */
  private seated(acting: string, seats = this.now.update?.presence): void {
    const change = (update: Update): Update =>
      asMine({ ...update, presence: seats ?? update.presence }, this.now.me, acting);
    this.pacer.seated(change);
    this.set({ acting, update: this.now.update && change(this.now.update) });
  }

  /** The host answers in the place of who came by link, as long as nobody else is asked. */
  actFor = (seat: string): void => this.seated(seat);

  private receive(token: string, heard: Update): void {
    if (!heard.decision?.seats.includes(this.now.acting)) this.set({ acting: "" });
    const update = asMine(heard, this.now.me, this.now.acting);
    if (!this.now.update) keep({ token, sealed: update.campaign !== null });
    if (!update.campaign) {
      void this.wordsFor(update);
      this.pacer.hear(update);
    } else {
      this.shown = this.shown
        .then(() => this.wordsFor(update))
        .then(() => (this.token === token ? this.pacer.hear(update) : undefined));
    }
  }

  pacer = new Pacer({
    show: (heard, before) => void this.show(heard.update, heard.lines).then(() => this.news(heard, before)),
    front: (front, behind) => this.set({ front, behind }),
    paces: () => (document.hidden ? [0, 0] : [this.now.stay < 0 ? Infinity : 1000 * this.now.stay, this.now.bots]),
    cursed: (id) => this.card(id)?.curse ?? false,
    fresh: () => this.lastSeen === undefined,
    turns: () => this.turns,
  });

  private get lastSeen(): number | undefined {
    return games().find(({ token }) => token === this.token)?.seen;
  }

  /** What is told beside the table: what bots did, and to who comes back that there is something to read. */
  private news({ update, lines }: Heard, before: Heard | null): void {
    const after = before?.update.seq ?? update.seq;
    if (this.now.bots)
      turns(lines).forEach(
        (turn, i, all) =>
          (all[i + 1]?.seq ?? -1) > after &&
          isBot(update, turn.seat) &&
          this.notice({ type: "noted", text: this.told(turn), bot: true }),
      );
    if (before && !document.hidden) seen(this.token, update.seq);
    else this.looked();
  }

  /** Somebody comes, or looks again: what happened meanwhile is offered, here, or to who had a turn at another browser. */
  looked = (): void => {
    if (document.hidden || this.now.reading || !this.now.update) return;
    const begun = this.passed[0]?.seq !== this.now.lines.find(isTurn)?.seq;
    const after = this.lastSeen ?? (begun && this.now.stay ? -1 : Infinity);
    this.set({ away: this.passed.filter(({ seq, lines }) => (lines.at(-1)?.seq ?? seq) > after).length });
    seen(this.token, this.now.update.seq);
  };

  /** Turns of others since my last one. */
  passed = $derived.by((): Turn[] => {
    const { update, lines } = this.now;
    return sinceMine(
      turns(lines),
      (update?.presence.seats ?? []).filter((seat) => isMe(seat, this.now.me)).map(({ seat }) => seat),
    );
  });

  /** A turn in a few words. */
  told = (turn: Turn, running = false): string => {
    const did = deeds(turn, (id) => this.card(id)?.kind).map(({ what, n, cards }) =>
      t(`did-${what}`, {
        n,
        cards: cards.map(([id, times]) => this.name(id) + (times > 1 ? ` ×${times}` : "")).join(", "),
      }),
    );
    return `${this.seatName(turn.seat ?? "")}: ${[...did, ...(running ? [] : [t("did-end")])].join(", ")}`;
  };

  /** Draw a new position; cards travel there. */
  async show(
    update: Update,
    lines = [...this.now.lines.filter((line) => line.seq <= update.log.after), ...update.log.lines],
  ): Promise<void> {
    const before = anim.snapshot();
    anim.taken(
      before,
      new Map([...bought(this.now.update?.table, update.table)].map(([n, pile]) => [n, `pile:${pile}`])),
    );
    if (rings(this.now.update, update)) void ring(this.now.sound);
    const active =
      update.decision?.mine && update.decision.seats.length === 1 ? update.decision.seats[0]! : update.table?.active;
    const look = this.now.follow && active ? active : this.now.look;
    const asked = this.now.update?.undo.proposal && this.now.update.seq === update.seq;
    if (asked && !update.undo.proposal) this.tell(t("undo-refused"));
    const view = this.now.reading ? viewAt(update) : viewAfter(this.now.update, update, this.now.view);
    const moved = view !== this.now.view && this.now.update !== null;
    const after = this.now.update?.seq ?? update.seq;
    this.set({ update, lines, look, view, menu: null, confirm: null, led: new Set(), because: null, sent: false });
    if (!this.now.reading) stuck(lines, after).forEach((text) => this.notice({ type: "noted", text }));
    await tick();
    if (moved) this.arrived();
    else this.holdFocus();
    anim.play(before, anim.duration(this.now.speed, anim.reducedMotion()));
    this.proceed();
  }

  /** A sign is seen for a while and forgotten. */
  private notice(sign: Said | Pointed | Noted): void {
    const n = ++this.noticed;
    this.set({ signs: noticed(this.now.signs, sign, n) });
    setTimeout(() => this.set({ signs: this.now.signs.filter((each) => each.n !== n) }), 6000);
  }

  sign(message: Extract<ClientMessage, { type: "say" | "point" }>): void {
    this.set({ pointing: false });
    if (this.company) this.socket?.send(message);
  }

  /** Ask why a thing cannot be used; by a click only where people expect that it can. */
  wonder(place: string, at: Element, asked = false): void {
    this.wondering = null;
    this.set({ because: null });
    if (this.now.reading || this.now.sent || !(asked || select.wonders(this.asked, place))) return;
    this.wondering = { place, box: at.getBoundingClientRect() };
    if (!this.socket?.send({ type: "why", place })) this.explain(t("line-away"), this.wondering.box);
  }

  private explain(text: string, box: DOMRect): void {
    const because = { text, box };
    this.set({ because });
    setTimeout(() => this.now.because === because && this.set({ because: null }), 9000);
  }

  tell(note: string): void {
    this.set({ note });
    clearTimeout(this.quiet);
    this.quiet = window.setTimeout(() => this.set({ note: "" }), 8000);
  }

  /** Another page is here: it is read from its top, and keys go on from its question. */
  private arrived = (): void => {
    scrollTo(0, 0);
    this.holdFocus();
  };

  /** At a table keys go on from its question; a replay asks nothing. */
  private holdFocus(): void {
    if (!this.now.reading) keepFocus();
  }

  /** From the table of a journey to its road, or back. */
  turn(): void {
    const { update, view } = this.now;
    if (!wayOf(update)) return;
    this.set({
      view: view === "road" && update?.table ? "table" : "road",
      menu: null,
      confirm: null,
      zoom: null,
      pointing: false,
    });
    void tick().then(this.arrived);
  }

  /** Keep a card open to read on; once more lets go of it. */
  pin(zoom: Zoomed, focus = false): void {
    this.set({ zoom: null, pinned: this.now.pinned?.id === zoom.id ? null : { ...zoom, focus } });
  }

  /** Close what lies on top; false if nothing does. */
  closeTop(): boolean {
    const { zoom, menu, confirm, pointing, pinned, because } = this.now;
    const top = Boolean(zoom || menu || confirm || pointing);
    if (top) this.set({ zoom: null, menu: null, confirm: null, pointing: false });
    else if (pinned) this.set({ pinned: null });
    this.set({ because: null });
    return top || Boolean(pinned || because);
  }

  // What can be done

  /** A click on a thing: its one meaning, or a small menu. */
  click(place: string, at: Element): void {
    const options = this.targets.get(place) ?? [];
    this.set({ because: null });
    if (options.length === 1) this.answer(options[0]!);
    else if (options.length) this.set({ menu: { options, box: at.getBoundingClientRect() } });
  }

  choose(key: string): void {
    const option = select.find(this.asked, key);
    if (option) this.answer(option);
  }

  answer(option: Option, sure = false): void {
    const { update, sent } = this.now;
    if (!update || !this.asked?.mine || sent || this.now.reading) return;
    const left = !sure && update.table && select.leaves(this.asked, option, update.table, this.kindOf);
    if (left) return this.set({ confirm: { option, left }, menu: null });
    const heard = this.send({ type: "answer", seq: update.seq, key: option.key });
    this.set({ menu: null, confirm: null, zoom: null, sent: heard, away: 0, ...(heard ? {} : { plan: null }) });
  }

  /** Whether the server can hear it; else whoever clicked is told. */
  private send(message: ClientMessage): boolean {
    const heard = this.socket?.send(message) ?? false;
    if (!heard) this.tell(t("line-away"));
    return heard;
  }

  undo(): void {
    if (this.now.update?.undo.possible) this.send({ type: "undo", seq: this.pacer.seq });
  }

  redo(): void {
    if (this.now.update?.undo.redo) this.send({ type: "redo", seq: this.pacer.seq });
  }

  consent(agree: boolean): void {
    if (this.now.update) this.send({ type: "consent", seq: this.now.update.seq, agree });
  }

  private kindOf = (id: string): string | undefined => this.card(id)?.kind;
  nextGem = $derived(this.asked?.mine ? select.nextGem(this.asked, this.kindOf) : undefined);
  /** What is sensible next; unknown as long as cards have no names. */
  step = $derived(this.now.catalogue ? select.step(this.asked, this.kindOf) : undefined);
  /** The things it is done with. */
  stepAt = $derived(new Set(this.step?.options.flatMap((option) => [option.target, ...option.also])));

  /** To those things: they light up, and keys go on from the first one. */
  lead(): void {
    const led = this.stepAt;
    this.set({ led });
    lookAt(led);
    setTimeout(() => this.now.led === led && this.set({ led: new Set() }), 3600);
  }

  playGems(): void {
    this.set({ plan: { kind: "gems" } });
    this.proceed();
  }

  putDown(cards: number[]): void {
    this.set({ plan: { kind: "order", cards } });
    this.proceed();
  }

  /** The next answer of a plan; anything unexpected ends it. */
  private proceed(): void {
    const { plan } = this.now;
    const decision = this.asked;
    if (!plan && this.now.asPlayed && decision?.mine && select.ordering(decision) && !this.now.update?.undo.redo) {
      const played = this.now.update?.table?.players.find(({ seat }) => seat === decision.seats[0])?.played ?? [];
      return this.putDown(played.map(({ n }) => n)); // not where somebody has just taken it back
    }
    if (!plan || !decision) return;
    let option: Option | undefined;
    if (plan.kind === "gems") option = this.nextGem;
    else if (select.ordering(decision) && plan.cards.length) {
      const [n, ...rest] = plan.cards;
      option = select.find(decision, select.orderKey(decision, n!) ?? "");
      this.set({ plan: { kind: "order", cards: rest } });
    }
    if (option && decision.mine) this.answer(option, true);
    else this.set({ plan: null });
  }
}

export const store = new Store();
