import type { Motif } from '../../motif.ts';
import { seated } from '../../parts/any-beast/seated.ts';
import { romping, sittingTail } from '../../parts/dogs/dog-poses.ts';
import { corgiBody } from './corgi.ts';
import { corgiBehind } from './corgi-behind.ts';
import { dachshund } from './dachshund.ts';
import { dog } from './dog.ts';
import { dogBreeds } from './dog-breeds.ts';
import { flatFacedDogs } from './flat-faced-dogs.ts';
import { fox } from './fox.ts';
import { greatDane } from './great-dane.ts';
import { greyhound } from './greyhound.ts';
import { herdingDogs } from './herding-dogs.ts';
import { howlingWolf } from './howling-wolf.ts';
import { hyena } from './hyena.ts';
import { moreDogBreeds } from './more-dog-breeds.ts';
import { pomeranian } from './pomeranian.ts';
import { poodle } from './poodle.ts';
import { shiba } from './shiba.ts';
import { toyDogs } from './toy-dogs.ts';
import { wolf } from './wolf.ts';

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

/** Dogs, wolves and foxes, those that are drawn by their heads with the bodies that they sit on. */
export const dogsAndWolves: readonly Motif[] = [
  ...[dog, ...dogBreeds, ...flatFacedDogs, ...herdingDogs, ...moreDogBreeds, poodle, shiba, ...toyDogs].map(
    (one) => bodied(seated(romping(one), { build: 'upright', tail: sittingTail(one) })),
  ),
  ...[fox, wolf].map((one) => seated(one, { build: 'upright', tail: 'bushy' })),
  seated(hyena, { build: 'upright', tail: 'slim' }),
  romping(dachshund),
  howlingWolf,
  corgiBehind,
];
