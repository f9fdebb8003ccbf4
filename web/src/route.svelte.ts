/** Which screen: the address says. Tokens are in paths of our own server only. */

export type Route =
  | { screen: "start" }
  | { screen: "setup" }
  | { screen: "learn" }
  | { screen: "expedition" }
  | { screen: "campaign" }
  | { screen: "table"; token: string }
  | { screen: "replay"; token: string; seq: number | null }
  | { screen: "lost" };

export function parse(path: string): Route {
  const [first = "", token = "", seq = ""] = path.split("/").filter(Boolean);
  if (!first) return { screen: "start" };
  if (first === "new") return { screen: "setup" };
  if (first === "expedition" || first === "campaign") return { screen: first };
  if (first === "learn") return { screen: "learn" };
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(token)) return { screen: "lost" };
  if (first === "play") return { screen: "table", token };
  if (first === "replay") return { screen: "replay", token, seq: /^\d+$/.test(seq) ? Number(seq) : null };
  return { screen: "lost" };
}

/** The token in a pasted link, or a bare token. */
export function tokenOf(text: string): string | null {
  const link = /\/(?:play|replay)\/([A-Za-z0-9_-]{10,64})(?:[/?#\s]|$)/.exec(text.trim());
  if (link) return link[1]!;
  return /^[A-Za-z0-9_-]{16,64}$/.test(text.trim()) ? text.trim() : null;
}

export const route = $state<{ now: Route }>({ now: parse(globalThis.location?.pathname ?? "/") });

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  route.now = parse(path);
  scrollTo(0, 0);
}

/** A link that does something here, and opens in a tab of its own if that is asked for. */
export function instead(event: MouseEvent, act: () => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  act();
}

/** Links of the page itself change the screen without loading it again. */
export function listen(): void {
  addEventListener("popstate", () => (route.now = parse(location.pathname)));
  document.addEventListener("click", (event) => {
    const link = (event.target as HTMLElement).closest?.("a[href^='/']");
    if (
      !link ||
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      link.hasAttribute("target")
    )
      return;
    event.preventDefault();
    go(link.getAttribute("href")!);
  });
}
