/** The screens of expeditions and campaigns: one file, loaded by whoever sets out. */
export { default as Campaign } from "./screens/Campaign.svelte";
export { default as Journey } from "./screens/Journey.svelte";
export { default as SetOut } from "./screens/SetOut.svelte";
