/** The games this browser knows, and what the server tells of them. */
import * as api from "../api";
import { kept, rewrite, type Kept } from "../games";
import { lang, t } from "../i18n.svelte";
import type { GameInfo } from "../types";

const ASKED = 20; // of the newest

export class Mine {
  games = $state(kept());
  known = $state<Record<string, GameInfo | "lost">>({});
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly inquired = new Set<string>(); // once each in a language: a second answer could be older than a renaming

  /** Asks for what is not known yet in the language of the page. */
  inquire(): void {
    const asked = lang();
    for (const { token } of this.games.slice(0, ASKED)) {
      if (this.inquired.has(`${asked} ${token}`)) continue;
      this.inquired.add(`${asked} ${token}`);
      api.info(token, asked).then(
        (info) => asked === lang() && this.learn(token, info),
        (error: api.Problem) => (this.known[token] = error.code === "offline" ? this.known[token]! : "lost"),
      );
    }
  }

  /** What the server knows of a game counts: somebody may have renamed it elsewhere. */
  learn(token: string, info: GameInfo): void {
    this.known[token] = info;
    const game = this.games.find((each) => each.token === token);
    if (!game || game.name === info.name) return;
    rewrite({ ...game, name: info.name });
    this.reread();
  }

  reread(): void {
    this.games = kept();
  }

  /** What is known of a game that is still there. */
  info(token: string): GameInfo | undefined {
    const found = this.known[token];
    return found === "lost" ? undefined : found;
  }

  /** Those that can be gone on with, the newest first. */
  get open(): (Kept & { info: GameInfo })[] {
    return this.games.flatMap((game) => {
      const info = this.info(game.token);
      return info && !info.over && !info.trouble ? [{ ...game, info }] : [];
    });
  }
}

/** What a game is called that nobody named. */
export const unnamed = (info: GameInfo | undefined): string =>
  info?.campaign ? t("unnamed-campaign") : info?.journey ? t("unnamed-journey") : t("unnamed");

function state(info: GameInfo): string {
  if (info.trouble) return t("trouble-outdated.title");
  if (info.over) return info.won ? t("won") : t("lost");
  return t("turn-n", { n: info.turn });
}

/** Who plays against whom, and how far it has come; one part of it may be known already. */
export function standing(info: GameInfo, name: (id: string) => string, told = ""): string {
  const way = info.campaign ?? info.journey;
  const parts = way
    ? [
        "names" in way ? way.names.filter(Boolean).join(", ") : way.title,
        info.trouble ? state(info) : way.standing,
        info.parent && t("forked"),
      ]
    : [
        info.setup && name(info.setup.nemesis),
        info.setup?.mages.map(name).join(", "),
        state(info),
        info.parent && t("forked-game"),
      ];
  return parts.filter((part) => part && part !== told).join(" · ");
}
