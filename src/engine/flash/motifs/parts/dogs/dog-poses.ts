import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawCurledUp } from '../any-beast/curled-up.ts';
import { drawLyingBeast } from '../any-beast/lying-beast.ts';
import { drawStretchingBeast } from '../any-beast/stretching-beast.ts';
import { drawFelineMarkings } from '../cats/feline-markings.ts';
import { drawBellyUp } from './belly-up.ts';
import type { DogBuild, DogMood } from './dog-profile.ts';
import { drawDogProfile } from './dog-profile.ts';
import { drawRunningDog, drawStandingDog } from './running-dog.ts';

/** A dog of which only the head is drawn, with the whole of it besides: running, standing, curled up and on its back. */
export function romping(dog: Motif): Motif {
  const build: DogBuild = {
    coat: dog.tinted[0] ?? 'wood',
    light: 'foam',
    ear: 'hanging',
    tail: 'slim',
    ...builds[dog.name],
  };
  const { markings } = build;
  const head = build.ear === 'hanging' ? 'hanging-eared dog' : 'dog';
  // Dogs bow to each other when they want to play.
  const bowing: Pick<Motif, 'draw'> = {
    draw: (canvas) =>
      canvas.layer((pen) =>
        drawStretchingBeast(pen, {
          ...build,
          drawHead: (head) => drawDogProfile(head.at({ scale: 0.95 }), build),
        }),
      ),
  };
  return {
    ...dog,
    poses: {
      running: { draw: (canvas) => canvas.layer((pen) => drawRunningDog(pen, build)) },
      standing: { draw: (canvas) => canvas.layer((pen) => drawStandingDog(pen, build)) },
      side: { draw: (canvas) => canvas.layer((pen) => drawStandingDog(pen, build)) },
      prowling: { draw: (canvas) => canvas.layer((pen) => drawStandingDog(pen, build)) },
      playing: bowing,
      stretching: bowing,
      prone: { draw: (canvas) => canvas.layer((pen) => drawLyingDog(pen, build)) },
      sleeping: {
        draw: (canvas) =>
          canvas.layer((pen) =>
            // Nobody knows a pug or a poodle that has curled up.
            build.isFlatFaced || build.isCurly
              ? drawLyingDog(pen, build, 'asleep')
              : drawCurledUp(pen, {
                  ...build,
                  head,
                  ...(markings && { drawMarkings: (body) => drawFelineMarkings(body, markings, 'curled') }),
                }),
          ),
      },
      lying: { draw: (canvas) => canvas.layer((pen) => drawBellyUp(pen, build)) },
      ...dog.poses,
    },
  };
}

/** The tail of a dog that sits. */
export function sittingTail({ name }: Motif): 'slim' | 'bushy' | null {
  const tail = builds[name]?.tail ?? 'slim';
  if (tail === 'stub') return null;
  return tail === 'slim' ? 'slim' : 'bushy';
}

/** A dog that lies on its belly, its head up; in the mood of its breed unless told otherwise. */
export function drawLyingDog(pen: Pen, build: DogBuild, mood?: DogMood): void {
  const { coat, light, tail } = build;
  drawLyingBeast(pen, {
    coat,
    light,
    markings: build.markings,
    tail: tail === 'brush' || tail === 'plume' ? 'bushy' : tail === 'stub' ? 'stub' : 'slim',
    drawHead: (head) =>
      drawDogProfile(
        head.at({ at: [-0.08, -0.12], scale: 0.95 }),
        build,
        mood ?? (tail === 'brush' ? 'calm' : 'laughing'),
      ),
  });
}

/** Where a breed differs from any dog: brown or golden, its ears hanging, its tail slim. */
const builds: Readonly<Record<string, Partial<DogBuild>>> = {
  beagle: { saddle: 'dark' },
  akita: { ear: 'pricked', tail: 'curled' },
  basset: { hasShortLegs: true },
  'bernese-mountain-dog': { tail: 'plume' },
  'border-collie': { coat: 'dark', ear: 'pricked', tail: 'plume' },
  'boxer-dog': { isFlatFaced: true, tail: 'stub' },
  bulldog: { isFlatFaced: true, tail: 'stub', hasShortLegs: true },
  'cavalier-spaniel': { saddle: 'ember', tail: 'plume' },
  chihuahua: { ear: 'pricked' },
  corgi: { ear: 'pricked', tail: 'stub', hasShortLegs: true },
  'cocker-spaniel': { light: 'ember', tail: 'stub' },
  dalmatian: { markings: 'spots' },
  doberman: { light: 'ember', ear: 'pricked', tail: 'stub' },
  dachshund: { light: 'gold', hasShortLegs: true },
  'french-bulldog': { isFlatFaced: true, ear: 'pricked', tail: 'stub', hasShortLegs: true },
  'german-shepherd': { light: 'gold', saddle: 'dark', mask: 'dark', ear: 'pricked', tail: 'plume' },
  'golden-retriever': { light: 'scroll', tail: 'plume' },
  'great-dane': { ear: 'pricked', saddle: 'dark' },
  husky: { ear: 'pricked', tail: 'curled' },
  'jack-russell': { saddle: 'wood', tail: 'stub' },
  labrador: { light: 'scroll' },
  'maltese-dog': { tail: 'plume', hasShortLegs: true },
  pomeranian: { light: 'bone', ear: 'pricked', tail: 'curled', hasShortLegs: true },
  poodle: { light: 'bone', tail: 'stub', isCurly: true },
  pug: { light: 'scroll', mask: 'dark', isFlatFaced: true, tail: 'curled', hasShortLegs: true },
  rottweiler: { light: 'ember', tail: 'stub' },
  samoyed: { ear: 'pricked', tail: 'plume' },
  schnauzer: { tail: 'stub' },
  shiba: { ear: 'pricked', tail: 'curled' },
  'st-bernard': { tail: 'plume' },
  'yorkshire-terrier': { saddle: 'grey', ear: 'pricked', tail: 'plume', hasShortLegs: true },
};
