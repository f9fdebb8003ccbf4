/** What is said of a nemesis in short, wherever one is met. */
import { t } from "./i18n.svelte";
import type { NemesisInfo } from "./types";

/** With the life it has now, where that is known; one that cannot be damaged has none that counts. */
export function foeFacts(
  { difficulty, life, vulnerable }: NemesisInfo,
  now = life ? t("life-n", { n: life }) : "",
): (string | false)[] {
  return [
    difficulty > 0 && t("nemesis-difficulty", { n: difficulty }),
    vulnerable ? now || t("life-in-parts") : t("invulnerable"),
  ];
}
