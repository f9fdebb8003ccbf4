/** Pure: at which sizes drawings are baked. */
const ROOT = /<svg\b[^>]*>/;
const STEPS = [96, 160, 240, 360, 600, 900, 1350, 1800]; // widths that are drawn: few, so that places share them
const SHARPEST = 3; // pixels of the screen for one of the page; more nobody sees

/** How many pixels wide a bitmap is for a place on the page. */
export const pixels = (width: number, ratio: number): number =>
  STEPS.find((step) => step >= width * Math.min(ratio, SHARPEST)) ?? STEPS.at(-1)!;

/** The same at a size in pixels, cut where its shape is another. */
export const sized = (svg: string, width: number, height: number): string =>
  svg.replace(ROOT, (root) => {
    const bare = root.replace(/ (width|height|preserveAspectRatio)="[^"]*"/g, "");
    return bare.replace(/>$/, ` width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">`);
  });
