import { invertCholesky } from './cholesky.ts';
import type { Points } from './k-means.ts';
import { kMeansCentres, nearestCentre } from './k-means.ts';

/** Gaussians with full covariances over points of `dims` numbers. */
export interface Mixture {
  readonly dims: number;
  readonly means: Float64Array;
  /** Per component the inverse of the covariance's Cholesky factor, lower triangle, `dims*dims`. */
  readonly whitening: Float64Array;
  /** Per component log(weight) − log√((2π)^dims · |covariance|). */
  readonly logScale: Float64Array;
}

const rounds = 6;
/** Log shares below this count as none. */
const leastLog = -14;

/**
 * Fits a mixture by expectation and maximisation (Dempster, Laird and Rubin 1977), started from k-means, so that the
 * same points always give the same mixture.
 *
 * @param points at least one
 * @param spread variances below this (per dimension) are taken as noise of the camera
 */
export function fitMixture(points: Points, components: number, spread: ArrayLike<number>): Mixture {
  const { dims, values } = points;
  const count = values.length / dims;
  const size = Math.max(1, Math.min(components, Math.floor(count / (4 * dims))));
  const shares = new Float64Array(count * size);
  const centres = kMeansCentres(points, size, spread);
  for (let i = 0; i < count; i++) shares[i * size + nearestCentre(points, i, centres, spread)] = 1;
  let mixture = maximise(points, size, shares, spread);
  for (let round = 1; round < rounds; round++) {
    expect(points, mixture, shares);
    mixture = maximise(points, size, shares, spread);
  }
  return mixture;
}

/** Log density of the likeliest component at the point that starts at `values[at]`. */
export function logDensity(mixture: Mixture, values: Float32Array, at: number): number {
  let best = -Infinity;
  for (let c = 0; c < mixture.logScale.length; c++)
    best = Math.max(best, componentLog(mixture, c, values, at));
  return best;
}

function componentLog(
  { dims, means, whitening, logScale }: Mixture,
  c: number,
  values: Float32Array,
  at: number,
): number {
  const mean = c * dims;
  const factor = c * dims * dims;
  let distance = 0;
  for (let i = 0; i < dims; i++) {
    let z = 0;
    for (let j = 0; j <= i; j++) {
      z +=
        (whitening[factor + i * dims + j] as number) *
        ((values[at + j] as number) - (means[mean + j] as number));
    }
    distance += z * z;
  }
  return (logScale[c] as number) - 0.5 * distance;
}

function expect({ dims, values }: Points, mixture: Mixture, shares: Float64Array): void {
  const size = mixture.logScale.length;
  const logs = new Float64Array(size);
  for (let i = 0; i < values.length / dims; i++) {
    let best = -Infinity;
    for (let c = 0; c < size; c++) {
      logs[c] = componentLog(mixture, c, values, i * dims);
      best = Math.max(best, logs[c] as number);
    }
    let sum = 0;
    for (let c = 0; c < size; c++) {
      const log = (logs[c] as number) - best;
      logs[c] = log < leastLog ? 0 : Math.exp(log);
      sum += logs[c] as number;
    }
    for (let c = 0; c < size; c++) shares[i * size + c] = (logs[c] as number) / sum;
  }
}

function maximise(points: Points, size: number, shares: Float64Array, spread: ArrayLike<number>): Mixture {
  const { dims } = points;
  const count = points.values.length / dims;
  const means = new Float64Array(size * dims);
  const whitening = new Float64Array(size * dims * dims);
  const logScale = new Float64Array(size);
  for (let c = 0; c < size; c++) {
    const members = meanOf(points, shares, c, size, means);
    const covariance = covarianceOf(points, shares, c, size, means, members);
    for (let a = 0; a < dims; a++) {
      covariance[a * dims + a] = (covariance[a * dims + a] as number) + (spread[a] as number);
    }
    const logRoot = invertCholesky(covariance, dims, whitening, c * dims * dims);
    logScale[c] = Math.log(members / count) - logRoot - 0.5 * dims * Math.log(2 * Math.PI);
  }
  return { dims, means, whitening, logScale };
}

/** Writes the weighted mean of component `c` and answers the sum of its weights. */
function meanOf(
  { dims, values }: Points,
  shares: Float64Array,
  c: number,
  size: number,
  means: Float64Array,
): number {
  let members = 1e-9;
  for (let i = 0; i < values.length / dims; i++) {
    const share = shares[i * size + c] as number;
    if (share === 0) continue;
    members += share;
    for (let d = 0; d < dims; d++) {
      means[c * dims + d] = (means[c * dims + d] as number) + share * (values[i * dims + d] as number);
    }
  }
  for (let d = 0; d < dims; d++) means[c * dims + d] = (means[c * dims + d] as number) / members;
  return members;
}

function covarianceOf(
  { dims, values }: Points,
  shares: Float64Array,
  c: number,
  size: number,
  means: Float64Array,
  members: number,
): Float64Array {
  const covariance = new Float64Array(dims * dims);
  for (let i = 0; i < values.length / dims; i++) {
    const share = shares[i * size + c] as number;
    if (share === 0) continue;
    for (let a = 0; a < dims; a++) {
      const apart = share * ((values[i * dims + a] as number) - (means[c * dims + a] as number));
      for (let b = 0; b <= a; b++) {
        const other = (values[i * dims + b] as number) - (means[c * dims + b] as number);
        covariance[a * dims + b] = (covariance[a * dims + b] as number) + apart * other;
      }
    }
  }
  for (let i = 0; i < covariance.length; i++) covariance[i] = (covariance[i] as number) / members;
  return covariance;
}
