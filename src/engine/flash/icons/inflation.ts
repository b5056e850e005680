import { clamp, smoothstep } from '../geometry/interval.ts';
import { blur } from '../raster/blur.ts';
import { doubled, halved } from '../raster/resample.ts';
import { lendPlane, mapPlane } from '../raster/scratch.ts';
import type { Silhouette } from './silhouette.ts';

/** The light comes from the upper left and from the front. */
const light = { x: 0.55, y: 0.72, front: 0.42 };

/**
 * Blows a flat silhouette up into a relief and lights it. The relief is a sum of ever wider blurs of the shape:
 * narrow ones round off each piece, wide ones give the whole a belly. Done at half the resolution: it is smooth.
 *
 * @returns the shade of each pixel, 0 … 1
 */
export function litTone(
  silhouette: Silhouette,
  sizePx: number,
  black: 'body' | 'lines',
): Float32Array<ArrayBuffer> {
  const { width, height } = silhouette.pieces;
  const whole = halved({ width, height, values: silhouette.whole });
  const edge = halved({ width, height, values: silhouette.wholeEdge });
  const body = black === 'lines' ? whole : halved(silhouette.pieces);
  const half = sizePx / 2;
  const blurred = (values: Float32Array, share: number) =>
    blur(values, whole.width, whole.height, half * share);
  const narrow = blurred(body.values, 0.018);
  const middle = blurred(body.values, 0.05);
  const wide = blurred(whole.values, 0.11);
  const relief = mapPlane(narrow, (value, i) => {
    const height = value * 0.5 + (middle[i] as number) * 0.7 + (wide[i] as number) * 0.7;
    return height * (whole.values[i] as number);
  });
  const tone = lit(relief, whole.values, edge.values, whole.width, whole.height, half);
  const soft = blur(tone, whole.width, whole.height, half * 0.007);
  return doubled({ ...whole, values: soft }, width, height);
}

function lit(
  relief: Float32Array,
  whole: Float32Array,
  edge: Float32Array,
  width: number,
  height: number,
  size: number,
): Float32Array<ArrayBuffer> {
  const tone = lendPlane(relief.length);
  const steepness = size * 0.16;
  for (let y = 1; y < height - 1; y++) {
    const low = smoothstep(0.45, 1.1, y / height);
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if ((whole[i] as number) < 0.01) continue;
      const slopeX = ((relief[i + 1] as number) - (relief[i - 1] as number)) * steepness;
      const slopeY = ((relief[i + width] as number) - (relief[i - width] as number)) * steepness;
      const facing =
        (slopeX * light.x + slopeY * light.y + light.front) /
        Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
      const turnedAway = 0.56 - 0.66 * facing;
      // The lower rim lies in its own shadow however flat it is.
      const underside = 0.33 * low * (1 - clamp(((edge[i] as number) * 2) / (size * 0.5)));
      tone[i] = clamp(Math.max(turnedAway, underside));
    }
  }
  return tone;
}
