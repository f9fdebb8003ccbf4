/** One typed record of what this page knows, and the few things that change it. */
import { tick, untrack } from "svelte";
import * as anim from "./anim";
import * as api from "./api";
import { bought } from "./bought";
import { keepFocus } from "./focus";
import { keep } from "./games";
import { lang, t } from "./i18n.svelte";
import { askedAt, fighting, type View, viewAfter, viewAt } from "./journey";
import * as select from "./select";
import { noticed, type Pointed, pointedAt, type Said, type Sign } from "./signs";
import { type Line, Socket } from "./socket";
import { ring, rings } from "./sound";
import type { AllyInfo, CardInfo, Catalogue, ClientMessage, LogLine, MageInfo, NemesisInfo, Option, RulingInfo, ServerMessage, TermInfo, Update, Welcome } from "./types";

export interface Zoomed {
  id: string;
  box: DOMRect;
  touch?: boolean; // by a finger, which has no other way in than to tap
  focus?: boolean; // by keys, which go on inside
}

interface Record_ {
  catalogue: Catalogue | null;
  me: Welcome | null;
  update: Update | null;
  lines: LogLine[];
  line: Line;
  view: View; // of a journey: its table or its road
  look: string; // the seat looked at
  follow: boolean; // look where the turn is
  speed: anim.Speed;
  odds: boolean; // show the odds of the next turn
  sound: number; // when it is my turn at this table: how loud, 0 to 100
  signs: Sign[]; // what people just said or pointed at
  pointing: boolean; // the next click on a thing points at it
  menu: { options: readonly Option[]; box: DOMRect } | null;
  confirm: Option | null;
  zoom: Zoomed | null;
  pinned: Zoomed | null; // stays while the game goes on
  book: string | null; // the rules are open: at a rule, '' at none
  note: string; // a refusal, for a while
  gone: { code: string; message: string } | null; // the line was closed for good
  newer: boolean; // the server runs another version than when the page was loaded
  sent: boolean; // an answer is on its way
  plan: { kind: "gems" } | { kind: "order"; cards: number[] } | null;
  reading: boolean; // a replay: nothing can be answered
}

const kept = (name: string, other: string): string => {
  try {
    return localStorage.getItem(`gravehold.${name}`) ?? other;
  } catch {
    return other;
  }
};

const first: Record_ = {
  catalogue: null, me: null, update: null, lines: [], line: "opening", view: "table", look: "p1", follow: true,
  speed: Number(kept("speed", "2")) as anim.Speed, odds: kept("odds", "1") === "1", sound: 0, signs: [], pointing: false,
  menu: null, confirm: null, zoom: null, pinned: null, book: null, note: "", gone: null, newer: false, sent: false, plan: null, reading: false,
}; // prettier-ignore

class Store {
  now = $state.raw<Record_>(first);
  private version = "";
  private socket: Socket | null = null;
  private quiet = 0;
  private noticed = 0;

  set(change: Partial<Record_>): void {
    this.now = { ...untrack(() => this.now), ...change };
  }

  remember(name: "speed" | "odds" | "sound", value: number): void {
    const change = { speed: { speed: value as anim.Speed }, odds: { odds: value === 1 }, sound: { sound: value } };
    this.set(change[name]);
    try {
      localStorage.setItem(`gravehold.${name === "sound" ? this.soundKey : name}`, String(value));
    } catch {
      // not kept
    }
  }

  private get soundKey(): string {
    return `sound.${this.now.me?.game ?? ""}`; // of this table only
  }

  // What can be read

