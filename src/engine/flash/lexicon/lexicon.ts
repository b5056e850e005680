import type { Concept } from './concept.ts';
import { constellations } from './constellations.ts';
import { creatures } from './creatures.ts';
import { figures } from './figures.ts';
import { flora } from './flora.ts';
import { ground } from './ground.ts';
import { objects } from './objects.ts';
import { patterns } from './patterns.ts';
import { sky } from './sky.ts';
import { symbols } from './symbols.ts';

/** Everything that a prompt can ask for. */
export const lexicon: readonly Concept[] = [
  ...creatures,
  ...figures,
  ...objects,
  ...symbols,
  ...flora,
  ...sky,
  ...constellations,
  ...ground,
  ...patterns,
];
