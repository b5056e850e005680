import { addColourOdds } from '#engine/pixels/colour-odds.ts';
import { labSpace } from '#engine/pixels/colour-spaces.ts';
import { contrastPairs } from '#engine/pixels/contrast.ts';
import { labPlanes } from '#engine/pixels/lab.ts';
import { minCut } from '#engine/pixels/min-cut.ts';
import type { Field, Picture } from '#engine/pixels/raster.ts';
import type { Tap } from '../scene.ts';
import { seedsOf, unknown } from './seeds.ts';
import { correctedByTaps } from './tap-corrections.ts';
import { wholeSurface } from './whole-surface.ts';

/** The model errs along edges and in whole patches, so it is never believed beyond this. */
const surest = 0.99;
/** From here on a pixel is not asked about again: that leaves the model's own edges and patches of doubt. */
const settled = 0.93;
/** From here on a pixel teaches what skin looks like in this photo, and below its counterpart what does not. */
const teaching = 0.85;
const colourWeight = 0.3;
const smoothness = 8;
const certain = 50;

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
  const likely = correctedByTaps(picture, probability.data, taps);
  const odds = new Float32Array(likely.length);
  const marks = new Uint8Array(likely.length);
  for (let i = 0; i < likely.length; i++) {
    const each = likely[i] as number;
    odds[i] = logOdds(each);
    marks[i] = each > teaching ? 1 : each < 1 - teaching ? 0 : unknown;
  }
  addColourOdds(labSpace(lab, colourWeight), marks, { skin: 3, rest: 3 }, odds, certain);
  seedsOf(taps, picture).forEach((seed, i) => {
    if (seed !== unknown) odds[i] = seed === 1 ? certain : -certain;
  });
  const skin = minCut(width, height, odds, contrastPairs(lab, width, height, smoothness), certain);
  // Whoever says what is no skin knows where it ends.
  return taps.every((tap) => tap.isSkin) ? wholeSurface(picture, skin) : skin;
}

function logOdds(probability: number): number {
  if (probability >= settled) return certain;
  if (probability <= 1 - settled) return -certain;
  const bounded = Math.min(surest, Math.max(1 - surest, probability));
  return Math.log(bounded / (1 - bounded));
}
