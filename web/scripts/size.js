// Prints what a first visit loads, gzipped: everything but the Fluent files.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const folder = new URL("../../src/gravehold/server/static/assets/", import.meta.url);
const sizes = readdirSync(folder).map((name) => [name, gzipSync(readFileSync(new URL(name, folder))).length]);
const words = ([name]) => /^(en|pl|de)-/.test(name);
const sum = (list) => list.reduce((total, [, size]) => total + size, 0);
for (const [name, size] of sizes) console.log(`${(size / 1000).toFixed(1).padStart(8)} kB  ${name}`);
console.log(`bundle ${(sum(sizes.filter((s) => !words(s))) / 1000).toFixed(1)} kB gzipped, Fluent files ${(sum(sizes.filter(words)) / 1000).toFixed(1)} kB`);
