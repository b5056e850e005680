import type { Motif } from '../../motif.ts';
import { alchemyMotifs } from './alchemy.ts';
import { cyberSigil } from './cyber-sigil.ts';
import { deathlyHallows } from './deathly-hallows.ts';
import { elderRunes } from './elder-runes.ts';
import { magicCircle, sigil } from './magic-circle.ts';
import { nazar } from './nazar.ts';
import { pentagram } from './pentagram.ts';
import { rune } from './rune.ts';
import { sacredFigures } from './sacred-geometry.ts';
import { helmOfAwe, vegvisir } from './vegvisir.ts';

export const magic: readonly Motif[] = [
  magicCircle,
  sigil,
  ...sacredFigures,
  nazar,
  helmOfAwe,
  pentagram,
  rune,
  ...elderRunes,
  vegvisir,
  ...alchemyMotifs,
  deathlyHallows,
  cyberSigil,
];
