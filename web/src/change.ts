/** What stands beside a number that has just changed, for a while and no longer. */

export const SHOWN = 2500; // milliseconds

export interface Change {
  delta: number; // 0: nothing is shown
  count: number; // of changes, so that each is drawn anew
}

/** Follows one number. Changes in a row that go the same way are one; whatever else happens lets time go on. */
export class Changes {
  private last: number | undefined;
  private since = 0; // when what is shown began
  private timer: ReturnType<typeof setTimeout> | undefined;
  private now: Change = { delta: 0, count: 0 };

  constructor(private readonly show: (change: Change) => void) {}

  see(value: number): void {
    const by = value - (this.last ?? value);
    this.last = value;
    if (!by) return;
    const more = this.now.delta * by > 0 && Date.now() - this.since < SHOWN;
    if (!more) this.since = Date.now();
    this.tell(more ? this.now.delta + by : by);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.tell(0), SHOWN);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private tell(delta: number): void {
    this.now = { delta, count: this.now.count + (delta ? 1 : 0) };
    this.show(this.now);
  }
}
