import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { sealing } from "./sealing.ts";

const server = process.env.GRAVEHOLD ?? "http://127.0.0.1:8000";

// What the way to the first card needs is one file: what lies between several costs more than it spares.
const SHARED =
  /node_modules|src\/(?!screens\/(Journey|SetOut|Setup|Campaign|Replay)|journeys|replay|journey\/|campaign|setup\/|art\/(?!hang|bake|oven|own|sizes)|seen|table\/(Since|Stage)|parts\/Rules?(Panel|Entry)|main|locale)/;
// Words are read when the client is built, not by every visitor anew.
const fluent = {
  name: "fluent",
  transform: (text: string, id: string) =>
    id.endsWith(".ftl")
      ? {
          code: `export default ${JSON.stringify(new FluentResource(text).body, (key, value: object) => (key === "attributes" && !Object.keys(value).length ? undefined : value))}`,
          map: null,
        }
      : null,
};

const FONTS = ["alegreya-sans", "grenze", "grenze-gotisch"];
// Fonts may be handed on only with their licence.
const licences = {
  name: "licences",
  apply: "build" as const,
  generateBundle(this: { emitFile(file: { type: "asset"; fileName: string; source: string }): string }) {
    for (const font of FONTS)
      this.emitFile({
        type: "asset",
        fileName: `licences/${font}.txt`,
        source: readFileSync(new URL(`node_modules/@fontsource/${font}/LICENSE`, import.meta.url), "utf8"),
      });
  },
};

export default defineConfig({
  plugins: [sealing, svelte(), fluent, licences],
  build: {
    outDir: "../src/gravehold/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [{ name: "shared", test: SHARED }] } },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true, changeOrigin: true } } },
  ...(process.env.VITEST ? { resolve: { conditions: ["browser"] } } : {}), // components are mounted, not rendered to text
  test: { environment: "happy-dom", testTimeout: 60_000, include: ["tests/**/*.test.ts"] },
});
