/** Make a game and go to its table. */
import * as api from "./api";
import { keep } from "./games";
import { lang } from "./i18n.svelte";
import { go } from "./route.svelte";
import type { Links, NewGame } from "./types";

export function enter(links: Links): void {
  keep({ token: links.owner, name: links.name, links });
  go(`/play/${links.owner}`);
}

export const make = async (game: Partial<NewGame>): Promise<void> => enter(await api.create(game, lang()));
