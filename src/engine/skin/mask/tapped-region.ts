import { addColourOdds } from '#engine/pixels/colour-odds.ts';
import type { ColourSpace } from '#engine/pixels/colour-spaces.ts';
import { chromaSpace, labSpace, smoothLab } from '#engine/pixels/colour-spaces.ts';
import { contrastPairs } from '#engine/pixels/contrast.ts';
import { labPlanes } from '#engine/pixels/lab.ts';
import { minCut } from '#engine/pixels/min-cut.ts';
import type { Picture, Size } from '#engine/pixels/raster.ts';
import type { Tap } from '../scene.ts';
import { geodesicDistance } from './geodesic.ts';
import { pixelUnder, seedsOf, unknown } from './seeds.ts';

/** Longer side of the picture that the colour model learns from. */
export const coloursLongest = 192;

/** Areas, as shares of what is asked about, that the first guess of the region around the taps may have. */
const guesses = [0.03, 0.06, 0.12, 0.25, 0.45];
const labWeight = 0.5;
const chromaWeight = 0.4;
/** What the guess counts against the colours, round after round (log odds). */
const guessWeights = [1, 0.5, 0.3];
const smoothness = 8;
/** Log odds of what a person said. */
const certain = 50;
/** A pixel's odds count up to this when a cut is judged. */
const clearOdds = 5;
/** What keeping the nearest surroundings of the taps counts when a cut is judged. */
const keepingWeight = 4;

interface Cut {
  /** Per pixel 1 in the region, 0 not. */
  readonly marks: Uint8Array<ArrayBuffer>;
  readonly merit: number;
}

/** What all guesses have in common. */
interface Question {
  readonly size: Size;
  readonly spaces: readonly ColourSpace[];
  readonly pairs: Float32Array;
  readonly seeds: Uint8Array;
  readonly among: ArrayLike<number>;
  readonly nearest: Uint8Array;
}

/**
 * What looks like that which was tapped, by the photo's own colours. From each of several guesses of how far the region
 * reaches around the taps, a colour model is learned of what belongs to it and what does not, in brightness and hue and
 * in hue alone; the cheapest cut by that model teaches the next (Rother, Kolmogorov and Blake 2004). Kept is the cut
 * whose two sides differ most clearly. Nothing in it knows how skin looks, so it works on any tone, and on cloth.
 *
 * @param picture with the longer side `coloursLongest`
 * @param taps at least one on skin, which stands for the region
 * @param among per pixel 1 where the region may lie and what it differs from, 0 elsewhere; the whole picture without it
 * @returns per pixel 1 in the region, 0 not
 */
export function regionOfTaps(
  picture: Picture,
  taps: readonly Tap[],
  among: ArrayLike<number> = new Uint8Array(picture.width * picture.height).fill(1),
): Uint8Array<ArrayBuffer> {
  const { width, height } = picture;
  const lab = labPlanes(picture);
  const reach = distanceFromTaps(picture, taps).map((each, i) => (among[i] === 1 ? each : Infinity));
  const sorted = reach.filter((each) => each < Infinity).sort();
  const within = (share: number): Uint8Array<ArrayBuffer> => {
    const limit = sorted[Math.floor(share * (sorted.length - 1))] as number;
    return Uint8Array.from(reach, (each) => (each <= limit ? 1 : 0));
  };
  const question: Question = {
    size: picture,
    spaces: [labSpace(lab, labWeight), chromaSpace(picture, chromaWeight)],
    pairs: contrastPairs(lab, width, height, smoothness),
    seeds: seedsOf(taps, picture),
    among,
    nearest: within(guesses[0] as number),
  };
  const cuts = guesses.map((share) => cutFrom(within(share), question));
  return cuts.reduce((best, cut) => (cut.merit > best.merit ? cut : best)).marks;
}

/** Length of the easiest way from the nearest tap on skin. */
function distanceFromTaps(picture: Picture, taps: readonly Tap[]): Float32Array {
  const lab = smoothLab(picture);
  const ways = taps
    .filter((tap) => tap.isSkin)
    .map((tap) => geodesicDistance(lab, picture, pixelUnder(tap, picture)));
  return ways.reduce((least, way) => least.map((each, i) => Math.min(each, way[i] as number)));
}

function cutFrom(guess: Uint8Array<ArrayBuffer>, question: Question): Cut {
  const { size, spaces, pairs, seeds, among } = question;
  let marks = guess;
  let odds = new Float32Array(guess.length);
  for (const weight of guessWeights) {
    const next = Float32Array.from(guess, (inside) => (inside === 1 ? weight : -weight));
    const lesson = marks.map((each, i) => (among[i] === 1 ? each : unknown));
    if (!spaces.every((space) => addColourOdds(space, lesson, { skin: 3, rest: 6 }, next))) break;
    for (let i = 0; i < next.length; i++) {
      if (among[i] !== 1) next[i] = 0;
      if (seeds[i] !== unknown) next[i] = seeds[i] === 1 ? certain : -certain;
    }
    odds = next;
    marks = minCut(size.width, size.height, odds, pairs);
  }
  return { marks, merit: meritOf(marks, odds, question) };
}

/** How clearly the colours speak for a cut, on average; less for losing what lies around the taps, and for size. */
function meritOf(marks: Uint8Array, odds: Float32Array, { among, nearest }: Question): number {
  let clarity = 0;
  let area = 0;
  let all = 0;
  let near = 0;
  let kept = 0;
  for (let i = 0; i < marks.length; i++) {
    if (among[i] !== 1) continue;
    const agrees = (odds[i] as number) > 0 === (marks[i] === 1);
    clarity += Math.min(clearOdds, Math.abs(odds[i] as number)) * (agrees ? 1 : -1);
    area += marks[i] as number;
    all++;
    near += nearest[i] as number;
    kept += (nearest[i] as number) * (marks[i] as number);
  }
  return (clarity - area) / Math.max(1, all) + keepingWeight * (near > 0 ? kept / near : 0);
}
