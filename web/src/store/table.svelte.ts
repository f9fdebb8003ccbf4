/** The table somebody sits at: its records, what can be done here, and what is done with what is heard. */
import { createContext, tick } from "svelte";
import * as anim from "../anim";
import { bought } from "../bought";
import { keepFocus, lookAt } from "../focus";
import { plain } from "../games";
import { t } from "../i18n.svelte";
import { askedAt, type View, viewAfter, viewAt, wayOf } from "../journey";
import { stuck } from "../moments";
import * as select from "../select";
import { pointedAt } from "../signs";
import { ring, rings } from "../sound";
import type { ClientMessage, Option, ServerMessage, Update } from "../types";
import type { Line } from "./line.svelte";
import { News } from "./news.svelte";
import { Overlay } from "./overlay.svelte";
import { Plan } from "./plan.svelte";
import { Ways } from "./ways.svelte";
import { Words } from "./words.svelte";

const NOTHING: select.Targets = new Map();

export class Table {
  readonly line: Line;
  readonly words: Words;
  readonly ways = new Ways();
  readonly overlay = new Overlay();
  readonly plan = new Plan(this);
  readonly news = new News(this);
  view = $state<View>("table"); // of a journey: its table or its road
  look = $state("p1"); // the seat looked at
  follow = $state(true); // look where the turn is
  private shown = Promise.resolve(); // updates of a campaign are shown one after the other
  left = false;
  private wondering: { place: string; box: DOMRect } | null = null;

  constructor(line: Line) {
    this.line = line;
    this.words = new Words(line);
  }

  // What is asked

  asked = $derived.by(() => askedAt(this.line.update, this.view));
  targets = $derived.by(() =>
    this.asked?.mine && !this.line.sent && this.line.state === "open" ? select.targets(this.asked) : NOTHING,
  );
  /** What somebody else may choose from: shown to all, for nobody else to click. */
  others = $derived.by(() => (this.asked?.mine || this.line.reading ? NOTHING : select.targets(this.asked)));
  pointedAt = $derived.by(() => pointedAt(this.overlay.signs, this.overlay.led));
  nextGem = $derived.by(() => (this.asked?.mine ? select.nextGem(this.asked) : undefined));
  /** What is sensible next. */
  step = $derived.by(() => select.step(this.asked));
  /** The things it is done with. */
  stepAt = $derived.by(() => select.placesOf(this.step?.options));

  // What is heard

  open(): void {
    if (plain(this.line.token)) void this.words.learn().catch(() => undefined); // what is here anyway is not waited for
    this.line.open({
      heard: (message) => this.heard(message),
      received: (update) => this.received(update),
      seated: (change) => this.news.pacer.seated(change),
      back: () => this.line.update && void this.words.before(this.line.update),
      seen: () => this.news.pacer.seq,
    });
  }

  close(): void {
    this.left = true;
    this.news.pacer.clear();
    this.line.close();
  }

  private heard(message: ServerMessage): void {
    if (message.type === "welcome") {
      if (!this.line.me && message.seat) [this.look, this.follow] = [message.seat, false];
      this.ways.at(message.game);
    } else if (message.type === "said" || message.type === "pointed") {
      this.overlay.notice(message);
    } else if (message.type === "because") {
      if (message.place === this.wondering?.place) this.overlay.explain(message.text, this.wondering.box);
    } else if (message.type === "error") {
      this.overlay.tell(message.message);
      this.plan.end();
      this.line.sent = false;
    }
  }

  private received(update: Update): void {
    const { pacer } = this.news;
    if (!update.campaign) {
      void this.words.before(update);
      pacer.hear(update);
    } else
      this.shown = this.shown
        .then(() => this.words.before(update))
        .then(() => (this.left ? undefined : pacer.hear(update)));
  }

  /** All that the server says, in another language: fetched while the old one still stands. */
  translated = async (code: string): Promise<() => void> => {
    const [words, update] = await Promise.all([this.words.in(code).catch(() => undefined), this.line.updateIn(code)]);
    return () => {
      words?.(code);
      if (update && update.seq >= (this.line.update?.seq ?? 0)) this.line.hear(update);
      else if (update) this.line.send({ type: "lang", lang: code }); // somebody has answered since
    };
  };

  // What is shown

