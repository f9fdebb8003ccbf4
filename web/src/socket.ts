/** The line to one game: comes back by itself, resumes after the last update seen. */
import type { ClientMessage, ServerMessage } from "./types";

export type LineState = "opening" | "open" | "lost" | "closed";

export interface Ears {
  heard(message: ServerMessage): void;
  line(state: LineState): void;
  seen(): number; // the newest update here, -1 for none
  lang(): string;
}

/** How long to wait before the n-th try, in milliseconds. */
export const backoff = (tries: number, random = Math.random()): number =>
  Math.min(10_000, 400 * 2 ** Math.min(tries, 6)) * (0.7 + 0.6 * random);

const SILENCE = 50_000; // the server speaks every 20 s

export class Socket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private quiet = 0;
  private ended = false;

  constructor(
    private readonly token: string,
    private readonly ears: Ears,
  ) {
    this.open();
    addEventListener("online", this.hurry);
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.quiet);
    removeEventListener("online", this.hurry);
    this.socket?.close();
  }

  /** Try now: the network is back, or somebody asked. */
  hurry = (): void => {
    if (this.ended || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.tries = 0;
    this.open();
  };

  private open(): void {
    this.ears.line(this.tries ? "lost" : "opening");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const seen = this.ears.seen();
    const after = seen >= 0 ? `&after=${seen}` : "";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/games/${this.token}/socket?lang=${this.ears.lang()}${after}`,
    );
    this.socket = socket;
    socket.onmessage = (event) => {
      if (this.ended || socket !== this.socket) return;
      this.listenFor(socket);
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if (message.type === "welcome") {
        this.tries = 0;
        this.ears.line("open");
      }
      if (message.type === "closed") this.close();
      this.ears.heard(message);
      if (message.type === "closed") this.ears.line("closed");
    };
    socket.onclose = () => {
      if (this.ended || socket !== this.socket) return;
      this.tries += 1;
      this.ears.line("lost");
      this.timer = window.setTimeout(() => this.open(), backoff(this.tries));
    };
    this.listenFor(socket);
  }

  /** A line that says nothing for long is dead. */
  private listenFor(socket: WebSocket): void {
    clearTimeout(this.quiet);
    this.quiet = window.setTimeout(() => socket.close(), SILENCE);
  }
}
