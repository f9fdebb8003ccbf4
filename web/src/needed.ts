/** Parts of the page that are fetched when they are needed. */
import { backoff } from "./socket";

const KEY = "gravehold.again"; // how often in a row the page was loaded anew for want of a part

const wait = (tries: number): Promise<void> => new Promise((done) => setTimeout(done, backoff(tries)));

/** Once the server answers, the page anew: nothing is lost with it, and it knows where all its parts are now. */
async function reload(): Promise<void> {
  const before = Number(sessionStorage.getItem(KEY) ?? 0);
  sessionStorage.setItem(KEY, String(before + 1));
  if (before) await wait(before); // a part that is missing for good must not make the page flicker
  for (let tries = 0; !(await fetch("/api/health").catch(() => null))?.ok; tries++) await wait(tries);
  location.reload();
}

/** A part that cannot be had: the server is away, or was updated and has other parts. */
export async function needed<T>(part: Promise<T>, again = reload): Promise<T> {
  try {
    const found = await part;
    sessionStorage.removeItem(KEY);
    return found;
  } catch {
    await again();
    return new Promise(() => undefined); // what waits for it is gone with the page
  }
}
