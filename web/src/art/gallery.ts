/** All drawings, by what they show. Loaded in one piece, after the page stands. */
import SOURCES from "virtual:drawings/portraits";
import type { Family } from "../emblem";
import { framed, picture, type Composition } from "./compose";
import { HALOS } from "./portraits/halos";
import { EXTRAS } from "./pictures/extras";
import { LEGACY } from "./pictures/legacy";
import { LEGACY_FOES } from "./pictures/legacy-foes";
import { OUTCASTS } from "./pictures/outcasts";
import { WAR_ETERNAL } from "./pictures/war-eternal";
import { seal } from "./seal";
import { SKIES } from "./skies";
import { face, halo, scene, seatLight } from "./strangers";

export { backdrop, room } from "./rooms";

const PICTURES: Readonly<Record<string, Composition | undefined>> = {
  ...WAR_ETERNAL,
  ...LEGACY,
  ...LEGACY_FOES,
  ...OUTCASTS,
  ...EXTRAS,
};

const source = (id: string): string | undefined => SOURCES[seal(id)];

/** Whose portrait it is: where one mage sits in several seats ('adept p2'), the one of the seat if there is one. */
export function sitter(id: string): string {
  const [who = "", seat = "p1"] = id.split(" ");
  return source(who) ? who : `${who}-${seat.slice(1)}`;
}

/** The portrait of a mage, an ally or a nemesis, its pack's own if there is one; `coin`: its face alone. */
export const portrait = (id: string, family: Family, coin: boolean, own?: string): string =>
  framed(own ?? source(sitter(id)) ?? face(id.split(" ")[0]!, family), coin);

/** The light behind a portrait. */
export function light(id: string, family: Family): string {
  const [who = "", seat] = id.split(" ");
  const shared = seat && sitter(id) === who; // one face for several seats: told apart by the light
  return shared ? seatLight(seat) : (HALOS[seal(sitter(id))] ?? halo(who, family));
}

/** What a card shows, whatever its printing. */
export const composition = (id: string, family: Family): Composition =>
  PICTURES[seal(id.split("~")[0]!)] ?? scene(id.split("~")[0]!, family);

export const cardPicture = (id: string, family: Family, own?: string): string =>
  own ? framed(own) : picture(composition(id, family));

/** The sky of a card's picture, light, middle and dark. */
export const sky = (id: string, family: Family): readonly string[] => SKIES[composition(id, family)[0]].sky;
