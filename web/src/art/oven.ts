/** What `bake.ts` needs of a browser. */
import type { Oven } from "./bake";
import { sized } from "./sizes";

const STORE = "gravehold-art";
const SOON = 2000; // ms after which a busy page draws nevertheless

const idle = (): Promise<void> =>
  new Promise((ready) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => ready(), { timeout: SOON });
    else setTimeout(ready, 50);
  });

async function paint(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image(width, height);
  const address = URL.createObjectURL(new Blob([sized(svg, width, height)], { type: "image/svg+xml" }));
  try {
    image.src = address;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    canvas.getContext("2d")!.drawImage(image, 0, 0, width, height);
    return await new Promise((done, failed) =>
      canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no bitmap"))), "image/webp", 0.88),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

export const BROWSER: Oven = {
  idle,
  paint,
  store: async () => (typeof caches === "undefined" ? undefined : caches.open(STORE)),
  address: (bitmap) => URL.createObjectURL(bitmap),
  forget: (address) => URL.revokeObjectURL(address),
};
