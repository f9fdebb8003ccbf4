/** Pure: drawings become whole SVG files, with the filters they use. */
import { FILTERS, type Filter } from "./filters";
import { MOTIFS, type Motif } from "./motifs";
import { SKIES, type Sky } from "./skies";

/** A motif in a picture of 150 by 100: where its box begins, how large that is, by how much it is turned, whose tones
 * it has (its sky's, if none). What matters lies between x 25 and 125: tall cards cut the sides off. */
export type Layer = readonly [motif: Motif, x: number, y: number, size: number, turn?: number, tone?: Sky];
export type Composition = readonly [sky: Sky, ...layers: Layer[]];
export type Pictures = Readonly<Record<string, Composition>>;

const FACE = /<view id="face" viewBox="([-\d. ]+)"\/>/;
const ROOT = /<svg\b[^>]*>/;
const BOX = /viewBox="([-\d. ,]+)"/;

/** The definitions of the filters that a drawing uses. */
const filters = (drawn: string): string =>
  (Object.keys(FILTERS) as Filter[])
    .filter((name) => drawn.includes(`url(#${name})`) && !drawn.includes(`id="${name}"`))
    .map((name) => FILTERS[name])
    .join("");

export function motif(name: Motif, tone: Sky): string {
  const tones: Record<string, string> = { ...SKIES[tone], sky: "" };
  return MOTIFS[name].replace(/"([abk])"/g, (_, plane: string) => `"${tones[plane]}"`);
}

export function picture([sky, ...layers]: Composition): string {
  const { sky: stops, glow } = SKIES[sky];
  const drawn = layers.map(
    ([name, x, y, size, turn = 0, tone = sky]) =>
      `<g filter="url(#cut)"><g transform="translate(${x} ${y}) scale(${size / 100}) rotate(${turn} 50 50)">${motif(name, tone)}</g></g>`,
  );
  const light = stops.map((colour, i) => `<stop offset="${[0, 0.45, 1][i]}" stop-color="${colour}"/>`);
  return whole(
    "0 0 150 100",
    `<radialGradient id="sky" cx=".32" cy=".2" r=".95">${light.join("")}</radialGradient>
    <rect width="150" height="100" fill="url(#sky)"/>
    <circle cx="75" cy="52" r="46" fill="${glow}" opacity=".38" filter="url(#soft)"/>${drawn.join("")}`,
  );
}

export const whole = (box: string, drawn: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${filters(drawn)}${drawn}</svg>`;

/** A drawing of a file with the filters it uses; `face`: only the square of it that a coin shows. */
export function framed(source: string, face = false): string {
  const box = face ? FACE.exec(source)?.[1] : undefined;
  const root = source.match(ROOT)![0];
  const cut = box ? root.replace(BOX, `viewBox="${box}"`) : root;
  return source.replace(root, cut + filters(source)).replace(/<!--[^]*?-->/g, "");
}
