import type { ViewPlane } from '../../sculpted-view.ts';
import type { Surface } from '../render/surface.ts';
import { nothing } from '../render/surface.ts';
import { times3 } from '../solid/vector.ts';
import type { Model } from '../subject.ts';

/** How many numbers along a side. */
const lightSide = 176;
const patchSide = 208;
const flowSide = 72;
/** Light is kept in steps of this, of 255: finer ones are not seen and cost room. */
const lightStep = 4;
/** The last step that fits into a byte. */
const brightest = 252;
/** The direction of what has no slopes is kept in steps of this, of 256. */
const drawnTurn = 16;

/** @param mask 1 where there is anything */
export function lightPlane(side: number, mask: Uint8Array, light: Float32Array): ViewPlane {
  const values = averages(lightSide, side, (i) => (mask[i] ? (light[i] as number) : null));
  return {
    side: lightSide,
    values: Uint8Array.from(values, (value) =>
      Math.min(brightest, Math.round((value * 255) / lightStep) * lightStep),
    ),
  };
}

export function patchPlane(numbers: Uint8Array, side: number): ViewPlane {
  const values = new Uint8Array(patchSide * patchSide);
  for (let i = 0; i < values.length; i++) values[i] = numbers[pixelOf(i, patchSide, side)] as number;
  return { side: patchSide, values };
}

/** Where hair runs; where there is none, down the slope of the skin. */
export function flowPlane(
  surface: Surface,
  model: Model,
  names: readonly string[],
  isFurred: readonly boolean[],
): ViewPlane {
  const { side, depth, region, toCamera, normalX, normalY, normalZ, placeX, placeY, placeZ } = surface;
  const values = new Uint8Array(flowSide * flowSide);
  const isKnown = new Uint8Array(values.length);
  for (let i = 0; i < values.length; i++) {
    const at = pixelOf(i, flowSide, side);
    if ((depth[at] as number) >= nothing) continue;
    const number = (region[at] as number) - 1;
    const [nx, ny, nz] = [normalX[at] as number, normalY[at] as number, normalZ[at] as number];
    let [dx, dy] = [nx, ny];
    if (model.flow && isFurred[number]) {
      const [px, py, pz] = [placeX[at] as number, placeY[at] as number, placeZ[at] as number];
      const [x, y, z] = times3(toCamera, model.flow(px, py, pz, names[number] as string));
      const into = x * nx + y * ny + z * nz;
      [dx, dy] = [x - into * nx, y - into * ny];
    }
    values[i] = turnOf(dx, -dy);
    isKnown[i] = 1;
  }
  spread(values, isKnown, flowSide);
  return { side: flowSide, values };
}

/** From where it is lit to where it is dark, for what is drawn and has no slopes. */
export function flowOfLight(side: number, mask: Uint8Array, light: Float32Array): ViewPlane {
  const values = new Uint8Array(flowSide * flowSide);
  const isKnown = new Uint8Array(values.length);
  for (let i = 0; i < values.length; i++) {
    const at = pixelOf(i, flowSide, side);
    if (!mask[at] || at < side || at >= light.length - side) continue;
    const [dx, dy] = [
      (light[at - 1] as number) - (light[at + 1] as number),
      (light[at - side] as number) - (light[at + side] as number),
    ];
    const turn = dx === 0 && dy === 0 ? 64 : turnOf(dx, dy);
    values[i] = (Math.round(turn / drawnTurn) * drawnTurn) & 255;
    isKnown[i] = 1;
  }
  spread(values, isKnown, flowSide);
  return { side: flowSide, values };
}

/** A direction in 256ths of a turn, downwards being 64. */
function turnOf(dx: number, dy: number): number {
  return Math.round((Math.atan2(dy, dx) / (2 * Math.PI)) * 256 + 256) & 255;
}

function pixelOf(i: number, planeSide: number, side: number): number {
  const x = Math.floor((((i % planeSide) + 0.5) / planeSide) * side);
  const y = Math.floor(((Math.floor(i / planeSide) + 0.5) / planeSide) * side);
  return y * side + x;
}

/** The mean over each field of the plane, of what there is; beyond it, what is nearest. */
function averages(planeSide: number, side: number, valueAt: (pixel: number) => number | null): Float32Array {
  const sums = new Float32Array(planeSide * planeSide);
  const counts = new Float32Array(sums.length);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const value = valueAt(y * side + x);
      if (value === null) continue;
      const i = Math.floor((y * planeSide) / side) * planeSide + Math.floor((x * planeSide) / side);
      sums[i] = (sums[i] as number) + value;
      counts[i] = (counts[i] as number) + 1;
    }
  }
  const isKnown = new Uint8Array(sums.length);
  for (let i = 0; i < sums.length; i++) {
    if ((counts[i] as number) === 0) continue;
    isKnown[i] = 1;
    sums[i] = (sums[i] as number) / (counts[i] as number);
  }
  spread(sums, isKnown, planeSide);
  return sums;
}

/** Fills what is unknown from its neighbours, row by row and column by column: flat, so that it costs no room. */
function spread(values: Float32Array | Uint8Array, isKnown: Uint8Array, side: number): void {
  const fill = (to: number, from: number) => {
    if (isKnown[to] || !isKnown[from]) return;
    values[to] = values[from] as number;
    isKnown[to] = 1;
  };
  for (let y = 0; y < side; y++) {
    for (let x = 1; x < side; x++) fill(y * side + x, y * side + x - 1);
    for (let x = side - 2; x >= 0; x--) fill(y * side + x, y * side + x + 1);
  }
  for (let x = 0; x < side; x++) {
    for (let y = 1; y < side; y++) fill(y * side + x, (y - 1) * side + x);
    for (let y = side - 2; y >= 0; y--) fill(y * side + x, (y + 1) * side + x);
  }
}
