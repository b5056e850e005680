import { smoothLab } from '#engine/pixels/colour-spaces.ts';
import { kMeansCentres, nearestCentre } from '#engine/pixels/k-means.ts';
import type { Picture } from '#engine/pixels/raster.ts';
import { fitInside } from '#engine/pixels/raster.ts';
import { shrinkPicture } from '#engine/pixels/resample.ts';
import { blur } from '../raster/blur.ts';
import { withScratch } from '../raster/scratch.ts';
import { marksWhere } from './areas.ts';

/** A colour as CIE L*a*b*: L 0 … 100, a and b about -100 … 100. */
export type Lab = readonly [light: number, red: number, yellow: number];

/** The subject's few colours, and where each of them is. */
export interface ColourAreas {
  readonly width: number;
  readonly height: number;
  /** For each pixel of a small copy of the picture the number of its colour. */
  readonly labels: Uint8Array<ArrayBuffer>;
  readonly colours: readonly Lab[];
  /** The share of the subject that each colour has. */
  readonly shares: readonly number[];
}

/** Longer side of the small copy, in pixels. */
const side = 256;
const colourCount = 7;
/** What counts as one step of light and of hue, squared: hue parts areas sooner than shade. */
const spread = [260, 100, 100];
/** How far a colour gathers its surroundings, in pixels of the small copy: areas are cut, not peppered. */
const gatherPx = 1.8;

/** Parts the subject into areas of a few colours with smooth borders, by k-means in L*a*b*. */
export function colourAreasOf(picture: Picture, subject: Float32Array): ColourAreas {
  const small = shrinkPicture(picture, fitInside(picture, side));
  const { width, height } = small;
  const lab = smoothLab(small);
  const count = width * height;
  const values = new Float32Array(count * 3);
  const inside: number[] = [];
  for (let i = 0; i < count; i++) {
    for (let d = 0; d < 3; d++) values[i * 3 + d] = lab[d * count + i] as number;
    const column = Math.floor((((i % width) + 0.5) * picture.width) / width);
    const row = Math.floor(((Math.floor(i / width) + 0.5) * picture.height) / height);
    if ((subject[row * picture.width + column] as number) > 0.5) inside.push(i);
  }
  const sample = new Float32Array(inside.length * 3);
  for (const [k, i] of inside.entries()) sample.set(values.subarray(i * 3, i * 3 + 3), k * 3);
  const centres = kMeansCentres({ dims: 3, values: sample }, colourCount, spread);
  const points = { dims: 3, values };
  const nearest = new Uint8Array(count);
  for (let i = 0; i < count; i++) nearest[i] = nearestCentre(points, i, centres, spread);
  const labels = gathered(nearest, width, height);
  const members = new Float64Array(colourCount);
  for (const i of inside) members[labels[i] as number] = (members[labels[i] as number] as number) + 1;
  return {
    width,
    height,
    labels,
    colours: Array.from({ length: colourCount }, (_, c): Lab => {
      const [light = 0, red = 0, yellow = 0] = centres.subarray(c * 3, c * 3 + 3);
      return [light, red, yellow];
    }),
    shares: [...members].map((each) => each / Math.max(1, inside.length)),
  };
}

/** Each pixel takes the colour that most of its surroundings have. */
function gathered(labels: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  return withScratch(() => {
    const most = new Float32Array(labels.length);
    const result = new Uint8Array(labels.length);
    for (let c = 0; c < colourCount; c++) {
      const own = new Float32Array(marksWhere(labels.length, (i) => labels[i] === c));
      const around = blur(own, width, height, gatherPx);
      for (let i = 0; i < most.length; i++) {
        if ((around[i] as number) <= (most[i] as number)) continue;
        most[i] = around[i] as number;
        result[i] = c;
      }
    }
    return result;
  });
}
