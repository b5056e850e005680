import type { Motif } from '../../motif.ts';
import { antelope } from './antelope.ts';
import { antlers } from './antlers.ts';
import { bison } from './bison.ts';
import { boar } from './boar.ts';
import { bull } from './bull.ts';
import { camel } from './camel.ts';
import { cow } from './cow.ts';
import { deer, doe, fawn } from './deer.ts';
import { donkey } from './donkey.ts';
import { giraffe } from './giraffe.ts';
import { goat } from './goat.ts';
import { highlandCow } from './highland-cow.ts';
import { horse } from './horse.ts';
import { llamas } from './llama.ts';
import { moose } from './moose.ts';
import { pig } from './pig.ts';
import { ram } from './ram.ts';
import { flock } from './sheep.ts';
import { zebra } from './zebra.ts';

export const hoofedBeasts: readonly Motif[] = [
  antelope,
  bison,
  boar,
  bull,
  camel,
  cow,
  deer,
  doe,
  donkey,
  fawn,
  ...flock,
  giraffe,
  goat,
  highlandCow,
  horse,
  ...llamas,
  moose,
  pig,
  ram,
  zebra,
  antlers,
];
