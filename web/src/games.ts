/** The games this browser knows: links are rights, so they are kept here and nowhere else. */
import type { Links } from "./types";

export interface Kept {
  token: string;
  name: string;
  at: number;
  links?: Links; // of games made here
  seen?: number; // the newest entry that was shown here
  sealed?: boolean; // a campaign: of its things nothing is asked for that is not known there
}

const KEY = "gravehold.games";

export function kept(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found)
      ? found.filter((g: Partial<Kept> | null): g is Kept => typeof g?.token === "string")
      : [];
  } catch {
    return [];
  }
}

function write(games: Kept[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games.slice(0, 200)));
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** Keep or refresh a game, the newest first. */
export function keep(game: Partial<Kept> & { token: string }): void {
  const old = kept().find((other) => other.token === game.token);
  const now = { name: "", at: Date.now(), ...old, ...game };
  write([now, ...kept().filter((other) => other.token !== game.token)]);
}

/** The same game where it stands in the list, with another name. */
export const rewrite = (game: Kept): void => write(kept().map((other) => (other.token === game.token ? game : other)));

/** So much of it was shown here. */
export function seen(token: string, seq: number): void {
  const game = kept().find((other) => other.token === token);
  if (game) rewrite({ ...game, seen: seq });
}

export const forget = (token: string): void => write(kept().filter((game) => game.token !== token));

/** Whether it is known to be no campaign. */
export const plain = (token: string): boolean => kept().some((game) => game.token === token && game.sealed === false);

export const linksOf = (token: string): Links | undefined => kept().find((g) => g.token === token)?.links;
