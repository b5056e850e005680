import { addColourOdds } from '#engine/pixels/colour-odds.ts';
import { labSpace } from '#engine/pixels/colour-spaces.ts';
import { contrastPairs } from '#engine/pixels/contrast.ts';
import { labPlanes } from '#engine/pixels/lab.ts';
import { minCut } from '#engine/pixels/min-cut.ts';
import type { Field, Picture } from '#engine/pixels/raster.ts';
import { fitInside } from '#engine/pixels/raster.ts';
import { shrinkPicture, stretchField } from '#engine/pixels/resample.ts';
import type { Tap } from '../scene.ts';
import { fieldOfMarks, pixelUnder, seedsOf } from './seeds.ts';
import { skinFromTaps } from './tapped-skin.ts';

/** The model errs along edges and in whole patches, so it is never believed beyond this. */
const surest = 0.99;
/** From here on a pixel is not asked about again: that leaves the model's own edges and patches of doubt. */
const settled = 0.93;
/** From here on a pixel teaches what skin looks like in this photo, and below its counterpart what does not. */
const teaching = 0.85;
const colourWeight = 0.3;
const smoothness = 8;
const certain = 50;
/** Probability that a tap gives to its surroundings where the model said otherwise. */
const believed = 0.9;
/** Longer side of the picture that the colour model learns from. */
export const coloursLongest = 192;

/**
 * Skin by the model, corrected by the photo's own colours and edges and by what a person tapped.
 *
 * @param picture about 300 pixels on its longer side
 * @param probability of skin, 0…1, of the same size
 * @returns per pixel 1 skin, 0 not
 */
export function modelledSkin(
  picture: Picture,
  probability: Field,
  taps: readonly Tap[],
): Uint8Array<ArrayBuffer> {
  const { width, height } = picture;
  const lab = labPlanes(picture);
  const likely = withTaps(picture, probability.data, taps);
  const odds = new Float32Array(likely.length);
  const marks = new Uint8Array(likely.length);
  for (let i = 0; i < likely.length; i++) {
    const each = likely[i] as number;
    odds[i] = logOdds(each);
    marks[i] = each > teaching ? 1 : each < 1 - teaching ? 0 : 2;
  }
  addColourOdds(labSpace(lab, colourWeight), marks, { skin: 3, rest: 3 }, odds, certain);
  seedsOf(taps, picture).forEach((seed, i) => {
    if (seed !== 255) odds[i] = seed === 1 ? certain : -certain;
  });
  return minCut(width, height, odds, contrastPairs(lab, width, height, smoothness), certain);
}

function logOdds(probability: number): number {
  if (probability >= settled) return certain;
  if (probability <= 1 - settled) return -certain;
  const bounded = Math.min(surest, Math.max(1 - surest, probability));
  return Math.log(bounded / (1 - bounded));
}

/** The probabilities, corrected around those taps that the model contradicts. */
function withTaps(picture: Picture, probability: Float32Array, taps: readonly Tap[]): Float32Array {
  const isWrong = (tap: Tap): boolean =>
    (probability[pixelUnder(tap, picture)] as number) > 0.5 !== tap.isSkin;
  const wrong = taps.filter(isWrong);
  if (wrong.length === 0) return probability;
  const corrected = probability.slice();
  const colours = shrinkPicture(picture, fitInside(picture, coloursLongest));
  for (const isSkin of [true, false]) {
    if (!wrong.some((tap) => tap.isSkin === isSkin)) continue;
    const sought = taps.map((tap) => ({ ...tap, isSkin: tap.isSkin === isSkin }));
    const found = stretchField(fieldOfMarks(skinFromTaps(colours, sought), colours), picture);
    for (let i = 0; i < corrected.length; i++) {
      if ((found.data[i] as number) > 0.5)
        corrected[i] = isSkin ? Math.max(believed, corrected[i] as number) : 1 - believed;
    }
  }
  return corrected;
}
