/** Another language is asked for, and the answer that speaks it is waited for; only the last one asked for is. */

const PATIENCE = 5000; // milliseconds: a line that is gone speaks it when it is back

export class Translating<M extends { lang: string }> {
  private wanted: { lang: string; done: (message: M | null) => void } | null = null;

  /** What is sent in that language; nothing if it could not be asked for, comes too late, or another was chosen since. */
  ask(lang: string, send: () => boolean): Promise<M | null> {
    this.wanted?.done(null);
    this.wanted = null;
    return new Promise((resolve) => {
      if (!send()) return resolve(null);
      const wanted = { lang, done: resolve };
      this.wanted = wanted;
      setTimeout(() => {
        if (this.wanted === wanted) this.wanted = null;
        resolve(null);
      }, PATIENCE);
    });
  }

  /** Whether it is for nobody but who waits: the answer, or one in a language that is neither wanted nor spoken. */
  takes(message: M, spoken: string): boolean {
    if (message.lang === this.wanted?.lang) {
      this.wanted.done(message);
      this.wanted = null;
      return true;
    }
    return message.lang !== spoken;
  }
}
