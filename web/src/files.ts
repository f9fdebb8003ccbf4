/** Chronicles and expeditions as files. */
import * as api from "./api";
import { lang } from "./i18n.svelte";

export async function download(token: string, battle?: number): Promise<void> {
  const { name, chronicle } = await api.chronicle(token, lang(), battle);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([chronicle], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
