/** The HTTP side of the server; a refusal is a `Problem` with words in the reader's language. */
import type {
  Build,
  Catalogue,
  Chronicle,
  Drawn,
  Fork,
  GameInfo,
  GameLog,
  Links,
  MageInfo,
  Network,
  NewCampaign,
  NewGame,
  NewJourney,
  RulesText,
  Update,
  Watch,
} from "./types";

export class Problem extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    text = await answer.text(); // a server that dies in the middle of its answer is away, too
  } catch {
    throw new Problem("offline", "");
  }
  let data: unknown;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    throw new Problem([502, 503, 504].includes(answer.status) ? "offline" : "internal", ""); // a proxy's own page
  }
  if (answer.ok) return data as T;
  const said = (data ?? {}) as { code?: string; message?: string };
  throw new Problem(said.code ?? "internal", said.message ?? "");
}

export const catalogue = (lang: string) => call<Catalogue>("GET", `/catalogue?lang=${lang}`);
export const rules = (lang: string) => call<RulesText>("GET", `/rules?lang=${lang}`);
export const network = () => call<Network>("GET", "/network");
/** Of a campaign: what is known there, and nothing else. */
export const tableCatalogue = (token: string, lang: string) =>
  call<Catalogue>("GET", `/games/${token}/catalogue?lang=${lang}`);
export const tableRules = (token: string, lang: string) => call<RulesText>("GET", `/games/${token}/rules?lang=${lang}`);
export const beginCampaign = (campaign: Partial<NewCampaign>, lang: string) =>
  call<Links>("POST", `/campaigns?lang=${lang}`, campaign);
export const create = (game: Partial<NewGame>, lang: string) => call<Links>("POST", `/games?lang=${lang}`, game);
export const mat = (mage: string, build: Partial<Build>, lang: string) =>
  call<MageInfo>("POST", `/mats?lang=${lang}`, { mage, build });
export const setOut = (journey: Partial<NewJourney>, lang: string) =>
  call<Links>("POST", `/journeys?lang=${lang}`, journey);
export const draw = (journey: Partial<NewJourney>, lang: string) =>
  call<Drawn>("POST", `/journeys/draw?lang=${lang}`, journey);
export const info = (token: string, lang: string) => call<GameInfo>("GET", `/games/${token}?lang=${lang}`);
export const change = (token: string, what: object, lang: string) =>
  call<GameInfo>("PATCH", `/games/${token}?lang=${lang}`, what);
export const remove = (token: string, lang: string) => call<null>("DELETE", `/games/${token}?lang=${lang}`);
export const at = (token: string, seq: number, lang: string) =>
  call<Update>("GET", `/games/${token}/at/${seq}?lang=${lang}`);
export const watch = (token: string, lang: string) => call<Watch>("POST", `/games/${token}/watch?lang=${lang}`);
export const log = (token: string, lang: string) => call<GameLog>("GET", `/games/${token}/log?lang=${lang}`);
export const fork = (token: string, from: Partial<Fork> & { seq: number }, lang: string) =>
  call<Links>("POST", `/games/${token}/fork?lang=${lang}`, from);
/** All of it, or one battle of a journey by its number. */
export const chronicle = (token: string, lang: string, battle?: number) =>
  call<Chronicle>("GET", `/games/${token}/chronicle?lang=${lang}${battle === undefined ? "" : `&battle=${battle}`}`);
export const restore = (text: string, lang: string) => call<Links>("POST", `/import?lang=${lang}`, { chronicle: text });
