import { addColourOdds } from '#engine/pixels/colour-odds.ts';
import type { ColourSpace } from '#engine/pixels/colour-spaces.ts';
import { chromaSpace, labSpace, smoothLab } from '#engine/pixels/colour-spaces.ts';
import { contrastPairs } from '#engine/pixels/contrast.ts';
import { labPlanes } from '#engine/pixels/lab.ts';
import { minCut } from '#engine/pixels/min-cut.ts';
import type { Picture } from '#engine/pixels/raster.ts';
import type { Tap } from '../scene.ts';
import { geodesicDistance } from './geodesic.ts';
import { pixelUnder, seedsOf } from './seeds.ts';

/** Areas, as shares of the photo, that the first guess of the skin around the taps may have. */
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
  readonly skin: Uint8Array<ArrayBuffer>;
  readonly merit: number;
}

/**
 * Skin by the photo's own colours, learned from taps. From each of several guesses of how far the skin reaches around
 * them, a colour model is learned of what is skin and what is not, in brightness and hue and in hue alone; the cheapest
 * cut by that model teaches the next (Rother, Kolmogorov and Blake 2004). Kept is the cut whose two sides differ most
 * clearly. Nothing in it knows how skin looks, so it works on any tone.
 *
 * @param picture about 200 pixels on its longer side
 * @param taps at least one on skin
 * @returns per pixel 1 skin, 0 not
 */
export function skinFromTaps(picture: Picture, taps: readonly Tap[]): Uint8Array<ArrayBuffer> {
  const { width, height } = picture;
  const lab = labPlanes(picture);
  const spaces = [labSpace(lab, labWeight), chromaSpace(picture, chromaWeight)];
  const pairs = contrastPairs(lab, width, height, smoothness);
  const seeds = seedsOf(taps, picture);
  const reach = distanceFromTaps(picture, taps);
  const sorted = reach.slice().sort();
  const within = (share: number): Uint8Array<ArrayBuffer> => {
    const limit = sorted[Math.floor(share * (sorted.length - 1))] as number;
    return Uint8Array.from(reach, (each) => (each <= limit ? 1 : 0));
  };
  const nearest = within(guesses[0] as number);
  const cuts = guesses.map((share) => cutFrom(within(share), spaces, pairs, seeds, picture, nearest));
  return cuts.reduce((best, cut) => (cut.merit > best.merit ? cut : best)).skin;
}

/** Length of the easiest way from the nearest tap on skin. */
function distanceFromTaps(picture: Picture, taps: readonly Tap[]): Float32Array {
  const lab = smoothLab(picture);
  const ways = taps
    .filter((tap) => tap.isSkin)
    .map((tap) => geodesicDistance(lab, picture, pixelUnder(tap, picture)));
  return ways.reduce((least, way) => least.map((each, i) => Math.min(each, way[i] as number)));
}

function cutFrom(
  guess: Uint8Array<ArrayBuffer>,
  spaces: readonly ColourSpace[],
  pairs: Float32Array,
  seeds: Uint8Array,
  { width, height }: Picture,
  nearest: Uint8Array,
): Cut {
  let skin = guess;
  let odds = new Float32Array(guess.length);
  for (const weight of guessWeights) {
    const next = Float32Array.from(guess, (inside) => (inside === 1 ? weight : -weight));
    if (!spaces.every((space) => addColourOdds(space, skin, { skin: 3, rest: 6 }, next))) break;
    seeds.forEach((seed, i) => {
      if (seed !== 255) next[i] = seed === 1 ? certain : -certain;
    });
    odds = next;
    skin = minCut(width, height, odds, pairs);
  }
  return { skin, merit: meritOf(skin, odds, nearest) };
}

/** How clearly the colours speak for a cut, on average; less for losing what lies around the taps, and for size. */
function meritOf(skin: Uint8Array, odds: Float32Array, nearest: Uint8Array): number {
  let clarity = 0;
  let area = 0;
  let near = 0;
  let kept = 0;
  for (let i = 0; i < skin.length; i++) {
    const agrees = (odds[i] as number) > 0 === (skin[i] === 1);
    clarity += Math.min(clearOdds, Math.abs(odds[i] as number)) * (agrees ? 1 : -1);
    area += skin[i] as number;
    near += nearest[i] as number;
    kept += (nearest[i] as number) * (skin[i] as number);
  }
  return (clarity - area) / skin.length + keepingWeight * (near > 0 ? kept / near : 0);
}
