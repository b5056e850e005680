import { beasts } from './entries/creatures/beasts.ts';
import { birds } from './entries/creatures/birds.ts';
import { crawlersAndSwimmers } from './entries/creatures/crawlers-and-swimmers.ts';
import { dogs } from './entries/creatures/dogs.ts';
import { mythicalBeasts } from './entries/creatures/mythical-beasts.ts';
import { flowers } from './entries/nature/flowers.ts';
import { fruitAndVegetables } from './entries/nature/fruit-and-vegetables.ts';
import { ground } from './entries/nature/ground.ts';
import { leavesAndTrees } from './entries/nature/leaves-and-trees.ts';
import { places } from './entries/nature/places.ts';
import { sky } from './entries/nature/sky.ts';
import { athletesAndPlayers } from './entries/people/athletes-and-players.ts';
import { deities } from './entries/people/deities.ts';
import { families } from './entries/people/families.ts';
import { figures } from './entries/people/figures.ts';
import { gestures } from './entries/people/gestures.ts';
import { peopleAtWork } from './entries/people/people-at-work.ts';
import { portraits } from './entries/people/portraits.ts';
import { saintsAndHeroes, thingsOfLegends } from './entries/people/saints-and-heroes.ts';
import { spirits } from './entries/people/spirits.ts';
import { constellations } from './entries/signs/constellations.ts';
import { elderRunes } from './entries/signs/elder-runes.ts';
import { faiths } from './entries/signs/faiths.ts';
import { flagsAndMaps } from './entries/signs/flags-and-maps.ts';
import { lesserArcana } from './entries/signs/lesser-arcana.ts';
import { patterns } from './entries/signs/patterns.ts';
import { science } from './entries/signs/science.ts';
import { symbols } from './entries/signs/symbols.ts';
import { tarotAndZodiac } from './entries/signs/tarot-and-zodiac.ts';
import { bonds } from './entries/things/bonds.ts';
import { drinks } from './entries/things/drinks.ts';
import { eyesAndMasks } from './entries/things/eyes-and-masks.ts';
import { food } from './entries/things/food.ts';
import { household } from './entries/things/household.ts';
import { keepsakes } from './entries/things/keepsakes.ts';
import { music } from './entries/things/music.ts';
import { picturesAndPapers } from './entries/things/pictures-and-papers.ts';
import { play } from './entries/things/play.ts';
import { seafaring } from './entries/things/seafaring.ts';
import { skullsAndArms } from './entries/things/skulls-and-arms.ts';
import { sports } from './entries/things/sports.ts';
import { toysAndFeasts } from './entries/things/toys-and-feasts.ts';
import { trades } from './entries/things/trades.ts';
import { vehicles } from './entries/things/vehicles.ts';
import { wear } from './entries/things/wear.ts';

/** The entries, room by room. */
export const rooms = [
  beasts,
  dogs,
  birds,
  crawlersAndSwimmers,
  mythicalBeasts,
  figures,
  portraits,
  deities,
  saintsAndHeroes,
  thingsOfLegends,
  spirits,
  athletesAndPlayers,
  peopleAtWork,
  families,
  gestures,
  skullsAndArms,
  seafaring,
  keepsakes,
  eyesAndMasks,
  bonds,
  music,
  play,
  sports,
  trades,
  wear,
  household,
  picturesAndPapers,
  toysAndFeasts,
  vehicles,
  places,
  food,
  drinks,
  symbols,
  flagsAndMaps,
  science,
  tarotAndZodiac,
  lesserArcana,
  elderRunes,
  faiths,
  constellations,
  flowers,
  fruitAndVegetables,
  leavesAndTrees,
  sky,
  ground,
  patterns,
] as const;
