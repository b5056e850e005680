import { boxMean } from '#engine/pixels/box-mean.ts';
import type { Picture, Size } from '#engine/pixels/raster.ts';
import { fitInside } from '#engine/pixels/raster.ts';
import { shrinkPicture, stretchField } from '#engine/pixels/resample.ts';
import type { Tap } from '../scene.ts';
import { fieldOfMarks, pixelUnder } from './seeds.ts';
import { coloursLongest, regionOfTaps } from './tapped-region.ts';

/** Probability that a tap gives to what belongs to it, where the model said otherwise. */
const believed = 0.9;
/** Pixels beside what is taken away in which its edge is looked for. */
const edgeRadius = 3;
/** What is left of the model's certainty there. */
const undecided = 0.6;

/**
 * Probabilities of skin, corrected around those taps that they contradict. A tap on skin adds what looks alike anywhere
 * in the photo. A tap on something else takes away a part of what was taken for skin, up to the lines around it, such
 * as a hem or a collar: a shirt may differ little from the skin beside it.
 *
 * @param probability of skin, 0…1, as large as the picture
 */
export function correctedByTaps(
  picture: Picture,
  probability: Float32Array<ArrayBuffer>,
  taps: readonly Tap[],
): Float32Array<ArrayBuffer> {
  const corrected = probability.slice();
  const isWrong = (tap: Tap): boolean => (corrected[pixelUnder(tap, picture)] as number) > 0.5 !== tap.isSkin;
  if (!taps.some(isWrong)) return probability;
  const colours = shrinkPicture(picture, fitInside(picture, coloursLongest));
  const regionOf = (sought: readonly Tap[], among?: Float32Array): Float32Array =>
    stretchField(fieldOfMarks(regionOfTaps(colours, sought, among), colours), picture).data;
  if (taps.some((tap) => tap.isSkin && isWrong(tap))) add(corrected, regionOf(taps));
  const skin = taps.filter((tap) => tap.isSkin).map((tap) => ({ ...tap, isSkin: false }));
  for (const tap of taps) {
    if (tap.isSkin || !isWrong(tap)) continue;
    const { width, height } = picture;
    const among = stretchField({ width, height, data: corrected }, colours).data.map(Math.round);
    // The region that is looked for is not skin, and what is skin lies beside it.
    takeAway(corrected, regionOf([...skin, { ...tap, isSkin: true }], among), picture);
  }
  return corrected;
}

function add(probability: Float32Array, region: Float32Array): void {
  for (let i = 0; i < probability.length; i++) {
    if ((region[i] as number) > 0.5) probability[i] = Math.max(believed, probability[i] as number);
  }
}

function takeAway(probability: Float32Array, region: Float32Array, { width, height }: Size): void {
  const near = new Float32Array(region.length);
  boxMean(region, width, height, edgeRadius, near);
  for (let i = 0; i < probability.length; i++) {
    const most = (region[i] as number) > 0.5 ? 1 - believed : (near[i] as number) > 0 ? undecided : 1;
    probability[i] = Math.min(most, probability[i] as number);
  }
}
