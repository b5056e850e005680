import type { Motif } from '../motif.ts';
import { anteater } from './anteater.ts';
import { badger } from './badger.ts';
import { bat, batWings } from './bat.ts';
import { bear, polarBear } from './bear.ts';
import { boar } from './boar.ts';
import { bull } from './bull.ts';
import { cat } from './cat.ts';
import { cow } from './cow.ts';
import { dachshund } from './dachshund.ts';
import { deer } from './deer.ts';
import { dog } from './dog.ts';
import { dogBreeds } from './dog-breeds.ts';
import { elephant } from './elephant.ts';
import { flatFacedDogs } from './flat-faced-dogs.ts';
import { fox } from './fox.ts';
import { gorilla } from './gorilla.ts';
import { hedgehog } from './hedgehog.ts';
import { herdingDogs } from './herding-dogs.ts';
import { horse } from './horse.ts';
import { howlingWolf } from './howling-wolf.ts';
import { hyena } from './hyena.ts';
import { leopard } from './leopard.ts';
import { lion } from './lion.ts';
import { lioness } from './lioness.ts';
import { lynx } from './lynx.ts';
import { monkey, monkeyKing } from './monkey.ts';
import { ferret, otter } from './otter.ts';
import { panda } from './panda.ts';
import { panther } from './panther.ts';
import { pig } from './pig.ts';
import { platypus } from './platypus.ts';
import { poodle } from './poodle.ts';
import { porcupine } from './porcupine.ts';
import { rabbit } from './rabbit.ts';
import { raccoon } from './raccoon.ts';
import { ram } from './ram.ts';
import { redPanda } from './red-panda.ts';
import { seal } from './seal.ts';
import { shiba } from './shiba.ts';
import { sloth } from './sloth.ts';
import { squirrel } from './squirrel.ts';
import { tanuki } from './tanuki.ts';
import { tiger } from './tiger.ts';
import { toyDogs } from './toy-dogs.ts';
import { wiseMonkeys } from './wise-monkeys.ts';
import { wolf } from './wolf.ts';

export const beasts: readonly Motif[] = [
  anteater,
  badger,
  bat,
  batWings,
  bear,
  boar,
  bull,
  cat,
  dachshund,
  deer,
  dog,
  ...dogBreeds,
  elephant,
  ferret,
  ...flatFacedDogs,
  fox,
  gorilla,
  hedgehog,
  ...herdingDogs,
  horse,
  howlingWolf,
  hyena,
  leopard,
  lion,
  lioness,
  lynx,
  monkey,
  monkeyKing,
  otter,
  panda,
  panther,
  pig,
  platypus,
  polarBear,
  poodle,
  rabbit,
  raccoon,
  ram,
  redPanda,
  seal,
  sloth,
  squirrel,
  tanuki,
  tiger,
  ...toyDogs,
  wolf,
  shiba,
  cow,
  ...wiseMonkeys,
  porcupine,
];
