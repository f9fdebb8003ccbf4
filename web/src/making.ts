/** Make a game or a journey and go there. */
import * as api from "./api";
import { keep } from "./games";
import { lang } from "./i18n.svelte";
import { go } from "./route.svelte";
import type { Links, NewCampaign, NewGame, NewJourney } from "./types";

export function enter(links: Links): void {
  keep({ token: links.owner, name: links.name, links });
  go(`/play/${links.owner}`);
}

export const setOut = async (journey: Partial<NewJourney>): Promise<void> => enter(await api.setOut(journey, lang()));

export const beginCampaign = async (campaign: Partial<NewCampaign>): Promise<void> =>
  enter(await api.beginCampaign(campaign, lang()));

export const make = async (game: Partial<NewGame>): Promise<void> => enter(await api.create(game, lang()));
