/** Builds what is drawn without the names of what it shows: `src/art/seal.ts` says why. */
import { readdirSync, readFileSync } from "node:fs";
import { seal } from "./src/art/seal.ts";

const FOLDERS = /^virtual:drawings\/(\w+)$/;
const TABLES = /src\/art\/(pictures\/[\w-]+|portraits\/halos|rooms\/colours)\.ts$/;
const KEY = /^ {2}(?:"([^"]+)"|([\w-]+)):/gm; // as prettier leaves them: the entries of a table, not what is in these
const COMMENT = /<!--.*?-->/gs;

/** Two ids under one key would be one drawing for both. */
function apart(ids: readonly string[]): void {
  if (new Set(ids.map(seal)).size < ids.length) throw new Error(`two of these have the same seal: ${ids.join(", ")}`);
}

function folder(name: string): string {
  const at = new URL(`src/art/${name}/`, import.meta.url);
  const files = readdirSync(at).filter((file) => file.endsWith(".svg"));
  apart(files);
  const text = (file: string): string => readFileSync(new URL(file, at), "utf8").replace(COMMENT, "");
  const drawn = files.map((file) => [seal(file.slice(0, -".svg".length)), text(file)]);
  return `export default ${JSON.stringify(Object.fromEntries(drawn))}`;
}

function table(text: string): string {
  const ids = [...text.matchAll(KEY)].map(([, quoted, plain]) => quoted ?? plain!);
  apart(ids);
  return text.replace(KEY, (_, quoted?: string, plain?: string) => `  "${seal(quoted ?? plain!)}":`);
}

export const sealing = {
  name: "sealing",
  enforce: "pre" as const,
  resolveId: (id: string) => (FOLDERS.test(id) ? `\0${id}` : null),
  load: (id: string) =>
    id.startsWith("\0") && FOLDERS.test(id.slice(1)) ? folder(FOLDERS.exec(id.slice(1))![1]!) : null,
  transform: (text: string, id: string) => (TABLES.test(id.split("?")[0]!) ? { code: table(text), map: null } : null),
};
