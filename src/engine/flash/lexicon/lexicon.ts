import { athletesAndPlayers } from './athletes-and-players.ts';
import { beasts } from './beasts.ts';
import { birds } from './birds.ts';
import { bonds } from './bonds.ts';
import type { Concept } from './concept.ts';
import { constellations } from './constellations.ts';
import { crawlersAndSwimmers } from './crawlers-and-swimmers.ts';
import { deities } from './deities.ts';
import { dogs } from './dogs.ts';
import { drinks } from './drinks.ts';
import { elderRunes } from './elder-runes.ts';
import { eyesAndMasks } from './eyes-and-masks.ts';
import { faiths } from './faiths.ts';
import { families } from './families.ts';
import { figures } from './figures.ts';
import { flagsAndMaps } from './flags-and-maps.ts';
import { flowers } from './flowers.ts';
import { food } from './food.ts';
import { fruitAndVegetables } from './fruit-and-vegetables.ts';
import { gestures } from './gestures.ts';
import { ground } from './ground.ts';
import { household } from './household.ts';
import { keepsakes } from './keepsakes.ts';
import { leavesAndTrees } from './leaves-and-trees.ts';
import { lesserArcana } from './lesser-arcana.ts';
import { music } from './music.ts';
import { mythicalBeasts } from './mythical-beasts.ts';
import { patterns } from './patterns.ts';
import { peopleAtWork } from './people-at-work.ts';
import { picturesAndPapers } from './pictures-and-papers.ts';
import { places } from './places.ts';
import { play } from './play.ts';
import { portraits } from './portraits.ts';
import { saintsAndHeroes, thingsOfLegends } from './saints-and-heroes.ts';
import { science } from './science.ts';
import { seafaring } from './seafaring.ts';
import { skullsAndArms } from './skulls-and-arms.ts';
import { sky } from './sky.ts';
import { spirits } from './spirits.ts';
import { sports } from './sports.ts';
import { symbols } from './symbols.ts';
import { tarotAndZodiac } from './tarot-and-zodiac.ts';
import { toysAndFeasts } from './toys-and-feasts.ts';
import { trades } from './trades.ts';
import { vehicles } from './vehicles.ts';
import { wear } from './wear.ts';

/** Everything that a prompt can ask for. */
export const lexicon: readonly Concept[] = [
  ...beasts,
  ...dogs,
  ...birds,
  ...crawlersAndSwimmers,
  ...mythicalBeasts,
  ...figures,
  ...portraits,
  ...deities,
  ...saintsAndHeroes,
  ...thingsOfLegends,
  ...spirits,
  ...athletesAndPlayers,
  ...peopleAtWork,
  ...families,
  ...gestures,
  ...skullsAndArms,
  ...seafaring,
  ...keepsakes,
  ...eyesAndMasks,
  ...bonds,
  ...music,
  ...play,
  ...sports,
  ...trades,
  ...wear,
  ...household,
  ...picturesAndPapers,
  ...toysAndFeasts,
  ...vehicles,
  ...places,
  ...food,
  ...drinks,
  ...symbols,
  ...flagsAndMaps,
  ...science,
  ...tarotAndZodiac,
  ...lesserArcana,
  ...elderRunes,
  ...faiths,
  ...constellations,
  ...flowers,
  ...fruitAndVegetables,
  ...leavesAndTrees,
  ...sky,
  ...ground,
  ...patterns,
];

const byName: ReadonlyMap<string, Concept> = new Map(lexicon.map((concept) => [concept.name, concept]));

/** The concept of a name, if there is one. */
export function conceptNamed(name: string): Concept | undefined {
  return byName.get(name);
}