  /** Draw a new position; cards travel there. */
  async show(update: Update, lines = this.line.lines): Promise<void> {
    const was = this.line.update;
    const before = anim.snapshot();
    anim.taken(before, bought(was?.table, update.table));
    if (rings(was, update)) void ring(this.ways.sound);
    if (was?.undo.proposal && was.seq === update.seq && !update.undo.proposal) this.overlay.tell(t("undo-refused"));
    const moved = this.turnTo(update, was);
    this.overlay.clear();
    Object.assign(this.line, { update, lines, sent: false });
    if (!this.line.reading)
      stuck(lines, was?.seq ?? update.seq).forEach((text) => this.overlay.notice({ type: "noted", text }));
    await tick();
    if (this.left) return; // meanwhile
    if (moved) this.arrived();
    else this.holdFocus();
    anim.play(before, anim.duration(this.ways.speed, anim.reducedMotion()));
    this.plan.proceed();
  }

  /** Where the reader looks with an update; whether that is another page than before. */
  private turnTo(update: Update, was: Update | null): boolean {
    const { decision, table } = update;
    const active = decision?.mine && decision.seats.length === 1 ? decision.seats[0]! : table?.active;
    if (this.follow && active) this.look = active;
    const view = this.line.reading ? viewAt(update) : viewAfter(was, update, this.view);
    const moved = view !== this.view && was !== null;
    this.view = view;
    return moved;
  }

  /** Another page is here: it is read from its top, and keys go on from its question. */
  private arrived = (): void => {
    scrollTo(0, 0);
    this.holdFocus();
  };

  /** At a table keys go on from its question; a replay asks nothing. */
  private holdFocus(): void {
    if (!this.line.reading) keepFocus();
  }

  /** From the table of a journey to its road, or back. */
  turn(): void {
    const { update } = this.line;
    if (!wayOf(update)) return;
    this.view = this.view === "road" && update?.table ? "table" : "road";
    Object.assign(this.overlay, { menu: null, confirm: null, zoom: null, pointing: false });
    void tick().then(this.arrived);
  }

  // What can be done

  /** A click on a thing: its one meaning, or a small menu. */
  click(place: string, at: Element): void {
    const options = this.targets.get(place) ?? [];
    this.overlay.because = null;
    if (options.length === 1) this.answer(options[0]!);
    else if (options.length) this.overlay.menu = { options, box: at.getBoundingClientRect() };
  }

  choose(key: string): void {
    const option = select.find(this.asked, key);
    if (option) this.answer(option);
  }

  answer(option: Option, sure = false): void {
    const { update, sent, reading } = this.line;
    if (!update || !this.asked?.mine || sent || reading) return;
    this.overlay.menu = null;
    const left = !sure && update.table && select.leaves(this.asked, option, update.table);
    if (left) return void (this.overlay.confirm = { option, left });
    this.overlay.confirm = this.overlay.zoom = null;
    this.news.away = 0;
    this.line.sent = this.send({ type: "answer", seq: update.seq, key: option.key });
    if (!this.line.sent) this.plan.end();
  }

  /** Whether the server can hear it; else whoever clicked is told. */
  private send(message: ClientMessage): boolean {
    const heard = this.line.send(message);
    if (!heard) this.overlay.tell(t("line-away"));
    return heard;
  }

  undo(): void {
    if (this.line.update?.undo.possible) this.send({ type: "undo", seq: this.news.pacer.seq });
  }

  redo(): void {
    if (this.line.update?.undo.redo) this.send({ type: "redo", seq: this.news.pacer.seq });
  }

  consent(agree: boolean): void {
    if (this.line.update) this.send({ type: "consent", seq: this.line.update.seq, agree });
  }

  sign(message: Extract<ClientMessage, { type: "say" | "point" }>): void {
    this.overlay.pointing = false;
    if (this.line.company) this.line.send(message);
  }

  /** Ask why a thing cannot be used; by a click only where people expect that it can. */
  wonder(place: string, at: Element, asked = false): void {
    this.wondering = null;
    this.overlay.because = null;
    if (this.line.reading || this.line.sent || !(asked || select.wonders(this.asked, place))) return;
    this.wondering = { place, box: at.getBoundingClientRect() };
    if (!this.line.send({ type: "why", place })) this.overlay.explain(t("line-away"), this.wondering.box);
  }

  /** To the things of the next step: they light up, and keys go on from the first one. */
  lead(): void {
    this.overlay.lead(this.stepAt);
    lookAt(this.stepAt);
  }
}

/** The table a component stands at; a page that has none sits at one without a line. */
export const [atTable, setTable] = createContext<Table>();
