/** Interface words by Fluent; prompts, labels, log and card texts come from the server. */
import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";
import { ago } from "./people";

export const LANGUAGES = ["en", "pl", "de"] as const;
export type Lang = (typeof LANGUAGES)[number];
export const OWN_NAMES: Record<Lang, string> = { en: "English", pl: "Polski", de: "Deutsch" };
const KEY = "gravehold.lang";

type Words = FluentResource["body"];
const files = import.meta.glob<Words>("../locale/*.ftl", { import: "default" });

let now = $state.raw<{ lang: Lang; bundle: FluentBundle | null }>({ lang: "en", bundle: null });

export const lang = (): Lang => now.lang;
export const ready = (): boolean => now.bundle !== null;

const known = (code: string | null | undefined): Lang | undefined =>
  LANGUAGES.find((each) => each === code?.slice(0, 2).toLowerCase());

/** The language kept here, or the browser's, or English. */
export function preferred(): Lang {
  let saved: string | null = null;
  try {
    saved = localStorage.getItem(KEY);
  } catch {
    // not kept
  }
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- read once
  const asked = new URLSearchParams(globalThis.location?.search ?? "").get("lang");
  return known(asked) ?? known(saved) ?? known(globalThis.navigator?.language) ?? "en";
}

/** Of what a file of words was read as. */
export function makeBundle(code: string, body: Words): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource({ body });
  return bundle;
}

let asked: Lang = "en"; // the last one chosen, whichever file comes last

/** Everything at once: what else has to be fetched is waited for, then shown with our own words. */
export async function speak(code: Lang, meanwhile?: (code: Lang) => Promise<() => void>): Promise<void> {
  asked = code;
  const [words, show] = await Promise.all([files[`../locale/${code}.ftl`]!(), meanwhile?.(code)]);
  if (asked !== code) return;
  now = { lang: code, bundle: makeBundle(code, words) };
  show?.();
  document.documentElement.lang = code;
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // not kept
  }
}

/** A message, or its id if there is none; `id.name` is an attribute. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  return say(id, args) ?? id;
}

/** The same, undefined where there is no such message. */
export function say(id: string, args: Record<string, FluentVariable> = {}): string | undefined {
  const bundle = now.bundle;
  const [name = id, attribute] = id.split(".");
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes?.[attribute] : message?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args) : undefined;
}

/** How long ago something was, in the reader's language; seconds since 1970. */
export const agoIn = (seconds: number, now?: number): string => {
  const [n, unit] = ago(seconds, now);
  return new Intl.RelativeTimeFormat(lang()).format(-n, unit);
};

/** A day in the reader's language, with the time of day if asked for; seconds since 1970. */
export const dayOf = (seconds: number, timeStyle?: "short"): string =>
  new Intl.DateTimeFormat(lang(), { dateStyle: "medium", timeStyle }).format(seconds * 1000);

/** Why something was refused: in the server's words, or in ours where it could not say. */
export const refusal = ({ code, message }: { code: string; message: string }): string =>
  message || (say(`trouble-${code}`) ?? t("trouble"));
