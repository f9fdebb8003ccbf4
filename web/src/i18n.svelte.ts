/** Interface words by Fluent; prompts, labels, log and card texts come from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "pl", "de"] as const;
export type Lang = (typeof LANGUAGES)[number];
export const OWN_NAMES: Record<Lang, string> = { en: "English", pl: "Polski", de: "Deutsch" };
const KEY = "gravehold.lang";

const files = import.meta.glob<string>("../locale/*.ftl", { query: "?raw", import: "default" });

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
  const asked = new URLSearchParams(globalThis.location?.search ?? "").get("lang");
  return known(asked) ?? known(saved) ?? known(globalThis.navigator?.language) ?? "en";
}

export function makeBundle(code: string, text: string): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

let asked: Lang = "en"; // the last one chosen, whichever file comes last

export async function speak(code: Lang): Promise<void> {
  asked = code;
  const text = await files[`../locale/${code}.ftl`]!();
  if (asked !== code) return;
  now = { lang: code, bundle: makeBundle(code, text) };
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
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args) : undefined;
}

/** Why something was refused: in the server's words, or in ours where it could not say. */
export const refusal = ({ code, message }: { code: string; message: string }): string => message || (say(`trouble-${code}`) ?? t("trouble"));
