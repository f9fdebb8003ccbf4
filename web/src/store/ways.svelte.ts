/** How somebody likes to play: what this browser remembers. */
import type { Speed } from "../anim";
import { note, recall } from "../memory";

export class Ways {
  speed = $state(Number(recall("speed", "2")) as Speed);
  odds = $state(recall("odds", "1") === "1"); // show the odds of the next turn
  asPlayed = $state(recall("asPlayed", "0") === "1"); // played cards are put down as they were played, unasked
  stay = $state(Number(recall("stay", "8"))); // seconds that what the nemesis does stays in front, 0 it does not come there, -1 until somebody goes on
  bots = $state(Number(recall("bots", "800"))); // milliseconds from one answer of a bot to the next
  sound = $state(0); // when it is my turn at this table: how loud, 0 to 100
  private game = "";

  /** How loud it rings is a matter of one table. */
  at(game: string): void {
    this.game = game;
    this.sound = Number(recall(this.soundKey, "0"));
  }

  remember(name: "speed" | "odds" | "sound" | "asPlayed" | "stay" | "bots", value: number): void {
    Object.assign(this, { [name]: name === "odds" || name === "asPlayed" ? value === 1 : value });
    note(name === "sound" ? this.soundKey : name, String(value));
  }

  private get soundKey(): string {
    return `sound.${this.game}`;
  }
}
