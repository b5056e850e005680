import { boxMean } from './box-mean.ts';
import type { Field } from './raster.ts';
import { WindowMoments } from './window-moments.ts';

/** How a mask follows its guide: mask ≈ a·guide + b, one line of coefficients per pixel. */
export interface GuidedLine {
  readonly width: number;
  readonly height: number;
  /** Four planes: a for each of the three guide channels, then b. */
  readonly planes: Float32Array<ArrayBuffer>;
}

/**
 * The coefficients of the guided filter with a three-channel guide (He, Sun and Tang 2013), already averaged, so
 * that they can be stretched to a larger copy of the guide (fast guided filter, He and Sun 2015).
 *
 * @param guide three planes `3*width*height`, each 0…1
 * @param field what is to follow the guide's edges, 0…1
 * @param radius of the window, in pixels
 * @param smoothness variance of the guide (in its own units, squared) under which it counts as flat
 */
export function guidedLine(
  guide: Float32Array,
  field: Field,
  radius: number,
  smoothness: number,
): GuidedLine {
  const { width, height, data } = field;
  const count = width * height;
  const mean = new Float32Array(count);
  boxMean(data, width, height, radius, mean);
  const moments = new WindowMoments(guide, field, radius);
  const planes = new Float32Array(count * 4);
  for (let i = 0; i < count; i++) {
    const p = mean[i] as number;
    // Where the field is all 0 or all 1 there is nothing to follow: most of a mask.
    if (p === 0 || p === 1) planes[3 * count + i] = p;
    else fitLine(moments, i, smoothness, planes);
  }
  for (let c = 0; c < 4; c++) {
    const plane = planes.subarray(c * count, (c + 1) * count);
    boxMean(plane, width, height, radius, plane);
  }
  return { width, height, planes };
}

/** Writes the line that fits the field best over the window around pixel `i`. */
function fitLine(moments: WindowMoments, i: number, smoothness: number, planes: Float32Array): void {
  moments.moveTo(i);
  const { r, g, b, p } = moments;
  const crr = moments.rr - r * r + smoothness;
  const cgg = moments.gg - g * g + smoothness;
  const cbb = moments.bb - b * b + smoothness;
  const crg = moments.rg - r * g;
  const crb = moments.rb - r * b;
  const cgb = moments.gb - g * b;
  const pr = moments.rp - r * p;
  const pg = moments.gp - g * p;
  const pb = moments.bp - b * p;
  // The symmetric 3×3 system (covariance + smoothness)·a = covariance with the mask, by cofactors.
  const irr = cgg * cbb - cgb * cgb;
  const irg = crb * cgb - crg * cbb;
  const irb = crg * cgb - crb * cgg;
  const igg = crr * cbb - crb * crb;
  const igb = crb * crg - crr * cgb;
  const ibb = crr * cgg - crg * crg;
  const determinant = crr * irr + crg * irg + crb * irb;
  const ar = (irr * pr + irg * pg + irb * pb) / determinant;
  const ag = (irg * pr + igg * pg + igb * pb) / determinant;
  const ab = (irb * pr + igb * pg + ibb * pb) / determinant;
  const count = planes.length / 4;
  planes[i] = ar;
  planes[count + i] = ag;
  planes[2 * count + i] = ab;
  planes[3 * count + i] = p - ar * r - ag * g - ab * b;
}
