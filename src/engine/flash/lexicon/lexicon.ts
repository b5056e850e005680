import { beasts } from './beasts.ts';
import { birds } from './birds.ts';
import { bonds } from './bonds.ts';
import type { Concept } from './concept.ts';
import { constellations } from './constellations.ts';
import { crawlersAndSwimmers } from './crawlers-and-swimmers.ts';
import { eyesAndMasks } from './eyes-and-masks.ts';
import { figures } from './figures.ts';
import { flora } from './flora.ts';
import { food } from './food.ts';
import { ground } from './ground.ts';
import { household } from './household.ts';
import { keepsakes } from './keepsakes.ts';
import { music } from './music.ts';
import { mythicalBeasts } from './mythical-beasts.ts';
import { patterns } from './patterns.ts';
import { places } from './places.ts';
import { play } from './play.ts';
import { seafaring } from './seafaring.ts';
import { skullsAndArms } from './skulls-and-arms.ts';
import { sky } from './sky.ts';
import { symbols } from './symbols.ts';
import { trades } from './trades.ts';
import { vehicles } from './vehicles.ts';
import { wear } from './wear.ts';

/** Everything that a prompt can ask for. */
export const lexicon: readonly Concept[] = [
  ...beasts,
  ...birds,
  ...crawlersAndSwimmers,
  ...mythicalBeasts,
  ...figures,
  ...skullsAndArms,
  ...seafaring,
  ...keepsakes,
  ...eyesAndMasks,
  ...bonds,
  ...music,
  ...play,
  ...trades,
  ...wear,
  ...household,
  ...vehicles,
  ...places,
  ...food,
  ...symbols,
  ...constellations,
  ...flora,
  ...sky,
  ...ground,
  ...patterns,
];
