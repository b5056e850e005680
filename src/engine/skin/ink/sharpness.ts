import { lightAt } from '#engine/pixels/grey.ts';
import type { Picture } from '#engine/pixels/raster.ts';

/** Whole pixels, from and to. */
export interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** So many pixels of a box tell as much as all of them. */
const enoughPixels = 1500;

/** How many pixels of a box to go on from one that is looked at to the next, along and down. */
export function strideOf({ left, top, right, bottom }: PixelBox): number {
  return Math.max(1, Math.round(Math.sqrt(((right - left) * (bottom - top)) / enoughPixels)));
}

/** Median of the absolute value of a normal distribution, in deviations. */
const medianOfNormal = 0.6745;

/**
 * Standard deviation of the noise in a box, by a mask that sees neither even areas nor slopes nor edges (Immerkær 1996);
 * the median of its answers, so that pores and hairs count little.
 */
export function noiseOf(light: Float32Array, width: number, { left, top, right, bottom }: PixelBox): number {
  const answers: number[] = [];
  const step = strideOf({ left, top, right, bottom });
  const at = (i: number): number => light[i] as number;
  for (let y = top + 1; y < bottom - 1; y += step) {
    for (let x = left + 1; x < right - 1; x += step) {
      const i = y * width + x;
      const corners = at(i - width - 1) + at(i - width + 1) + at(i + width - 1) + at(i + width + 1);
      const sides = at(i - 1) + at(i + 1) + at(i - width) + at(i + width);
      answers.push(Math.abs(4 * at(i) - 2 * sides + corners));
    }
  }
  answers.sort((a, b) => a - b);
  return (answers[answers.length >> 1] ?? 0) / (6 * medianOfNormal);
}

/** Pixels across that tell the noise of a picture well enough. */
const enough = 400;

/** Standard deviation of the noise in the middle of a picture, in light. */
export function noiseIn(picture: Picture): number {
  const { width, height } = picture;
  const [left, top] = [Math.max(0, (width - enough) >> 1), Math.max(0, (height - enough) >> 1)];
  return noiseOf(lightOf(picture), width, { left, top, right: width - left, bottom: height - top });
}

/** The light of each pixel, 0…255. */
export function lightOf({ width, height, data }: Picture): Float32Array {
  const light = new Float32Array(width * height);
  for (let i = 0; i < light.length; i++) light[i] = 255 * lightAt(data, i * 4);
  return light;
}

/** Edges count from this slope on, in light per pixel, and above the noise by so many deviations. */
const leastSlope = 5;
const aboveNoise = 3;
/** How far from an edge its two sides are looked for. */
const reach = 6;
const fewestEdges = 12;
/** Of the steepest slope, how steep an edge is that is looked at. */
const steepShare = 0.6;
const mostEdges = 60;
/** Of the edges, the share that is sharper than what counts as the sharpness of the place. */
const sharpest = 0.1;
/** What is sharp to the eye is blurred so much by lens, sensor and the differences that are taken here. */
const finest = 0.85;

/**
 * Blur of the sharpest edges in a box, as the deviation of a Gaussian in pixels: a step of height h becomes a slope of
 * h / (√2π σ) at its steepest. Undefined where there are too few edges to tell.
 */
export function blurOf(
  light: Float32Array,
  width: number,
  { left, top, right, bottom }: PixelBox,
  noise: number,
): number | undefined {
  const least = leastSlope + aboveNoise * noise;
  const height = light.length / width;
  const edges: { readonly x: number; readonly y: number; readonly slope: number }[] = [];
  let most = least;
  for (let y = Math.max(top, reach); y < Math.min(bottom, height - reach); y += 2) {
    for (let x = Math.max(left, reach); x < Math.min(right, width - reach); x++) {
      const i = y * width + x;
      const across = (light[i + 1] as number) - (light[i - 1] as number);
      const down = (light[i + width] as number) - (light[i - width] as number);
      const slope = Math.sqrt(across * across + down * down) / 2;
      if (slope < steepShare * most) continue;
      most = Math.max(most, slope);
      edges.push({ x, y, slope });
    }
  }
  const steep = edges.filter(({ slope }) => slope >= Math.max(least, steepShare * most));
  if (steep.length < fewestEdges) return undefined;
  steep.sort((a, b) => b.slope - a.slope);
  const blurs = steep
    .slice(0, mostEdges)
    .map(({ x, y, slope }) => rangeAround(light, width, x, y) / (slope * Math.sqrt(2 * Math.PI)))
    .sort((a, b) => a - b);
  const blur = blurs[Math.floor(sharpest * blurs.length)] as number;
  return Math.sqrt(Math.max(0, blur * blur - finest * finest));
}

function rangeAround(light: Float32Array, width: number, x: number, y: number): number {
  let [least, most] = [255, 0];
  for (let by = -reach; by <= reach; by += 2) {
    for (let along = -reach; along <= reach; along += 2) {
      const here = light[(y + by) * width + x + along] as number;
      least = Math.min(least, here);
      most = Math.max(most, here);
    }
  }
  return most - least;
}
