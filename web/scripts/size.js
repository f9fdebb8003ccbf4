// Prints what a player downloads on the way to the first card, gzipped: what the page loads at once
// and the words of one language (the longest). What is loaded later, if ever, is told beside it.
// Fails where all drawings together are larger than they may be.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const folder = new URL("../../src/gravehold/server/static/", import.meta.url);
const text = (name) => readFileSync(new URL(name, folder), "utf8");
const kB = (size) => `${(size / 1000).toFixed(1)} kB`;

const first = new Set(["index.html"]);
for (const name of first)
  for (const [, file] of text(name).matchAll(
    /(?:(?:src|href)="\/|\bfrom ?"\.\/|\bimport ?"\.\/)((?:assets\/)?[\w.-]+\.(?:js|css))"/g,
  ))
    first.add(`assets/${file.replace("assets/", "")}`);

const kindOf = (name) => (first.has(name) ? "first" : /^assets\/(en|pl|de)-/.test(name) ? "words" : "later");
const MOST_DRAWN = 250_000;
const files = ["index.html", ...readdirSync(new URL("assets/", folder)).map((name) => `assets/${name}`)].map(
  (name) => ({ name, kind: kindOf(name), size: gzipSync(readFileSync(new URL(name, folder))).length }),
);
const sizes = (kind) => files.filter((file) => file.kind === kind).map((file) => file.size);
const sum = (kind) => sizes(kind).reduce((total, size) => total + size, 0);
for (const { name, kind, size } of files) console.log(`${kB(size).padStart(11)}  ${kind}  ${name}`);
const words = Math.max(...sizes("words"));
console.log(
  `to the first card ${kB(sum("first") + words)} gzipped, ${kB(words)} of it the words of one language; later ${kB(sum("later"))}, together ${kB(sum("first") + words + sum("later"))}`,
);
const drawn = files.filter(({ name }) => /^assets\/gallery-/.test(name)).reduce((total, { size }) => total + size, 0);
console.log(`portraits, pictures and rooms ${kB(drawn)} gzipped, at most ${kB(MOST_DRAWN)}`);
if (drawn > MOST_DRAWN) process.exit(1);
