/** Several answers at once, given one after the other; anything unexpected ends it. */
import * as select from "../select";
import type { Option } from "../types";
import type { Table } from "./table.svelte";

export class Plan {
  now = $state.raw<{ kind: "gems" } | { kind: "order"; cards: number[] } | null>(null);

  constructor(private readonly table: Table) {}

  playGems(): void {
    this.now = { kind: "gems" };
    this.proceed();
  }

  putDown(cards: number[]): void {
    this.now = { kind: "order", cards };
    this.proceed();
  }

  end(): void {
    this.now = null;
  }

  /** The next answer. */
  proceed(): void {
    const { asked, line, ways, nextGem } = this.table;
    const plan = this.now;
    if (!plan && ways.asPlayed && asked?.mine && select.ordering(asked) && !line.update?.undo.redo) {
      const played = line.update?.table?.players.find(({ seat }) => seat === asked.seats[0])?.played ?? [];
      return this.putDown(played.map(({ n }) => n)); // not where somebody has just taken it back
    }
    if (!plan || !asked) return;
    let option: Option | undefined;
    if (plan.kind === "gems") option = nextGem;
    else if (select.ordering(asked) && plan.cards.length) {
      const [n, ...rest] = plan.cards;
      option = select.find(asked, select.orderKey(asked, n!) ?? "");
      this.now = { kind: "order", cards: rest };
    }
    if (option && asked.mine) this.table.answer(option, true);
    else this.end();
  }
}
