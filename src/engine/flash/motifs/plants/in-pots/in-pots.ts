import type { Motif } from '../../motif.ts';
import { agave } from './agave.ts';
import { aloe } from './aloe.ts';
import { cactus } from './cactus.ts';
import { flytrap } from './flytrap.ts';
import { lanternPlant } from './lantern-plant.ts';
import { monstera } from './monstera.ts';
import { pitcherPlant } from './pitcher-plant.ts';
import { pottedPlant } from './potted-plant.ts';
import { snakePlant } from './snake-plant.ts';
import { succulent } from './succulent.ts';

export const inPots: readonly Motif[] = [
  aloe,
  cactus,
  flytrap,
  pitcherPlant,
  lanternPlant,
  succulent,
  snakePlant,
  monstera,
  agave,
  pottedPlant,
];
