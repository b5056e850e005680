import { boxMean } from './box-mean.ts';
import type { Field } from './raster.ts';
import { emptyField } from './raster.ts';

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
 * @param field what is to follow the guide's edges
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
  const mean = (of: Float32Array): Float32Array => {
    const out = new Float32Array(count);
    boxMean(of, width, height, radius, out);
    return out;
  };
  const product = new Float32Array(count);
  const meanOfProduct = (a: Float32Array, b: Float32Array): Float32Array => {
    for (let i = 0; i < count; i++) product[i] = (a[i] as number) * (b[i] as number);
    return mean(product);
  };
  const [red, green, blue] = [0, 1, 2].map((c) => guide.subarray(c * count, (c + 1) * count)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const mr = mean(red);
  const mg = mean(green);
  const mb = mean(blue);
  const mp = mean(data);
  const rr = meanOfProduct(red, red);
  const rg = meanOfProduct(red, green);
  const rb = meanOfProduct(red, blue);
  const gg = meanOfProduct(green, green);
  const gb = meanOfProduct(green, blue);
  const bb = meanOfProduct(blue, blue);
  const rp = meanOfProduct(red, data);
  const gp = meanOfProduct(green, data);
  const bp = meanOfProduct(blue, data);
  const planes = new Float32Array(count * 4);
  for (let i = 0; i < count; i++) {
    const r = mr[i] as number;
    const g = mg[i] as number;
    const b = mb[i] as number;
    const p = mp[i] as number;
    const crr = (rr[i] as number) - r * r + smoothness;
    const cgg = (gg[i] as number) - g * g + smoothness;
    const cbb = (bb[i] as number) - b * b + smoothness;
    const crg = (rg[i] as number) - r * g;
    const crb = (rb[i] as number) - r * b;
    const cgb = (gb[i] as number) - g * b;
    const pr = (rp[i] as number) - r * p;
    const pg = (gp[i] as number) - g * p;
    const pb = (bp[i] as number) - b * p;
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
    planes[i] = ar;
    planes[count + i] = ag;
    planes[2 * count + i] = ab;
    planes[3 * count + i] = p - ar * r - ag * g - ab * b;
  }
  for (let c = 0; c < 4; c++) {
    const plane = planes.subarray(c * count, (c + 1) * count);
    boxMean(plane, width, height, radius, plane);
  }
  return { width, height, planes };
}

/** Reads the mask off the guide of the same size. Values may leave 0…1 slightly. */
export function alongGuide({ width, height, planes }: GuidedLine, guide: Float32Array): Field {
  const out = emptyField(width, height);
  const count = width * height;
  for (let i = 0; i < count; i++) {
    out.data[i] =
      (planes[i] as number) * (guide[i] as number) +
      (planes[count + i] as number) * (guide[count + i] as number) +
      (planes[2 * count + i] as number) * (guide[2 * count + i] as number) +
      (planes[3 * count + i] as number);
  }
  return out;
}
