/** A table without a server: its line says what a test says, and keeps what was answered. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { onTestFinished } from "vitest";
import catalogue from "../../fixtures/catalogue.en.json";
import fixture from "../../fixtures/update.json";
import hello from "../../fixtures/welcome.json";
import { speak } from "../../src/i18n.svelte";
import { Line } from "../../src/store/line.svelte";
import { Table } from "../../src/store/table.svelte";
import type { Ears } from "../../src/socket";
import type { Catalogue, ClientMessage, Decision, Option, ServerMessage, Update, Welcome } from "../../src/types";
import At from "./At.svelte";

await speak("en");
export const update = fixture as unknown as Update;
export const welcome = hello as unknown as Welcome;
export const laid = update.table!;

export interface Seated {
  table: Table;
  sent: ClientMessage[];
  hear: (message: ServerMessage) => void;
}

/** In the middle of a fight: p4 of four mages is in the main phase and holds the whole table's link. */
export function seated(change: Partial<Update> = {}, me: Partial<Welcome> = {}): Seated {
  const sent: ClientMessage[] = [];
  let ears: Ears | undefined;
  const line = new Line("fixture", (given) => {
    ears = given;
    return { send: (message) => sent.push(message) > 0, close: () => undefined, hurry: () => undefined };
  });
  const table = new Table(line);
  table.words.teach(catalogue as unknown as Catalogue, "en");
  table.open();
  ears!.line("open");
  const hear = (message: ServerMessage): void => {
    ears!.heard(message);
    flushSync();
  };
  hear({ ...welcome, ...me });
  hear({ ...update, ...change, type: "update" });
  onTestFinished(() => table.close());
  return { table, sent, hear };
}

/** Draw a component there; what is drawn goes with the test. */
export function drawn<P extends object>(part: Component<P>, props: P, table: Table): HTMLElement {
  const target = document.body.appendChild(document.createElement("div"));
  const bare: Component<Record<string, unknown>> = part as unknown as Component<Record<string, unknown>>;
  const shown = mount(At, { target, props: { table, part: bare, props } });
  flushSync();
  onTestFinished(async () => {
    await unmount(shown);
    target.remove();
  });
  return target;
}

export const press = (where: HTMLElement, what: string): void => {
  const button = where.querySelector<HTMLElement>(what);
  if (!button) throw new Error(`nothing fits ${what} in ${where.innerHTML}`);
  button.click();
  flushSync();
};

/** The words of what fits, one by one. */
export const texts = (where: HTMLElement, what: string): string[] =>
  [...where.querySelectorAll(what)].map((each) => each.textContent?.replace(/\s+/g, " ").trim() ?? "");

export const asked = (change: Partial<Decision>): Decision => ({ ...update.decision!, ...change });
export const player = (seat: string) => laid.players.find((each) => each.seat === seat)!;
export const without = (...keys: string[]): Option[] =>
  update.decision!.options.filter(({ key }) => !keys.includes(key));
