/** Points of `dims` numbers each, one after the other: `count*dims`. */
export interface Points {
  readonly dims: number;
  readonly values: Float32Array;
}

const settlingRounds = 4;

/**
 * Centres (`size*dims`) as far from each other as can be (Gonzalez 1985), settled by a few rounds of k-means. Always
 * the same for the same points.
 *
 * @param spread what counts as one step in each dimension, squared
 */
export function kMeansCentres(points: Points, size: number, spread: ArrayLike<number>): Float64Array {
  const centres = distantCentres(points, size, spread);
  const { dims, values } = points;
  const count = values.length / dims;
  for (let round = 0; round < settlingRounds; round++) {
    const sums = new Float64Array(size * dims);
    const members = new Float64Array(size);
    for (let i = 0; i < count; i++) {
      const c = nearestCentre(points, i, centres, spread);
      members[c] = (members[c] as number) + 1;
      for (let d = 0; d < dims; d++) {
        sums[c * dims + d] = (sums[c * dims + d] as number) + (values[i * dims + d] as number);
      }
    }
    for (let c = 0; c < size; c++) {
      if (members[c] === 0) continue;
      for (let d = 0; d < dims; d++) {
        centres[c * dims + d] = (sums[c * dims + d] as number) / (members[c] as number);
      }
    }
  }
  return centres;
}

export function nearestCentre(
  points: Points,
  i: number,
  centres: Float64Array,
  spread: ArrayLike<number>,
): number {
  let best = 0;
  let least = Infinity;
  for (let c = 0; c < centres.length / points.dims; c++) {
    const distance = distanceTo(points, i, centres, c, spread);
    if (distance < least) {
      least = distance;
      best = c;
    }
  }
  return best;
}

function distantCentres(points: Points, size: number, spread: ArrayLike<number>): Float64Array {
  const { dims, values } = points;
  const count = values.length / dims;
  const centres = new Float64Array(size * dims);
  for (let i = 0; i < values.length; i++) {
    centres[i % dims] = (centres[i % dims] as number) + (values[i] as number) / count;
  }
  const nearest = new Float64Array(count).fill(Infinity);
  for (let c = 1; c < size; c++) {
    let total = 0;
    for (let i = 0; i < count; i++) {
      nearest[i] = Math.min(nearest[i] as number, distanceTo(points, i, centres, c - 1, spread));
      total += nearest[i] as number;
    }
    // The point at a fixed quantile of squared distances: far, yet not the farthest outlier.
    let left = total * (((c * 0.618034) % 1) * 0.8 + 0.1);
    let pick = 0;
    while (pick < count - 1 && left > (nearest[pick] as number)) left -= nearest[pick++] as number;
    for (let d = 0; d < dims; d++) centres[c * dims + d] = values[pick * dims + d] as number;
  }
  return centres;
}

function distanceTo(
  { dims, values }: Points,
  i: number,
  centres: Float64Array,
  c: number,
  spread: ArrayLike<number>,
): number {
  let sum = 0;
  for (let d = 0; d < dims; d++) {
    const apart = (values[i * dims + d] as number) - (centres[c * dims + d] as number);
    sum += (apart * apart) / (spread[d] as number);
  }
  return sum;
}