  asked = $derived(askedAt(this.now.update, this.now.view));
  targets = $derived(this.asked?.mine && !this.now.sent ? select.targets(this.asked) : new Map<string, Option[]>());
  /** What somebody else may choose from: shown to all, for nobody else to click. */
  others = $derived(this.asked?.mine || this.now.reading ? new Map<string, Option[]>() : select.targets(this.asked));
  pointedAt = $derived(pointedAt(this.now.signs));
  /** Whether others sit at this table and I may speak to them. */
  company = $derived(!this.now.reading && this.now.me !== null && this.now.me.role !== "spectator" && (this.now.me.role === "seat" || (this.now.update?.presence.seats.some((seat) => seat.claimed) ?? false)));
  private cards = $derived(new Map<string, CardInfo>(this.now.catalogue?.cards.map((card) => [card.id, card])));
  private mages = $derived(new Map<string, MageInfo>(this.now.catalogue?.mages.map((mage) => [mage.id, mage])));
  private nemeses = $derived(new Map<string, NemesisInfo>(this.now.catalogue?.nemeses.map((n) => [n.id, n])));
  private terms = $derived(new Map<string, TermInfo>(this.now.catalogue?.terms.map((term) => [term.id, term])));
  private rulings = $derived(new Map<string, RulingInfo>(this.now.catalogue?.rulings.map((ruling) => [ruling.id, ruling])));
  term = (id: string): TermInfo | undefined => this.terms.get(id);
  ruling = (id: string): RulingInfo | undefined => this.rulings.get(id);
  card = (id: string): CardInfo | undefined => this.cards.get(id);
  mage = (id: string): MageInfo | undefined => this.mages.get(id);
  nemesis = (id: string): NemesisInfo | undefined => this.nemeses.get(id);
  private allies = $derived(new Map<string, AllyInfo>(this.now.catalogue?.allies.map((ally) => [ally.id, ally])));
  ally = (id: string): AllyInfo | undefined => this.allies.get(id);
  name = (id: string): string => (this.card(id) ?? this.mage(id) ?? this.nemesis(id) ?? this.ally(id))?.name ?? this.said(id) ?? this.now.catalogue?.names[id] ?? id;
  /** Words for what the definitions of this game bring: zones, tokens, what spaces do. */
  said = (id: string): string | undefined => this.now.update?.words[id];
  /** Who is asked, by name. */
  askedNames = $derived((this.now.update?.decision?.seats ?? []).map((seat) => this.seatName(seat)).join(", "));
  /** The mage who sits there; a seat of a journey may have none yet. */
  seatName = (seat: string): string => {
    const { update } = this.now;
    const n = Number(seat.slice(1));
    const mage = fighting(update) ? update?.table?.players.find((p) => p.seat === seat)?.mage : update?.journey?.mages[n - 1];
    return mage ? this.name(mage) : t("seat-n", { n });
  };

  async learnWords(): Promise<void> {
    const code = lang();
    const catalogue = await api.catalogue(code);
    if (code === lang()) this.set({ catalogue });
  }

  // The line

  open(token: string): void {
    this.leave();
    this.socket = new Socket(token, {
      heard: (message) => this.hear(token, message),
      line: (line) => this.set({ line }),
      seen: () => this.now.update?.seq ?? -1,
      lang,
    });
  }

  leave(): void {
    this.socket?.close();
    this.socket = null;
    this.set({ me: null, update: null, lines: [], line: "opening", gone: null, menu: null, confirm: null, zoom: null, pinned: null, book: null, signs: [], pointing: false, sound: 0, plan: null, sent: false, reading: false, view: "table", look: "p1" });
  }

  retry = (): void => this.socket?.hurry();
  speak = (): void => void this.socket?.send({ type: "lang", lang: lang() });

  private hear(token: string, message: ServerMessage): void {
    if (message.type === "welcome") {
      if (this.version && message.version !== this.version) this.set({ newer: true });
      this.version ||= message.version;
      keep({ token, name: message.name, at: Date.now() });
      const other = this.now.me === null;
      this.set({ me: message, ...(other && message.seat ? { look: message.seat, follow: false } : {}) });
      this.set({ sound: Number(kept(this.soundKey, "0")) });
    } else if (message.type === "update" || message.type === "resync") {
      void this.show({ ...message, type: "update" });
    } else if (message.type === "presence" && this.now.update) {
      this.set({ update: { ...this.now.update, presence: message.presence } });
    } else if (message.type === "said" || message.type === "pointed") {
      this.notice(message);
    } else if (message.type === "error") {
      this.tell(message.message);
      this.set({ plan: null, sent: false });
    } else if (message.type === "closed") {
      this.set({ gone: { code: message.code, message: message.message } });
    }
  }

