/** What others did: shown at a pace that can be followed, and told to who looked elsewhere. */
import { kept, seen } from "../games";
import { t } from "../i18n.svelte";
import { isTurn, type Moment } from "../moments";
import { type Heard, isBot, Pacer } from "../pace";
import { isMe } from "../people";
import { deeds, sinceMine, type Turn, turns } from "../turns";
import type { Table } from "./table.svelte";

export class News {
  front = $state.raw<Moment[]>([]); // to be looked at one after the other
  behind = $state(false); // bots play, or what others did is still to be shown
  away = $state(0); // turns that passed while nobody looked, 0 none or told
  open = $state(false); // what happened since my last turn is read

  constructor(private readonly table: Table) {}

  pacer = new Pacer({
    show: (heard, before) => void this.table.show(heard.update, heard.lines).then(() => this.shown(heard, before)),
    front: (front, behind) => {
      this.front = front;
      this.behind = behind;
    },
    paces: () => {
      const { stay, bots } = this.table.ways;
      return document.hidden ? [0, 0] : [stay < 0 ? Infinity : 1000 * stay, bots];
    },
    cursed: (id) => this.table.words.card(id)?.curse ?? false,
    fresh: () => this.lastSeen === undefined,
    turns: () => this.table.line.plays,
  });

  read(): void {
    this.open = true;
    this.away = 0;
  }

  private get lastSeen(): number | undefined {
    return kept().find(({ token }) => token === this.table.line.token)?.seen;
  }

  /** What is told beside the table: what bots did, and to who comes back that there is something to read. */
  private shown({ update, lines }: Heard, before: Heard | null): void {
    const after = before?.update.seq ?? update.seq;
    if (this.table.ways.bots)
      turns(lines).forEach(
        (turn, i, all) =>
          (all[i + 1]?.seq ?? -1) > after &&
          isBot(update, turn.seat) &&
          this.table.overlay.notice({ type: "noted", text: this.told(turn), bot: true }),
      );
    if (before && !document.hidden) seen(this.table.line.token, update.seq);
    else this.looked();
  }

  /** Somebody comes, or looks again: what happened meanwhile is offered, here, or to who had a turn at another browser. */
  looked = (): void => {
    const { line, ways } = this.table;
    if (document.hidden || line.reading || !line.update || this.table.left) return;
    const begun = this.passed[0]?.seq !== line.lines.find(isTurn)?.seq;
    const after = this.lastSeen ?? (begun && ways.stay ? -1 : Infinity);
    this.away = this.passed.filter(({ seq, lines }) => (lines.at(-1)?.seq ?? seq) > after).length;
    seen(line.token, line.update.seq);
  };

  /** Turns of others since my last one. */
  passed = $derived.by((): Turn[] => {
    const { update, lines, me } = this.table.line;
    return sinceMine(
      turns(lines),
      (update?.presence.seats ?? []).filter((seat) => isMe(seat, me)).map(({ seat }) => seat),
    );
  });

  /** A turn in a few words. */
  told = (turn: Turn, running = false): string => {
    const { words } = this.table;
    const did = deeds(turn, words.kindOf).map(({ what, n, cards }) =>
      t(`did-${what}`, {
        n,
        cards: cards.map(([id, times]) => words.name(id) + (times > 1 ? ` ×${times}` : "")).join(", "),
      }),
    );
    return `${words.seatName(turn.seat ?? "")}: ${[...did, ...(running ? [] : [t("did-end")])].join(", ")}`;
  };
}
