/** The line to one game: who I am there, what was heard and is shown, what was sent. */
import { lang } from "../i18n.svelte";
import { keep } from "../games";
import { asMine, isMe } from "../people";
import { type Ears, Socket, type LineState } from "../socket";
import { Translating } from "../translating";
import type { ClientMessage, LogLine, Presence, ServerMessage, Update, Welcome } from "../types";
import { version } from "./version.svelte";

type Resync = Extract<ServerMessage, { type: "resync" }>;

/** What a line speaks through; a socket, but in tests. */
export type Wire = Pick<Socket, "send" | "close" | "hurry">;

/** Who does something with what is heard. */
export interface Listener {
  heard(message: ServerMessage): void;
  received(update: Update): void;
  seated(change: (update: Update) => Update): void;
  back(): void; // the line is open, or open again
  seen(): number;
}

export class Line {
  state = $state<LineState>("opening");
  me = $state.raw<Welcome | null>(null);
  update = $state.raw<Update | null>(null); // what is shown
  lines = $state.raw<LogLine[]>([]);
  sent = $state(false); // an answer is on its way
  acting = $state(""); // the seat of somebody else that is acted for, '' none
  reading = $state(false); // a replay: nothing can be answered
  gone = $state.raw<{ code: string; message: string } | null>(null); // closed for good
  /** Whether some turns are mine to wait for. */
  plays = $derived(this.update?.presence.seats.some((seat) => isMe(seat, this.me)) ?? false);
  /** Whether others sit at this table and I may speak to them. */
  company = $derived(
    !this.reading &&
      this.me !== null &&
      this.me.role !== "spectator" &&
      (this.me.role === "seat" || (this.update?.presence.seats.some((seat) => seat.claimed) ?? false)),
  );
  private wire: Wire | null = null;
  private listener: Listener | null = null;
  private readonly translating = new Translating<Resync>();

  constructor(
    readonly token = "",
    private readonly connect: (ears: Ears) => Wire = (ears) => new Socket(token, ears),
  ) {}

  open(listener: Listener): void {
    this.listener = listener;
    this.wire = this.connect({
      heard: (message) => this.hear(message),
      line: (state) => {
        this.state = state;
        if (state === "open") listener.back();
      },
      seen: () => listener.seen(),
      lang,
    });
  }

  /** A moment of the past is shown; there is nobody to talk to. */
  read(me: Welcome, lines: LogLine[]): void {
    this.reading = true;
    this.state = "open";
    this.me = me;
    this.lines = lines;
  }

  close(): void {
    this.wire?.close();
    this.wire = this.listener = null;
  }

  retry = (): void => this.wire?.hurry();
  /** Whether the server can hear it. */
  send = (message: ClientMessage): boolean => this.wire?.send(message) ?? false;

  hear(message: ServerMessage): void {
    if (message.type === "welcome") {
      version.told(message.version);
      keep({ token: this.token, name: message.name, at: Date.now() });
      this.listener?.heard(message);
      this.me = message;
    } else if (message.type === "update" || message.type === "resync") {
      if (message.type === "resync" && this.translating.takes(message, lang())) return;
      this.receive({ ...message, type: "update" });
    } else if (message.type === "presence" && this.update) {
      this.seat(this.acting, message.presence);
    } else if (message.type === "closed") {
      this.gone = { code: message.code, message: message.message };
    } else this.listener?.heard(message);
  }

  private receive(heard: Update): void {
    if (!heard.decision?.seats.includes(this.acting)) this.acting = "";
    if (!this.update) keep({ token: this.token, sealed: heard.campaign !== null });
    this.listener?.received(asMine(heard, this.me, this.acting));
  }

  /** Who sits where, or for whom somebody acts on purpose, changes beside the game. */
  private seat(acting: string, seats?: Presence): void {
    const change = (update: Update): Update =>
      asMine({ ...update, presence: seats ?? update.presence }, this.me, acting);
    this.listener?.seated(change);
    this.acting = acting;
    this.update = this.update && change(this.update);
  }

  /** The host answers in the place of who came by link, as long as nobody else is asked. */
  actFor = (seat: string): void => this.seat(seat, this.update?.presence);

  /** What is shown, as the server says it in another language. */
  updateIn = (code: string): Promise<Resync | null> =>
    this.translating.ask(code, () => this.send({ type: "lang", lang: code }));
}
