/** What comes faster than one can follow waits here, for this browser alone; nothing waits for ever. */
import { asks, type Moment, moments } from "./moments";
import type { LogLine, Update } from "./types";

export interface Heard {
  update: Update;
  lines: LogLine[];
}

export interface Stage {
  show(heard: Heard, before: Heard | null): void;
  front(moments: Moment[], behind: boolean): void; // what is to be looked at; whether there is something to skip
  /** Milliseconds that a moment stays in front (0: none comes there, Infinity: until somebody goes on), and from one answer of a bot to the next. */
  paces(): [moment: number, bot: number];
  cursed: (id: string) => boolean;
  fresh(): boolean; // nobody has looked at this table yet
  turns(): boolean; // some are mine
}

const MOST = 300; // updates that may wait, say twenty turns
const MANY = 12; // moments at once: the rest stands in the log

/** Whether a bot holds a seat. */
export const isBot = ({ presence }: Update, seat: string | null): boolean =>
  Boolean(presence.seats.find((each) => each.seat === seat)?.holder.startsWith("bot:"));
const botsTurn = (update: Update | undefined): boolean =>
  Boolean(update?.decision && !update.decision.mine && update.decision.seats.every((seat) => isBot(update, seat)));

export class Pacer {
  private waiting: Heard[] = [];
  private shown: Heard | null = null;
  private newest: Heard | null = null;
  private front: Moment[] = [];
  private timer = 0;
  private time = 0; // that what is in front may stay there
  private seen: Moment | null = null; // which of them stands before somebody's eyes
  private skipping = false;

  constructor(private readonly stage: Stage) {}

  /** The newest entry that came here, shown or not. */
  get seq(): number {
    return this.newest?.update.seq ?? -1;
  }

  hear(update: Update): void {
    const was = this.newest;
    this.newest = {
      update,
      lines: [...(was?.lines ?? []).filter(({ seq }) => seq <= update.log.after), ...update.log.lines],
    };
    const [moment, bot] = this.stage.paces();
    if (was && was === this.shown && update.seq === was.update.seq) {
      this.stage.show((this.shown = this.newest), was); // no answer, but other words, seats, a wish to take back: what is read stays
    } else if (
      !was ||
      update.log.after < was.update.seq ||
      update.seq === was.update.seq ||
      this.skipping ||
      !(moment || bot) ||
      this.waiting.length > MOST
    ) {
      this.toNewest();
    } else {
      this.waiting.push(this.newest);
      const answered = this.shown?.update.decision?.mine && this.front.length < 2; // by me, or for me: nothing to wait for
      if (answered || !(this.front.length || this.timer)) this.next();
      else this.tell();
    }
  }

  /** Who sits where, and for whom, changes beside the game. */
  seated(change: (update: Update) => Update): void {
    if (this.newest) this.newest.update = change(this.newest.update);
  }

  /** To the next moment, or to what happened after it. */
  goOn = (): void => (this.front.length > 1 ? this.set(this.front.slice(1)) : this.next());

  /** A moment is shown, or hidden again: its time runs only while it can be read. */
  watch(moment: Moment, shown: boolean): void {
    if (shown) this.seen = moment;
    else if (this.seen === moment) this.seen = null;
    if (this.front.length) this.run();
  }

  /** Everything that waits is skipped, and what bots do until I am asked, if I ever am. */
  skip = (): void => {
    this.skipping = this.stage.turns();
    this.front = [];
    this.toNewest();
  };

  clear(): void {
    clearTimeout(this.timer);
    Object.assign(this, { waiting: [], shown: null, newest: null, front: [], timer: 0, seen: null, skipping: false });
  }

  private next(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.front = [];
    const next = this.waiting.shift();
    if (next) this.present(next);
    else this.tell();
  }

  private toNewest(): void {
    const { decision } = this.newest!.update;
    this.waiting = [];
    if (!decision || decision.mine) this.skipping = false;
    if (this.newest === this.shown) this.set([]);
    else this.present(this.newest!, this.shown !== null || this.seq > 0); // what comes before the first question is new
  }

  private present(heard: Heard, quick = false): void {
    const before = this.shown;
    const { update, lines } = heard;
    const after = before?.update.seq ?? (quick || !this.stage.fresh() ? update.seq : -1);
    const own = before?.update.decision?.mine; // what came of my own answer I know, unless it goes on asking
    const all = moments(lines, after, this.stage.cursed);
    const front = all.filter(
      (moment) =>
        moment.was ||
        (!quick &&
          this.stage.paces()[0] &&
          (moment.seq > after ||
            (moment.lines.length && !own) ||
            (moment === all.at(-1) && asks(moment, update.decision, update.table)))),
    );
    this.shown = heard;
    this.stage.show(heard, before);
    this.set([...this.front.filter(({ was }) => was), ...front.slice(-MANY)], botsTurn(before?.update));
  }

  /** Put moments in front; the first stays for its time, a question until it is answered. */
  private set(front: Moment[], bots = false): void {
    this.front = front;
    const [moment, bot] = this.stage.paces();
    const { decision, table } = this.shown!.update;
    const question = !front[1] && !this.waiting.length && asks(front[0], decision, table);
    this.time = front.length ? (question ? 0 : moment) : bots ? bot : 0;
    this.run();
    if (!front.length && !this.time && this.waiting.length) this.next();
    else this.tell();
  }

  private run(): void {
    clearTimeout(this.timer);
    const runs = this.time > 0 && this.time < Infinity && (!this.front.length || this.front[0] === this.seen);
    this.timer = runs ? (setTimeout(this.goOn, this.time) as unknown as number) : 0;
  }

  private tell(): void {
    this.stage.front(
      this.front,
      !this.skipping && (this.waiting.length > 0 || (this.stage.paces()[1] > 0 && botsTurn(this.shown?.update))),
    );
  }
}
