import type { Motif } from '../../motif.ts';
import { crab } from './crab.ts';
import { dolphin } from './dolphin.ts';
import { flapjackOctopus } from './flapjack-octopus.ts';
import { hermitCrab } from './hermit-crab.ts';
import { jellyfish } from './jellyfish.ts';
import { kraken } from './kraken.ts';
import { lobster } from './lobster.ts';
import { manatee } from './manatee.ts';
import { narwhal } from './narwhal.ts';
import { octopus } from './octopus.ts';
import { orca } from './orca.ts';
import { seaAnemone } from './sea-anemone.ts';
import { seaAngel } from './sea-angel.ts';
import { seaUrchin } from './sea-urchin.ts';
import { shrimp } from './shrimp.ts';
import { spermWhale } from './sperm-whale.ts';
import { squid } from './squid.ts';
import { starfish } from './starfish.ts';
import { trilobite } from './trilobite.ts';
import { whale } from './whale.ts';
import { whaleTail } from './whale-tail.ts';

export const inTheSea: readonly Motif[] = [
  starfish,
  crab,
  dolphin,
  hermitCrab,
  jellyfish,
  kraken,
  lobster,
  narwhal,
  manatee,
  octopus,
  flapjackOctopus,
  orca,
  seaAngel,
  seaAnemone,
  seaUrchin,
  spermWhale,
  trilobite,
  whale,
  whaleTail,
  squid,
  shrimp,
];
