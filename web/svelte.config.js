import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// Marks of a component's styles stand on every element it draws: short ones spare a few kB.
const cssHash = ({ hash, filename }) => `s${hash(filename.replace(/^.*\/src\//, "")).slice(0, 4)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash, discloseVersion: false } };
