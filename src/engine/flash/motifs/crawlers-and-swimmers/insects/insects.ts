import type { Motif } from '../../motif.ts';
import { ant } from './ant.ts';
import { bee, bumblebee } from './bee.ts';
import { beetle, scarab } from './beetle.ts';
import { butterflies, butterflyWings, semicolonButterfly } from './butterfly.ts';
import { caterpillar } from './caterpillar.ts';
import { centipede } from './centipede.ts';
import { cicada } from './cicada.ts';
import { dragonfly } from './dragonfly.ts';
import { firefly } from './firefly.ts';
import { fly } from './fly.ts';
import { grasshoppers } from './grasshopper.ts';
import { isopod } from './isopod.ts';
import { ladybug } from './ladybug.ts';
import { lunaMoth } from './luna-moth.ts';
import { mantis } from './mantis.ts';
import { deathHeadMoth, moth } from './moth.ts';
import { scorpion } from './scorpion.ts';
import { snail } from './snail.ts';
import { blackWidow, spider, tarantula } from './spider.ts';
import { greatBeetles } from './stag-beetle.ts';
import { tardigrade } from './tardigrade.ts';
import { wasp } from './wasp.ts';

export const insects: readonly Motif[] = [
  blackWidow,
  cicada,
  bee,
  bumblebee,
  beetle,
  ...greatBeetles,
  ...butterflies,
  butterflyWings,
  semicolonButterfly,
  deathHeadMoth,
  dragonfly,
  fly,
  firefly,
  ...grasshoppers,
  ladybug,
  lunaMoth,
  mantis,
  moth,
  scorpion,
  isopod,
  snail,
  spider,
  tarantula,
  tardigrade,
  centipede,
  scarab,
  wasp,
  ant,
  caterpillar,
];
