// Draws docs/images/table-desktop.png and table-phone.png: the real table in the middle of a game of
// four mages that bots have played so far.
// Run: gravehold serve (elsewhere), then: npm run picture -- http://127.0.0.1:8000
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const server = process.argv[2] ?? "http://127.0.0.1:8000";
const chromium = process.env.CHROMIUM ?? "chromium";
const folder = fileURLToPath(new URL("../../docs/images/", import.meta.url));
const TURN = 27;

async function call(method, path, body) {
  const answer = await fetch(`${server}/api${path}`, { method, body: body && JSON.stringify(body), headers: { "content-type": "application/json" } });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

const seats = ["p1", "p2", "p3", "p4"];
const { owner } = await call("POST", "/games", {
  nemesis: "umbra-titan", mages: ["dezmodia", "garu", "gex", "mazahaedron"], seats: seats.map(() => "bot:greedy"), seed: "7", undo: "free", name: "The long night",
});
let game = await call("GET", `/games/${owner}`);
while (game.turn < TURN && !game.over) {
  await new Promise((done) => setTimeout(done, 50));
  game = await call("GET", `/games/${owner}`);
}
for (const seat of seats) await call("PATCH", `/games/${owner}`, { seat, holder: "human" });

const profile = mkdtempSync(join(tmpdir(), "gravehold-"));
for (const [name, size] of [["table-desktop", "1440,1300"], ["table-phone", "500,1080"]]) {
  execFileSync(chromium, [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run", "--hide-scrollbars", "--force-prefers-reduced-motion",
    `--user-data-dir=${profile}`, `--window-size=${size}`, "--virtual-time-budget=8000", `--screenshot=${join(folder, `${name}.png`)}`, `${server}/play/${owner}?lang=en`,
  ], { stdio: "ignore" });
  console.log(`${name}.png`);
}
rmSync(profile, { recursive: true, force: true });
