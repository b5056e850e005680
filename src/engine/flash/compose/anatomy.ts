import type { Point } from '../geometry/point.ts';
import type { ConceptName } from '../lexicon/concept.ts';
import { withTrait } from '../lexicon/lexicon.ts';

/** Where somebody who is drawn with all of the body sees, wears a tie and takes hold, in the square that the drawing fills. */
export interface Anatomy {
  /** Between the eyes, and how wide glasses are there, as a share of the square; nobody has any who is seen from behind. */
  readonly eyes?: readonly [at: Point, share: number];
  readonly neck?: readonly [at: Point, share: number];
  /** The hand, the claw or the tip of the beak. */
  readonly grip?: readonly [at: Point, share: number];
  /** Where a hat sits and how wide the head is there, of those whose highest part is no head, and whose eyes a hat would cover. */
  readonly top?: readonly [at: Point, share: number];
  /** What it grips hangs from its beak. */
  readonly hasBeak?: boolean;
}

/** Where all small birds on their twigs have the tops of their heads. */
const twigTop: Anatomy['top'] = [[0.2, -0.72], 0.3];
const onTwigs = withTrait('small-bird');

const anatomies: Readonly<Record<string, Anatomy>> = {
  boy: { grip: [[0.37, 0.26], 0.3] },
  'little-girl': { grip: [[0.37, 0.26], 0.3] },
  frog: { eyes: [[0, -0.62], 0.5], neck: [[0, -0.04], 0.26], grip: [[0, 0.36], 0.46] },
  owl: { eyes: [[0, -0.46], 0.42], neck: [[0, -0.12], 0.22] },
  ghost: {
    eyes: [[0, -0.5], 0.4],
    neck: [[0, -0.04], 0.2],
    grip: [[0.84, -0.16], 0.42],
    top: [[0, -0.84], 0.46],
  },
  octopus: { eyes: [[0, -0.12], 0.32] },
  shark: {
    eyes: [[0.62, -0.3], 0.24],
    top: [[0.54, -0.42], 0.3],
    grip: [[0.72, -0.12], 0.34],
    hasBeak: true,
  },
  goose: {
    eyes: [[0.5, -0.85], 0.2],
    neck: [[0.37, -0.3], 0.18],
    grip: [[0.84, -0.74], 0.3],
    hasBeak: true,
  },
  dinosaur: { eyes: [[0.6, -0.66], 0.26], neck: [[0.48, -0.16], 0.18], grip: [[0.84, 0.06], 0.3] },
  sloth: { eyes: [[-0.3, 0.1], 0.26] },
  hedgehog: {
    top: [[0.42, -0.18], 0.34],
    eyes: [[0.58, 0.04], 0.28],
    neck: [[0.46, 0.46], 0.2],
    grip: [[0.6, 0.62], 0.34],
  },
  flamingo: {
    top: [[0.44, -0.96], 0.2],
    eyes: [[0.44, -0.9], 0.18],
    grip: [[0.7, -0.5], 0.24],
    hasBeak: true,
  },
  duck: { top: [[0.52, -0.66], 0.34], eyes: [[0.56, -0.46], 0.22], neck: [[0.48, -0.02], 0.2] },
  otter: { eyes: [[-0.2, -0.78], 0.28], neck: [[-0.2, -0.32], 0.2], grip: [[-0.2, 0.14], 0.3] },
  ferret: { eyes: [[-0.22, -0.68], 0.34], neck: [[-0.22, -0.26], 0.22], grip: [[-0.22, 0.14], 0.3] },
  squirrel: { top: [[0.42, -0.68], 0.3], eyes: [[0.46, -0.44], 0.24], neck: [[0.36, -0.06], 0.16] },
  fish: { eyes: [[-0.84, -0.1], 0.18], top: [[-0.68, -0.36], 0.3] },
  koi: { eyes: [[0.34, -0.72], 0.2] },
  whale: { eyes: [[0.58, 0.02], 0.2], top: [[0.62, -0.22], 0.3] },
  snail: { top: [[0.72, -0.2], 0.22], eyes: [[0.8, -0.6], 0.26] },
  hen: {
    top: [[0.56, -0.78], 0.28],
    eyes: [[0.56, -0.62], 0.2],
    neck: [[0.56, -0.12], 0.2],
    grip: [[0.9, -0.54], 0.34],
    hasBeak: true,
  },
  rooster: {
    top: [[0.66, -0.76], 0.28],
    eyes: [[0.68, -0.62], 0.2],
    neck: [[0.6, -0.12], 0.2],
    grip: [[0.98, -0.56], 0.34],
    hasBeak: true,
  },
  giraffe: { top: [[0.12, -0.74], 0.32], eyes: [[0.2, -0.54], 0.3] },
  penguin: {
    top: [[-0.04, -0.94], 0.34],
    eyes: [[-0.12, -0.82], 0.22],
    neck: [[0.02, -0.34], 0.22],
    grip: [[-0.6, -0.7], 0.3],
    hasBeak: true,
  },
  kangaroo: {
    top: [[0.5, -0.62], 0.26],
    eyes: [[0.6, -0.48], 0.22],
    neck: [[0.44, -0.14], 0.16],
    grip: [[0.86, 0.14], 0.32],
  },
  axolotl: { eyes: [[0, -0.5], 0.46], neck: [[0, 0.06], 0.24], grip: [[0, 0.36], 0.32] },
  bee: { eyes: [[0, -0.58], 0.22] },
  bat: { eyes: [[0, -0.22], 0.16] },
  chameleon: { eyes: [[0.6, -0.26], 0.22] },
  platypus: { eyes: [[-0.44, -0.26], 0.2], top: [[-0.4, -0.4], 0.3] },
  puffin: { top: [[0, -0.96], 0.44], eyes: [[0.06, -0.6], 0.34] },
  goldfish: { eyes: [[0.8, -0.06], 0.24] },
  lobster: { eyes: [[0, -0.3], 0.2], grip: [[0.52, -0.78], 0.3] },
  dolphin: { eyes: [[0.64, -0.18], 0.18], top: [[0.5, -0.34], 0.26] },
  seal: { eyes: [[-0.6, -0.5], 0.22] },
  songbird: { eyes: [[0.36, -0.56], 0.22], top: twigTop },
  swan: {
    eyes: [[-0.62, -0.66], 0.16],
    top: [[-0.5, -0.8], 0.2],
    grip: [[-0.98, -0.46], 0.28],
    hasBeak: true,
  },
  vulture: { eyes: [[0.44, -0.56], 0.2], top: [[0.46, -0.72], 0.36] },
  snake: { eyes: [[0.62, -0.66], 0.18] },
  crab: { eyes: [[0, -0.2], 0.3], grip: [[0.56, -0.74], 0.34] },
  skeleton: { eyes: [[0, -0.72], 0.22], neck: [[0, -0.4], 0.2] },
  donkey: { top: [[0.6, -0.5], 0.26] },
  sheep: { top: [[0.38, -0.76], 0.4] },
  cow: { top: [[0, -0.66], 0.46] },
  pig: { top: [[0, -0.5], 0.56] },
  goat: { top: [[0, -0.5], 0.36] },
  camel: { top: [[0.62, -0.86], 0.24] },
  llama: { top: [[0, -0.66], 0.36] },
  alpaca: { top: [[0, -0.84], 0.4] },
  hippo: { top: [[0, -0.76], 0.46] },
  rhinoceros: { top: [[0.5, -0.34], 0.26] },
  raven: { top: [[0.28, -0.86], 0.32] },
  pelican: { top: [[0.16, -0.92], 0.26] },
  toucan: { top: [[0.02, -0.88], 0.38] },
  parrot: { top: [[0.16, -0.96], 0.36] },
  swallow: { top: [[0.72, -0.14], 0.18] },
  turtle: { top: [[0.36, -0.92], 0.24] },
  mouse: { top: [[0.36, -0.5], 0.3] },
  'highland-cow': { top: [[0, -0.62], 0.42] },
  capybara: { top: [[0.5, -0.62], 0.3] },
  tortoise: { top: [[0.84, -0.44], 0.24] },
} satisfies Partial<Record<ConceptName, Anatomy>>;

/** The anatomy of a beast or of somebody; null of those whose head fills the square, or of whom nobody has taken it. */
export function anatomyOf(name: string): Anatomy | null {
  return anatomies[name] ?? (onTwigs.has(name) ? { top: twigTop } : null);
}
