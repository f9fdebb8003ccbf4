/** Pure: mats as they are drawn, and what is new on them. */
import type { Breach, MageInfo, TileInfo } from "./types";

/** The breaches of a mat as the table draws them; one that is not there yet is gone. */
export const discs = (mat: Pick<MageInfo, "breaches">, tiles: readonly TileInfo[]): Breach[] =>
  mat.breaches.map((breach, i) => {
    const tile = breach?.tile || `breach-${i + 1}`;
    const bonus = breach ? (tiles.find(({ id }) => id === tile)?.bonus ?? 0) : 0;
    return {
      slot: i + 1,
      state: !breach ? "gone" : breach.turned === 4 ? "open" : "closed",
      turned: breach?.turned ?? 0,
      focused: false,
      tile,
      bonus,
      focus_cost: null,
      open_cost: null,
      spells: [],
      zones: [],
    };
  });

export interface News {
  breaches: boolean[];
  hand: boolean[];
  deck: boolean[];
  ability: boolean;
}

/** Which of these cards were not there before; of equal ones the last. */
function added(now: readonly string[], was: readonly string[]): boolean[] {
  const left = [...was];
  return now.map((id) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** What is new on a mat; nothing if there is no other to compare it with. */
export function fresh(mat: MageInfo, was: MageInfo | null): News {
  const old = was ?? mat;
  return {
    breaches: mat.breaches.map(
      (breach, i) => breach?.turned !== old.breaches[i]?.turned || breach?.tile !== old.breaches[i]?.tile,
    ),
    hand: added(mat.hand, old.hand),
    deck: added(mat.deck, old.deck),
    ability:
      mat.ability !== old.ability ||
      mat.charges !== old.charges ||
      JSON.stringify(mat.text) !== JSON.stringify(old.text),
  };
}

/** Equal cards together: '3 × Crystal, Spark'. */
export function counted(ids: readonly string[], name: (id: string) => string): string {
  return [...new Set(ids)]
    .map((id) => {
      const n = ids.filter((other) => other === id).length;
      return n > 1 ? `${n} × ${name(id)}` : name(id);
    })
    .join(", ");
}
