/** Drawings with filters become bitmaps: once, one at a time, when the page has nothing else to do. */

/** What a browser does for it; tests bring their own. */
export interface Oven {
  idle(): Promise<void>;
  paint(svg: string, width: number, height: number): Promise<Blob>;
  /** What outlives the page; nothing where the page came over plain http. */
  store(): Promise<Pick<Cache, "match" | "put" | "delete" | "keys"> | undefined>;
  address(bitmap: Blob): string;
  forget(address: string): void;
}

export interface Drawing {
  id: string;
  svg: string; // without its size
  width: number; // in pixels of the screen
  height: number;
}

interface Bitmap {
  users: number;
  ready: Promise<string>; // its address; '' if it could not be drawn
}

export const MOST_UNUSED = 120; // bitmaps kept in memory though nobody shows them
export const MOST_STORED = 900;
const FOLDER = "/baked/";

/** FNV-1a: another one for every drawing. */
export function version(svg: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < svg.length; i++) hash = Math.imul(hash ^ svg.charCodeAt(i), 0x01000193) >>> 0;
  return hash.toString(36);
}

export class Baker {
  private bitmaps = new Map<string, Bitmap>(); // unused ones in the order in which they were let go
  private last: Promise<unknown> = Promise.resolve();

  constructor(private oven: Oven) {}

  /** A name for one bitmap, the same on every visit. */
  key = ({ id, svg, width, height }: Drawing): string =>
    `${FOLDER}${encodeURIComponent(id)}/${version(svg)}/${width}x${height}`;

  /** The address of its bitmap, once there is one; whoever takes it releases it. */
  take(drawing: Drawing): Promise<string> {
    const key = this.key(drawing);
    const found = this.bitmaps.get(key);
    if (found) {
      found.users++;
      return found.ready;
    }
    const bitmap: Bitmap = { users: 1, ready: Promise.resolve("") };
    this.bitmaps.set(key, bitmap);
    bitmap.ready = this.made(key, drawing, bitmap);
    return bitmap.ready;
  }

  release(drawing: Drawing): void {
    const key = this.key(drawing);
    const bitmap = this.bitmaps.get(key);
    if (!bitmap || --bitmap.users > 0) return;
    this.bitmaps.delete(key);
    this.bitmaps.set(key, bitmap);
    const unused = [...this.bitmaps].filter(([, { users }]) => users <= 0);
    for (const [old] of unused.slice(0, Math.max(0, unused.length - MOST_UNUSED))) this.drop(old);
  }

  private drop(key: string): void {
    const bitmap = this.bitmaps.get(key);
    this.bitmaps.delete(key);
    void bitmap?.ready.then((address) => address && this.oven.forget(address));
  }

  private async made(key: string, drawing: Drawing, bitmap: Bitmap): Promise<string> {
    const stored = await this.stored(key);
    if (stored) return this.oven.address(stored);
    const turn = this.last.then(() => this.baked(key, drawing, bitmap));
    this.last = turn;
    return turn;
  }

  private async baked(key: string, { svg, width, height }: Drawing, bitmap: Bitmap): Promise<string> {
    if (bitmap.users <= 0) return this.abandoned(key, bitmap); // scrolled by, or another table meanwhile
    await this.oven.idle();
    try {
      const drawn = await this.oven.paint(svg, width, height);
      void this.keep(key, drawn);
      return this.oven.address(drawn);
    } catch {
      return ""; // it stays flat
    }
  }

  private abandoned(key: string, bitmap: Bitmap): string {
    if (this.bitmaps.get(key) === bitmap) this.bitmaps.delete(key);
    return "";
  }

  private async stored(key: string): Promise<Blob | undefined> {
    try {
      const found = await (await this.oven.store())?.match(key);
      return found && (await found.blob());
    } catch {
      return undefined; // a browser may refuse at any time
    }
  }

  private async keep(key: string, drawn: Blob): Promise<void> {
    try {
      const store = await this.oven.store();
      if (!store) return;
      await store.put(key, new Response(drawn, { headers: { "Content-Type": drawn.type } }));
      const kept = await store.keys();
      for (const old of kept.slice(0, Math.max(0, kept.length - MOST_STORED))) await store.delete(old);
    } catch {
      // full, or forbidden: it is drawn again on the next visit
    }
  }
}
