import type { Motif } from '../../motif.ts';
import { asparagus } from './asparagus.ts';
import { cabbage } from './cabbage.ts';
import { carrot } from './carrot.ts';
import { chili } from './chili.ts';
import { corn } from './corn.ts';
import { cotton } from './cotton.ts';
import { garlic } from './garlic.ts';
import { hops } from './hops.ts';
import { mushroom } from './mushroom.ts';
import { mushroomHouse } from './mushroom-house.ts';
import { pea } from './pea.ts';
import { potato } from './potato.ts';
import { jackOLantern, pumpkin } from './pumpkin.ts';
import { radish } from './radish.ts';
import { rice } from './rice.ts';
import { tomato } from './tomato.ts';
import { wheat } from './wheat.ts';
import { chanterelle, morel } from './wild-mushrooms.ts';

export const vegetablesAndGrain: readonly Motif[] = [
  asparagus,
  cabbage,
  potato,
  pea,
  hops,
  chanterelle,
  jackOLantern,
  morel,
  mushroom,
  mushroomHouse,
  pumpkin,
  radish,
  rice,
  wheat,
  chili,
  carrot,
  corn,
  garlic,
  tomato,
  cotton,
];
