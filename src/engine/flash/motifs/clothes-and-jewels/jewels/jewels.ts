import type { Motif } from '../../motif.ts';
import { diamondRing } from './diamond-ring.ts';
import { earring } from './earring.ts';
import { gem } from './gem.ts';
import { heartLocket } from './heart-locket.ts';
import { jadeRing } from './jade-ring.ts';
import { magatama } from './magatama.ts';
import { mala } from './mala.ts';
import { necklace } from './necklace.ts';
import { pearl } from './pearl.ts';
import { pearlEarring } from './pearl-earring.ts';
import { ring } from './ring.ts';
import { rosary } from './rosary.ts';
import { weddingRings } from './wedding-rings.ts';

export const jewels: readonly Motif[] = [
  gem,
  mala,
  pearl,
  pearlEarring,
  rosary,
  weddingRings,
  magatama,
  jadeRing,
  diamondRing,
  ring,
  necklace,
  heartLocket,
  earring,
];