  /** Draw a new position; cards travel there. */
  async show(update: Update): Promise<void> {
    const before = anim.snapshot();
    anim.taken(before, new Map([...bought(this.now.update?.table, update.table)].map(([n, pile]) => [n, `pile:${pile}`])));
    if (rings(this.now.update, update)) void ring(this.now.sound);
    const lines = [...this.now.lines.filter((line) => line.seq <= update.log.after), ...update.log.lines];
    const active = update.decision?.mine && update.decision.seats.length === 1 ? update.decision.seats[0]! : update.table?.active;
    const look = this.now.follow && active ? active : this.now.look;
    const asked = this.now.update?.undo.proposal && this.now.update.seq === update.seq;
    if (asked && !update.undo.proposal) this.tell(t("undo-refused"));
    const view = this.now.reading ? viewAt(update) : viewAfter(this.now.update, update, this.now.view);
    const moved = view !== this.now.view && this.now.update !== null;
    this.set({ update, lines, look, view, menu: null, confirm: null, sent: false });
    await tick();
    if (moved) this.arrived();
    else keepFocus();
    anim.play(before, anim.duration(this.now.speed, anim.reducedMotion()));
    this.proceed();
  }

  /** A sign is seen for a while and forgotten. */
  private notice(sign: Said | Pointed): void {
    const n = ++this.noticed;
    this.set({ signs: noticed(this.now.signs, sign, n) });
    setTimeout(() => this.set({ signs: this.now.signs.filter((each) => each.n !== n) }), 6000);
  }

  sign(message: Extract<ClientMessage, { type: "say" | "point" }>): void {
    this.set({ pointing: false });
    if (this.company) this.socket?.send(message);
  }

  tell(note: string): void {
    this.set({ note });
    clearTimeout(this.quiet);
    this.quiet = window.setTimeout(() => this.set({ note: "" }), 8000);
  }

  /** Another page is here: it is read from its top, and keys go on from its question. */
  private arrived = (): void => {
    scrollTo(0, 0);
    keepFocus();
  };

  /** From the table of a journey to its road, or back. */
  turn(): void {
    const { update, view } = this.now;
    if (!update?.journey) return;
    this.set({ view: view === "road" && update.table ? "table" : "road", menu: null, confirm: null, zoom: null, pointing: false });
    void tick().then(this.arrived);
  }

  /** Keep a card open to read on; once more lets go of it. */
  pin(zoom: Zoomed, focus = false): void {
    this.set({ zoom: null, pinned: this.now.pinned?.id === zoom.id ? null : { ...zoom, focus } });
  }

  /** Close what lies on top; false if nothing does. */
  closeTop(): boolean {
    const { zoom, menu, confirm, pointing, pinned } = this.now;
    const top = Boolean(zoom || menu || confirm || pointing);
    if (top) this.set({ zoom: null, menu: null, confirm: null, pointing: false });
    else if (pinned) this.set({ pinned: null });
    return top || Boolean(pinned);
  }

  // What can be done

  /** A click on a thing: its one meaning, or a small menu. */
  click(place: string, at: Element): void {
    const options = this.targets.get(place) ?? [];
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
    if (!sure && select.wastes(this.asked, option, update.table?.aether ?? 0)) {
      this.set({ confirm: option, menu: null });
      return;
    }
    const gone = this.socket?.send({ type: "answer", seq: update.seq, key: option.key }) ?? false;
    this.set({ menu: null, confirm: null, zoom: null, sent: gone });
  }

  undo(): void {
    if (this.now.update?.undo.possible) this.socket?.send({ type: "undo", seq: this.now.update.seq });
  }

  consent(agree: boolean): void {
    if (this.now.update) this.socket?.send({ type: "consent", seq: this.now.update.seq, agree });
  }

  nextGem = $derived(this.asked?.mine ? select.nextGem(this.asked, (id) => this.card(id)?.kind) : undefined);

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
