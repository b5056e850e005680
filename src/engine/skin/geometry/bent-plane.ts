import type { Vector } from './vector.ts';
import { add, dot, scale, subtract } from './vector.ts';

/** A plane before the camera, or a sheet that touches it in the middle and bends away from the viewer. */
export interface Sheet {
  readonly origin: Vector;
  /** Unit: to the right and down on the plane. */
  readonly right: Vector;
  readonly down: Vector;
  /** Unit: away from the viewer. */
  readonly normal: Vector;
  /** One over the radius of the bend to the right and down, in distances from the camera to the plane; 0 is flat. */
  readonly bends: readonly [number, number];
}

/** Radians that a sheet may bend before it is seen from the side, where nothing of a design can be told apart. */
const mostBent = 1.35;
const rounds = 12;
/** In distances from the camera: a hundredth of a pixel. */
const exact = 1e-6;

/** Less than this much of the sheet's own size is left of it where the sight runs along it. */
const leastFacing = 0.05;

/**
 * Whether a place of the sheet, so far to the right and down over the skin, faces the viewer: what leans away in the
 * middle may turn its back before it has bent by much.
 */
export function isSeen(sheet: Sheet, x: number, y: number): boolean {
  if (!isWithinBend(sheet, x, y)) return false;
  const point = sheetPoint(sheet, x, y);
  return stepsAt(sheet, x, y, scale(point, 1 / point[2])).facing > leastFacing;
}

function isWithinBend({ bends }: Sheet, x: number, y: number): boolean {
  return Math.abs(bends[0] * x) < mostBent && Math.abs(bends[1] * y) < mostBent;
}

/** The point of the sheet so far to the right and down over the skin: two arcs, one after the other. */
export function sheetPoint({ origin, right, down, normal, bends }: Sheet, x: number, y: number): Vector {
  const sunk = scale(normal, sagOf(x, bends[0]) + sagOf(y, bends[1]));
  const aside = add(scale(right, chordOf(x, bends[0])), scale(down, chordOf(y, bends[1])));
  return add(origin, add(aside, sunk));
}

/** Where a line of sight meets the sheet: so far to the right and down over the skin; undefined where it passes by. */
export function meetSheet(sheet: Sheet, ray: Vector): [number, number] | undefined {
  const { origin, right, down, normal, bends } = sheet;
  const facing = dot(ray, normal);
  if (Math.abs(facing) < 1e-9) return undefined;
  const flat = subtract(scale(ray, dot(origin, normal) / facing), origin);
  let [x, y] = [dot(flat, right), dot(flat, down)];
  if (bends[0] === 0 && bends[1] === 0) return [x, y];
  for (let round = 0; round < rounds; round++) {
    if (!isWithinBend(sheet, x, y)) return undefined;
    const [px, py, pz] = sheetPoint(sheet, x, y);
    const off: [number, number] = [px - ray[0] * pz, py - ray[1] * pz];
    const { alongX, alongY, facing } = stepsAt(sheet, x, y, ray);
    // The sight runs along the sheet, or meets its back.
    if (facing < leastFacing) return undefined;
    if (Math.hypot(...off) < exact) return [x, y];
    x -= (off[0] * alongY[1] - off[1] * alongY[0]) / facing;
    y -= (off[1] * alongX[0] - off[0] * alongX[1]) / facing;
  }
  return undefined;
}

/**
 * How far a step over the skin to the right and down moves what is seen along a line of sight; `facing` is the area
 * that a unit square there seems to have, negative from behind.
 */
function stepsAt(
  { right, down, normal, bends }: Sheet,
  x: number,
  y: number,
  ray: Vector,
): { readonly alongX: [number, number]; readonly alongY: [number, number]; readonly facing: number } {
  const seen = ([sx, sy, sz]: Vector): [number, number] => [sx - ray[0] * sz, sy - ray[1] * sz];
  const alongX = seen(add(scale(right, Math.cos(bends[0] * x)), scale(normal, Math.sin(bends[0] * x))));
  const alongY = seen(add(scale(down, Math.cos(bends[1] * y)), scale(normal, Math.sin(bends[1] * y))));
  return { alongX, alongY, facing: alongX[0] * alongY[1] - alongY[0] * alongX[1] };
}

function chordOf(way: number, bend: number): number {
  return bend === 0 ? way : Math.sin(bend * way) / bend;
}

function sagOf(way: number, bend: number): number {
  return bend === 0 ? 0 : (1 - Math.cos(bend * way)) / bend;
}
