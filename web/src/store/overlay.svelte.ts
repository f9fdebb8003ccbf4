/** What lies over the table for a while: menus, cards read large, the rules, what was said. */
import { type Left, NOWHERE } from "../select";
import { type Noted, noticed, type Pointed, type Said, type Sign } from "../signs";
import type { Option } from "../types";

export interface Zoomed {
  id: string;
  place?: string | undefined; // of the thing shown, which may be damaged
  box: DOMRect;
  touch?: boolean; // by a finger, which has no other way in than to tap
  focus?: boolean; // by keys, which go on inside
}

const TOLD = 8000; // milliseconds
const EXPLAINED = 9000;
const SIGNED = 6000;
const LED = 3600;

export class Overlay {
  menu = $state.raw<{ options: readonly Option[]; box: DOMRect } | null>(null);
  confirm = $state.raw<{ option: Option; left: Left } | null>(null); // to be sure of
  zoom = $state.raw<Zoomed | null>(null);
  pinned = $state.raw<Zoomed | null>(null); // stays while the game goes on
  because = $state.raw<{ text: string; box: DOMRect } | null>(null); // why the thing just clicked can be used for nothing
  note = $state(""); // a refusal, for a while
  book = $state<string | null>(null); // the rules are open: at a rule, '' at none
  led = $state.raw<ReadonlySet<string>>(NOWHERE); // the things that the next step is about, for a while
  signs = $state.raw<Sign[]>([]); // what people just said or pointed at
  pointing = $state(false); // the next click on a thing points at it
  private quiet = 0;
  private closing = 0;
  private signed = 0;

  /** What was about a position ends with it. */
  clear(): void {
    this.menu = this.confirm = this.because = null;
    this.led = NOWHERE;
  }

  /** Close what lies on top; false if nothing does. */
  closeTop(): boolean {
    const top = Boolean(this.zoom || this.menu || this.confirm || this.pointing);
    const under = Boolean(this.pinned || this.because);
    if (top) {
      this.zoom = this.menu = this.confirm = null;
      this.pointing = false;
    } else this.pinned = null;
    this.because = null;
    return top || under;
  }

  /** Keep a card open to read on; once more lets go of it. */
  pin(zoom: Zoomed, focus = false): void {
    this.zoom = null;
    this.pinned = this.pinned?.id === zoom.id ? null : { ...zoom, focus };
  }

  keepZoom = (): void => clearTimeout(this.closing);

  closeZoom = (after = 0): void => {
    clearTimeout(this.closing);
    this.closing = window.setTimeout(() => (this.zoom = null), after);
  };

  tell(note: string): void {
    this.note = note;
    clearTimeout(this.quiet);
    this.quiet = window.setTimeout(() => (this.note = ""), TOLD);
  }

  explain(text: string, box: DOMRect): void {
    const because = { text, box };
    this.because = because;
    setTimeout(() => this.because === because && (this.because = null), EXPLAINED);
  }

  /** A sign is seen for a while and forgotten. */
  notice(sign: Said | Pointed | Noted): void {
    const n = ++this.signed;
    this.signs = noticed(this.signs, sign, n);
    setTimeout(() => (this.signs = this.signs.filter((each) => each.n !== n)), SIGNED);
  }

  /** These things light up. */
  lead(led: ReadonlySet<string>): void {
    this.led = led;
    setTimeout(() => this.led === led && (this.led = NOWHERE), LED);
  }
}
