import type { Motif } from '../motif.ts';
import { avocado } from './avocado.ts';
import { bamboo } from './bamboo.ts';
import { bonsai } from './bonsai.ts';
import { cactus } from './cactus.ts';
import { coconut } from './coconut.ts';
import { fern } from './fern.ts';
import { holly } from './holly.ts';
import { japanesePine } from './japanese-pine.ts';
import { lanternPlant } from './lantern-plant.ts';
import { laurel } from './laurel.ts';
import { lemon } from './lemon.ts';
import { maple } from './maple.ts';
import { mushroom } from './mushroom.ts';
import { oak } from './oak.ts';
import { palm } from './palm.ts';
import { pineTree } from './pine-tree.ts';
import { plum } from './plum.ts';
import { jackOLantern, pumpkin } from './pumpkin.ts';
import { sprig } from './sprig.ts';
import { strawberry } from './strawberry.ts';
import { tree } from './tree.ts';
import { vine } from './vine.ts';
import { watermelon } from './watermelon.ts';
import { wheat } from './wheat.ts';
import { willow } from './willow.ts';

export const plants: readonly Motif[] = [
  avocado,
  bamboo,
  bonsai,
  cactus,
  coconut,
  fern,
  holly,
  jackOLantern,
  japanesePine,
  lanternPlant,
  laurel,
  lemon,
  maple,
  mushroom,
  oak,
  palm,
  plum,
  sprig,
  strawberry,
  tree,
  vine,
  watermelon,
  wheat,
  willow,
  pineTree,
  pumpkin,
];
