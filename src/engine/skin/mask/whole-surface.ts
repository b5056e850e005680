import { distanceToZero } from '#engine/pixels/distance.ts';
import type { Picture } from '#engine/pixels/raster.ts';
import { fitInside } from '#engine/pixels/raster.ts';
import { shrinkPicture, stretchField } from '#engine/pixels/resample.ts';
import type { Tap } from '../scene.ts';
import { openEdgeShare } from './open-edges.ts';
import { fieldOfMarks } from './seeds.ts';
import { coloursLongest, regionOfTaps } from './tapped-region.ts';

/** Share of a mask's edge from which on a part of the skin is taken to be missing. */
const surelyOpen = 0.2;
/** What completes the mask closes its edge to this share of what was open, and holds so much of it. */
const closes = 0.5;
const holds = 0.8;

/**
 * A model may see one half of an arm and be certain that the other is none. Where the mask ends in the midst of an even
 * surface, the whole of that surface is skin, by the photo's own colours; other masks stay as they are.
 *
 * @param marks per pixel of the picture 1 skin, 0 not
 */
export function wholeSurface(picture: Picture, marks: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const open = openEdgeShare(picture, marks);
  if (open < surelyOpen) return marks;
  const colours = shrinkPicture(picture, fitInside(picture, coloursLongest));
  const region = regionOfTaps(colours, [deepestPlace(picture, marks)]);
  const surface = stretchField(fieldOfMarks(region, colours), picture).data;
  let skin = 0;
  let both = 0;
  const whole = marks.slice();
  for (let i = 0; i < whole.length; i++) {
    const isSurface = (surface[i] as number) > 0.5;
    skin += marks[i] as number;
    if (isSurface) both += marks[i] as number;
    if (isSurface) whole[i] = 1;
  }
  const isBetter = both > holds * skin && openEdgeShare(picture, whole) < closes * open;
  return isBetter ? whole : marks;
}

function deepestPlace(picture: Picture, marks: Uint8Array): Tap {
  const { data } = distanceToZero(marks, picture);
  const deepest = data.reduce((best, depth, i) => (depth > (data[best] as number) ? i : best), 0);
  const longest = Math.max(picture.width, picture.height);
  const x = ((deepest % picture.width) + 0.5) / longest;
  return { x, y: (Math.floor(deepest / picture.width) + 0.5) / longest, isSkin: true };
}
