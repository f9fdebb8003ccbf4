/** Drawings that packs bring: where the server has them, and what they are once somebody looks. */
let addresses: Readonly<Record<string, string>> = {};
const fetched = new Map<string, Promise<string | undefined>>();

/** From now on these ids are shown as their packs draw them. */
export const bring = (drawings: Readonly<Record<string, string>>): void => void (addresses = drawings);

async function text(address: string): Promise<string | undefined> {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.text() : undefined;
  } catch {
    fetched.delete(address); // asked for again when the line is back
    return undefined;
  }
}

/** The SVG of a pack, of what has this id, whatever its printing or seat; nothing if there is none. */
export function own(id: string): Promise<string | undefined> {
  const address = addresses[id.split(/[ ~]/)[0]!];
  if (!address) return Promise.resolve(undefined);
  if (!fetched.has(address)) fetched.set(address, text(address));
  return fetched.get(address)!;
}
