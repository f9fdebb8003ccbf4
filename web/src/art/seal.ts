/**
 * Under which key a drawing lies. One file holds all of them, and a campaign hides who comes in later chapters:
 * ids are sealed when the client is built (`sealing.ts`), so that the file can be read by anybody.
 */
export function seal(id: string): string {
  let h = 0x811c9dc5;
  for (const c of id) h = Math.imul(h ^ c.charCodeAt(0), 0x01000193) >>> 0;
  return h.toString(36);
}
