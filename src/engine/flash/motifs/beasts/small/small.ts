import type { Motif } from '../../motif.ts';
import { seated } from '../../parts/any-beast/seated.ts';
import { anteater } from './anteater.ts';
import { badger } from './badger.ts';
import { bat, batWings } from './bat.ts';
import { beaver } from './beaver.ts';
import { capybara } from './capybara.ts';
import { guineaPig } from './guinea-pig.ts';
import { hamster } from './hamster.ts';
import { hedgehog } from './hedgehog.ts';
import { kangaroo } from './kangaroo.ts';
import { marmot } from './marmot.ts';
import { meerkat } from './meerkat.ts';
import { mole } from './mole.ts';
import { mouse, rat } from './mouse.ts';
import { hangingOpossum, opossum } from './opossum.ts';
import { ferret, otter } from './otter.ts';
import { pangolin } from './pangolin.ts';
import { platypus } from './platypus.ts';
import { porcupine } from './porcupine.ts';
import { rabbit } from './rabbit.ts';
import { seaOtter } from './sea-otter.ts';
import { squirrels } from './squirrel.ts';

export const smallBeasts: readonly Motif[] = [
  seated(badger, { build: 'squat', tail: null }),
  seated(rabbit, { build: 'squat', tail: 'scut' }),
  anteater,
  bat,
  batWings,
  capybara,
  ferret,
  guineaPig,
  hamster,
  hangingOpossum,
  hedgehog,
  kangaroo,
  marmot,
  meerkat,
  pangolin,
  mole,
  opossum,
  otter,
  platypus,
  porcupine,
  seaOtter,
  ...squirrels,
  mouse,
  rat,
  beaver,
];
