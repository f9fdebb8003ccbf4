/** What comes in front of the table when something has happened: one file, loaded by then. */
export { default as Since } from "./table/Since.svelte";
export { default as Stage } from "./table/Stage.svelte";
