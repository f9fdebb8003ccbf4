/** Two short tones when it is my turn; made here, so nothing is loaded. */
import type { Update } from "./types";

const NOTES = [587.33, 880]; // D5, A5
const LENGTH = 0.16; // seconds each
const LATE = 1000; // milliseconds after which a tone would only startle

/** Whether a change puts the question to me. */
export const rings = (before: Update | null, after: Update): boolean =>
  Boolean(before && !before.decision?.mine && after.decision?.mine);

/** How loud, of 0 to 100: ears hear in proportions. */
export const gain = (volume: number): number => 0.3 * (Math.max(0, Math.min(100, volume)) / 100) ** 2;

let context: AudioContext | null = null;

/** Play them; a browser that wants a click first keeps still until there was one. */
export async function ring(volume: number): Promise<void> {
  if (volume <= 0 || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const asked = Date.now();
  await context.resume();
  if (Date.now() - asked > LATE) return;
  for (const [i, note] of NOTES.entries()) {
    const at = context.currentTime + i * LENGTH * 0.8;
    const tone = context.createOscillator();
    const loud = context.createGain();
    tone.frequency.value = note;
    loud.gain.setValueAtTime(0, at);
    loud.gain.linearRampToValueAtTime(gain(volume), at + 0.01);
    loud.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH);
    tone.connect(loud).connect(context.destination);
    tone.start(at);
    tone.stop(at + LENGTH);
  }
}
