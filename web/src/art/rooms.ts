/** Pure: the light of the room in which a nemesis stands, and what is behind it. */
import BACKDROPS from "virtual:drawings/rooms";
import { chance } from "../emblem";
import { whole } from "./compose";
import { ROOMS } from "./rooms/colours";
import { seal } from "./seal";

export interface Colours {
  halo: string; // the light behind the nemesis
  far: string; // its walls
  near: string;
  key: string; // words and bars
  stone: string; // the table
  edge: string;
}

const byte = (part: number): string =>
  Math.round(255 * part)
    .toString(16)
    .padStart(2, "0");

/** hue in turns, saturation and lightness in parts. */
function colour(hue: number, saturation: number, lightness: number): string {
  const most = saturation * Math.min(lightness, 1 - lightness);
  const part = (n: number): number => {
    const at = (n + hue * 12) % 12;
    return lightness - most * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  };
  return `#${byte(part(0))}${byte(part(8))}${byte(part(4))}`;
}

/** A room for a nemesis of a pack: one hue, in the same steps from light to dark as the others. */
function strange(id: string): Colours {
  const hue = chance(`room/${id}`)();
  return {
    halo: colour(hue, 0.6, 0.56),
    far: colour(hue, 0.5, 0.2),
    near: colour(hue, 0.45, 0.055),
    key: colour(hue, 0.85, 0.82),
    stone: colour(hue, 0.1, 0.35),
    edge: colour(hue, 0.3, 0.6),
  };
}

export const room = (id: string): Colours => ROOMS[seal(id)] ?? strange(id);

/** A hall of pillars with a light at its end, in the colours of the room. */
function hall(id: string): string {
  const { halo, far, near, key } = room(id);
  const next = chance(`hall/${id}`);
  const pillars = [90, 330, 1110, 1340].map((x) => {
    const [wide, lean] = [60 + 50 * next(), 20 * next() - 10];
    return `M${x - wide / 2} 0H${x + wide / 2}L${x + wide / 2 + lean} 640H${x - wide / 2 - lean}Z`;
  });
  const dust = Array.from({ length: 9 }, () => {
    const [x, y, r] = [360 + 720 * next(), 60 + 360 * next(), 2 + 3 * next()].map(Math.round);
    return `<circle cx="${x}" cy="${y}" r="${r}"/>`;
  });
  return whole(
    "0 0 1440 640",
    `<radialGradient id="l" cx=".5" cy=".4" r=".6"><stop stop-color="${key}"/><stop offset=".2" stop-color="${halo}"/>
    <stop offset=".55" stop-color="${far}"/><stop offset="1" stop-color="${near}"/></radialGradient>
    <rect width="1440" height="640" fill="url(#l)"/>
    <path fill="${far}" d="${pillars[1]}${pillars[2]}"/><path fill="${near}" d="${pillars[0]}${pillars[3]}"/>
    <g fill="${key}" opacity=".7">${dust.join("")}</g>`,
  );
}

export const backdrop = (id: string): string => BACKDROPS[seal(id)] ?? hall(id);
