import type { Motif } from '../motif.ts';
import { seated } from '../parts/any-beast/seated.ts';
import { romping, sittingTail } from '../parts/dogs/dog-poses.ts';
import { anteater } from './anteater.ts';
import { antelope } from './antelope.ts';
import { antlers } from './antlers.ts';
import { baboon, mandrill } from './baboon.ts';
import { badger } from './badger.ts';
import { bat, batWings } from './bat.ts';
import { bear, polarBear } from './bear.ts';
import { beaver } from './beaver.ts';
import { bison } from './bison.ts';
import { boar } from './boar.ts';
import { bull } from './bull.ts';
import { camel } from './camel.ts';
import { capybara } from './capybara.ts';
import { cats } from './cat.ts';
import { cheshireCat } from './cheshire-cat.ts';
import { corgiBody } from './corgi.ts';
import { corgiBehind } from './corgi-behind.ts';
import { cow } from './cow.ts';
import { dachshund } from './dachshund.ts';
import { deer, doe, fawn } from './deer.ts';
import { dog } from './dog.ts';
import { dogBreeds } from './dog-breeds.ts';
import { donkey } from './donkey.ts';
import { elephant, elephantCalf } from './elephant.ts';
import { flatFacedDogs } from './flat-faced-dogs.ts';
import { fox } from './fox.ts';
import { giraffe } from './giraffe.ts';
import { goat } from './goat.ts';
import { gorilla } from './gorilla.ts';
import { greatDane } from './great-dane.ts';
import { greyhound } from './greyhound.ts';
import { guineaPig } from './guinea-pig.ts';
import { hamster } from './hamster.ts';
import { hedgehog } from './hedgehog.ts';
import { herdingDogs } from './herding-dogs.ts';
import { highlandCow } from './highland-cow.ts';
import { hippo } from './hippo.ts';
import { horse } from './horse.ts';
import { howlingWolf } from './howling-wolf.ts';
import { hyena } from './hyena.ts';
import { kangaroo } from './kangaroo.ts';
import { koala } from './koala.ts';
import { lemur } from './lemur.ts';
import { spottedCats } from './leopard.ts';
import { lion } from './lion.ts';
import { lioness } from './lioness.ts';
import { llamas } from './llama.ts';
import { lynx } from './lynx.ts';
import { mammoth } from './mammoth.ts';
import { marmot } from './marmot.ts';
import { meerkat } from './meerkat.ts';
import { mole } from './mole.ts';
import { monkey } from './monkey.ts';
import { moose } from './moose.ts';
import { moreDogBreeds } from './more-dog-breeds.ts';
import { mouse, rat } from './mouse.ts';
import { hangingOpossum, opossum } from './opossum.ts';
import { ferret, otter } from './otter.ts';
import { panda } from './panda.ts';
import { pangolin } from './pangolin.ts';
import { panther } from './panther.ts';
import { pig } from './pig.ts';
import { platypus } from './platypus.ts';
import { pomeranian } from './pomeranian.ts';
import { poodle } from './poodle.ts';
import { porcupine } from './porcupine.ts';
import { rabbit } from './rabbit.ts';
import { raccoon } from './raccoon.ts';
import { ram } from './ram.ts';
import { redPanda } from './red-panda.ts';
import { rhinoceros } from './rhinoceros.ts';
import { seaOtter } from './sea-otter.ts';
import { seal } from './seal.ts';
import { flock } from './sheep.ts';
import { shiba } from './shiba.ts';
import { sloth } from './sloth.ts';
import { squirrels } from './squirrel.ts';
import { tanuki } from './tanuki.ts';
import { tiger } from './tiger.ts';
import { toyDogs } from './toy-dogs.ts';
import { walrus } from './walrus.ts';
import { wiseMonkeys } from './wise-monkeys.ts';
import { wolf } from './wolf.ts';
import { zebra } from './zebra.ts';

/** The breeds of which the whole body is drawn: it tells more than their heads do. */
const bodies = new Map([corgiBody, greatDane, greyhound, pomeranian].map((one) => [one.name, one]));

/** A dog with a body of its own, where there is one: its head is its face then. */
function bodied(dog: Motif): Motif {
  const body = bodies.get(dog.name);
  if (!body) return dog;
  const byHead = onlyByBody.has(dog.name) ? {} : posesByHead(dog);
  return { ...dog, ...body, face: dog, poses: { ...byHead, ...body.poses } };
}

/** Whose heads are taken for another dog's. */
const onlyByBody: ReadonlySet<string> = new Set(['greyhound']);

/** The poses in which a dog is known by its head: from the side it could be any other. */
function posesByHead({ poses: { sitting, peeking, upright } = {} }: Motif): Motif['poses'] {
  return { ...(sitting && { sitting }), ...(peeking && { peeking }), ...(upright && { upright }) };
}

/** Those that are drawn by their heads, with the bodies that they sit on. */
const seatedBeasts: readonly Motif[] = [
  ...[dog, ...dogBreeds, ...flatFacedDogs, ...herdingDogs, ...moreDogBreeds, poodle, shiba, ...toyDogs].map(
    (one) => bodied(seated(romping(one), { build: 'upright', tail: sittingTail(one) })),
  ),
  ...[fox, wolf].map((one) => seated(one, { build: 'upright', tail: 'bushy' })),
  ...[hyena, lion, lioness, ...spottedCats].map((one) => seated(one, { build: 'upright', tail: 'slim' })),
  seated(tiger, { build: 'upright', tail: 'slim', calm: 1 }),
  seated(panther, { build: 'upright', tail: 'slim', light: 'grey', calm: 1 }),
  seated(lynx, { build: 'upright', tail: null }),
  ...cats.map((cat) => seated(cat, { build: 'upright', tail: 'slim', light: 'grey' })),
  seated(bear, { build: 'squat', tail: null, light: 'bone', calm: 1 }),
  seated(polarBear, { build: 'squat', tail: null, light: 'bone' }),
  seated(badger, { build: 'squat', tail: null }),
  seated(rabbit, { build: 'squat', tail: 'scut' }),
  seated(panda, { build: 'squat', tail: null, limbs: 'dark' }),
  seated(monkey, { build: 'squat', tail: 'slim', light: 'bone' }),
  ...[raccoon, redPanda].map((one) => seated(one, { build: 'squat', tail: 'bushy' })),
];

export const beasts: readonly Motif[] = [
  ...seatedBeasts,
  anteater,
  antelope,
  baboon,
  bat,
  batWings,
  bison,
  boar,
  bull,
  camel,
  capybara,
  cow,
  romping(dachshund),
  deer,
  doe,
  cheshireCat,
  donkey,
  lemur,
  elephant,
  elephantCalf,
  fawn,
  ...flock,
  ferret,
  giraffe,
  goat,
  gorilla,
  guineaPig,
  hamster,
  hangingOpossum,
  hedgehog,
  highlandCow,
  hippo,
  horse,
  howlingWolf,
  kangaroo,
  ...llamas,
  mandrill,
  marmot,
  meerkat,
  pangolin,
  mole,
  moose,
  opossum,
  otter,
  pig,
  platypus,
  porcupine,
  ram,
  rhinoceros,
  seal,
  seaOtter,
  sloth,
  ...squirrels,
  tanuki,
  walrus,
  ...wiseMonkeys,
  zebra,
  antlers,
  mouse,
  rat,
  corgiBehind,
  koala,
  mammoth,
  beaver,
];
