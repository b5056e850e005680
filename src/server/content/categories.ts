import { anchorsAndShips } from './categories/anchors-and-ships.ts';
import { birds } from './categories/birds.ts';
import { butterfliesAndMoths } from './categories/butterflies-and-moths.ts';
import { crownsAndJewels } from './categories/crowns-and-jewels.ts';
import { daggersAndSwords } from './categories/daggers-and-swords.ts';
import { dragonsAndPhoenixes } from './categories/dragons-and-phoenixes.ts';
import { eyes } from './categories/eyes.ts';
import { faithAndLuck } from './categories/faith-and-luck.ts';
import { feathersAndWings } from './categories/feathers-and-wings.ts';
import { flowers } from './categories/flowers.ts';
import { geometry } from './categories/geometry.ts';
import { hearts } from './categories/hearts.ts';
import { japanese } from './categories/japanese.ts';
import { koiAndSea } from './categories/koi-and-sea.ts';
import { lettering } from './categories/lettering.ts';
import { lionsAndTigers } from './categories/lions-and-tigers.ts';
import { mandalas } from './categories/mandalas.ts';
import { moonAndStars } from './categories/moon-and-stars.ts';
import { mountainsAndWaves } from './categories/mountains-and-waves.ts';
import { roses } from './categories/roses.ts';
import { skulls } from './categories/skulls.ts';
import { snakes } from './categories/snakes.ts';
import { timeAndMemory } from './categories/time-and-memory.ts';
import { wolvesAndBeasts } from './categories/wolves-and-beasts.ts';
import type { CategoryContent } from './content.ts';

/** The categories of the library, the most popular first. */
export const categories: readonly CategoryContent[] = [
  roses,
  snakes,
  wolvesAndBeasts,
  flowers,
  butterfliesAndMoths,
  skulls,
  moonAndStars,
  koiAndSea,
  birds,
  hearts,
  dragonsAndPhoenixes,
  daggersAndSwords,
  lionsAndTigers,
  japanese,
  mandalas,
  lettering,
  anchorsAndShips,
  timeAndMemory,
  mountainsAndWaves,
  geometry,
  eyes,
  crownsAndJewels,
  feathersAndWings,
  faithAndLuck,
];
