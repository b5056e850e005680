import { beasts } from './beasts/beasts.ts';
import { birds } from './birds/birds.ts';
import { clothesAndJewels } from './clothes-and-jewels/clothes-and-jewels.ts';
import { crawlersAndSwimmers } from './crawlers-and-swimmers/crawlers-and-swimmers.ts';
import { deitiesAndSpirits } from './deities-and-spirits/deities-and-spirits.ts';
import { flowers } from './flowers/flowers.ts';
import { foodAndDrink } from './food-and-drink/food-and-drink.ts';
import { gamesAndSport } from './games-and-sport/games-and-sport.ts';
import type { Motif } from './motif.ts';
import { music } from './music/music.ts';
import { mythicalBeasts } from './mythical-beasts/mythical-beasts.ts';
import { people } from './people/people.ts';
import { plants } from './plants/plants.ts';
import { signs } from './signs/signs.ts';
import { skullsAndArms } from './skulls-and-arms/skulls-and-arms.ts';
import { skyAndLand } from './sky-and-land/sky-and-land.ts';
import { things } from './things/things.ts';
import { tools } from './tools/tools.ts';
import { vehicles } from './vehicles/vehicles.ts';

/** The motifs that we draw ourselves. A concept of the same name is drawn by them instead of by its icons. */
const all: readonly Motif[] = [
  ...beasts,
  ...birds,
  ...crawlersAndSwimmers,
  ...deitiesAndSpirits,
  ...flowers,
  ...mythicalBeasts,
  ...people,
  ...plants,
  ...signs,
  ...skullsAndArms,
  ...skyAndLand,
  ...foodAndDrink,
  ...music,
  ...clothesAndJewels,
  ...gamesAndSport,
  ...tools,
  ...things,
  ...vehicles,
];

export const motifs: ReadonlyMap<string, Motif> = new Map(all.map((motif) => [motif.name, motif]));
