import { lendPlane } from '../raster/scratch.ts';
import type { Flow } from './flow.ts';
import { acrossFlow } from './flow.ts';

/** Where a plane is worked on: 0 leaves the pixel alone. */
export type Active = Uint8Array<ArrayBuffer>;

/** Differences of light are looked up in so many steps, squared distances in so many a pixel. */
const steps = 255;
const squareSteps = 4;

/** A Gaussian of standard deviation `sigma`, looked up by squared distance; reaches `reach` pixels. */
function gaussian(sigma: number, reach: number): Float32Array {
  return Float32Array.from({ length: squareSteps * (reach + 2) * (reach + 2) }, (_, i) =>
    Math.exp(-i / squareSteps / (2 * sigma * sigma)),
  );
}

/** Light in the tangent's and in the gradient's direction in turn, so often. */
const rounds = 2;

/**
 * Even areas smoothed, edges kept: a bilateral filter across the edges and then along them, twice
 * (J. E. Kyprianidis and J. Döllner, "Image Abstraction by Structure Adaptive Filtering", 2008).
 *
 * @param light 0 … 1
 * @param radiusPx the filter's standard deviation in the plane
 * @param contrast its standard deviation in light
 */
export function smoothAlong(
  light: Float32Array,
  flow: Flow,
  active: Active,
  radiusPx: number,
  contrast: number,
): Float32Array<ArrayBuffer> {
  const likeness = Float32Array.from({ length: steps + 1 }, (_, i) =>
    Math.exp(-((i / steps) ** 2) / (2 * contrast * contrast)),
  );
  const across = acrossFlow(flow);
  const between = lendPlane(light.length);
  const result = lendPlane(light.length);
  result.set(light);
  for (let round = 0; round < rounds; round++) {
    bilateral(result, between, across, active, radiusPx, likeness);
    bilateral(between, result, flow, active, radiusPx, likeness);
  }
  return result;
}

function bilateral(
  from: Float32Array,
  to: Float32Array,
  { width, height, x: flowX, y: flowY }: Flow,
  active: Active,
  sigma: number,
  likeness: Float32Array,
): void {
  const reach = Math.ceil(2 * sigma);
  const nearness = gaussian(sigma, reach);
  for (let i = 0; i < active.length; i++) {
    const here = from[i] as number;
    if (active[i] === 0) {
      to[i] = here;
      continue;
    }
    const column = i % width;
    const row = (i - column) / width;
    const [dx, dy] = [flowX[i] as number, flowY[i] as number];
    // One pixel at a time along the longer axis: only the other one needs to be interpolated.
    const isFlat = Math.abs(dx) >= Math.abs(dy);
    const slope = isFlat ? dy / dx : dx / dy;
    const stride = Math.sqrt(1 + slope * slope);
    let [sum, weights] = [here, 1];
    for (let k = 1; k * stride <= reach; k++) {
      const near = nearness[(k * k * stride * stride * squareSteps) | 0] as number;
      for (let side = -k; side <= k; side += 2 * k) {
        const value = isFlat
          ? between2(from, column + side, row + side * slope, width, height, true)
          : between2(from, column + side * slope, row + side, width, height, false);
        const apart = Math.abs(value - here);
        const weight = near * (likeness[apart >= 1 ? steps : (apart * steps) | 0] as number);
        sum += value * weight;
        weights += weight;
      }
    }
    to[i] = sum / weights;
  }
}

/** The value at a place that has one whole coordinate; beyond the border, that of the border. */
function between2(
  plane: Float32Array,
  x: number,
  y: number,
  width: number,
  height: number,
  isWholeX: boolean,
): number {
  const heldX = x < 0 ? 0 : x > width - 1 ? width - 1 : x;
  const heldY = y < 0 ? 0 : y > height - 1 ? height - 1 : y;
  if (isWholeX) {
    const top = heldY | 0;
    const at = top * width + heldX;
    const share = heldY - top;
    const first = plane[at] as number;
    return share === 0 ? first : first + ((plane[at + width] as number) - first) * share;
  }
  const left = heldX | 0;
  const at = heldY * width + left;
  const share = heldX - left;
  const first = plane[at] as number;
  return share === 0 ? first : first + ((plane[at + 1] as number) - first) * share;
}

/** The wider of the two Gaussians, in terms of the narrower one. */
const surround = 1.6;
/** A step of light of 1 answers about so much on its dark side. */
const fullAnswer = 0.14;

/**
 * Where a draughtsman would put a line, and how strongly: the flow-based difference of Gaussians, taken across
 * edges and gathered along them (H. Kang et al., "Coherent Line Drawing", 2007).
 *
 * @param light 0 … 1
 * @param sigmaPx of the narrower Gaussian: half the width of the finest line
 * @param alongPx how far a line is gathered along the flow
 * @returns about the contrast of the edge or line on its dark side, 0 … 1; negative on its light side
 */
export function lineStrength(
  light: Float32Array,
  flow: Flow,
  active: Active,
  sigmaPx: number,
  alongPx: number,
): Float32Array<ArrayBuffer> {
  return gatherAlong(differenceAcross(light, acrossFlow(flow), active, sigmaPx), flow, active, alongPx);
}

function differenceAcross(
  light: Float32Array,
  { width, height, x: flowX, y: flowY }: Flow,
  active: Active,
  sigma: number,
): Float32Array<ArrayBuffer> {
  const result = lendPlane(light.length);
  const wide = sigma * surround;
  const reach = Math.ceil(2.5 * wide);
  const inside = gaussian(sigma, reach);
  const around = gaussian(wide, reach);
  for (let i = 0; i < active.length; i++) {
    if (active[i] === 0) continue;
    const column = i % width;
    const row = (i - column) / width;
    const [dx, dy] = [flowX[i] as number, flowY[i] as number];
    const isFlat = Math.abs(dx) >= Math.abs(dy);
    const slope = isFlat ? dy / dx : dx / dy;
    const stride = Math.sqrt(1 + slope * slope);
    const here = light[i] as number;
    let [inner, innerWeights, outer, outerWeights] = [here, 1, here, 1];
    for (let k = 1; k * stride <= reach; k++) {
      const squared = (k * k * stride * stride * squareSteps) | 0;
      const innerWeight = inside[squared] as number;
      const outerWeight = around[squared] as number;
      for (let side = -k; side <= k; side += 2 * k) {
        const value = isFlat
          ? between2(light, column + side, row + side * slope, width, height, true)
          : between2(light, column + side * slope, row + side, width, height, false);
        inner += value * innerWeight;
        innerWeights += innerWeight;
        outer += value * outerWeight;
        outerWeights += outerWeight;
      }
    }
    result[i] = (outer / outerWeights - inner / innerWeights) / fullAnswer;
  }
  return result;
}

/** Each value averaged with those before and behind it on the curve that the flow makes through it. */
function gatherAlong(
  values: Float32Array,
  { width, height, x: flowX, y: flowY }: Flow,
  active: Active,
  sigma: number,
): Float32Array<ArrayBuffer> {
  const result = lendPlane(values.length);
  const reach = Math.ceil(2 * sigma);
  const weights = Float32Array.from({ length: reach + 1 }, (_, k) =>
    Math.exp((-k * k) / (2 * sigma * sigma)),
  );
  for (let i = 0; i < active.length; i++) {
    if (active[i] === 0) continue;
    let sum = values[i] as number;
    let total = 1;
    for (let direction = -1; direction <= 1; direction += 2) {
      let x = i % width;
      let y = (i - x) / width;
      let at = i;
      let [beforeX, beforeY] = [(flowX[i] as number) * direction, (flowY[i] as number) * direction];
      for (let k = 1; k <= reach; k++) {
        let [dx, dy] = [flowX[at] as number, flowY[at] as number];
        if (dx * beforeX + dy * beforeY < 0) [dx, dy] = [-dx, -dy];
        x += dx;
        y += dy;
        const column = Math.round(x);
        const row = Math.round(y);
        if (column < 0 || row < 0 || column >= width || row >= height) break;
        at = row * width + column;
        const weight = weights[k] as number;
        sum += (values[at] as number) * weight;
        total += weight;
        [beforeX, beforeY] = [dx, dy];
      }
    }
    result[i] = sum / total;
  }
  return result;
}
