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

/** Whether a place of the sheet, so far to the right and down over the skin, faces the viewer. */
export function isSeen({ bends }: Sheet, x: number, y: number): boolean {
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
    if (!isSeen(sheet, x, y)) return undefined;
    const [px, py, pz] = sheetPoint(sheet, x, y);
    const off: [number, number] = [px - ray[0] * pz, py - ray[1] * pz];
    if (Math.hypot(...off) < exact) return [x, y];
    const alongX = add(scale(right, Math.cos(bends[0] * x)), scale(normal, Math.sin(bends[0] * x)));
    const alongY = add(scale(down, Math.cos(bends[1] * y)), scale(normal, Math.sin(bends[1] * y)));
    const [a, c] = [alongX[0] - ray[0] * alongX[2], alongX[1] - ray[1] * alongX[2]];
    const [b, d] = [alongY[0] - ray[0] * alongY[2], alongY[1] - ray[1] * alongY[2]];
    const determinant = a * d - b * c;
    // The sight runs along the sheet.
    if (Math.abs(determinant) < 0.05) return undefined;
    x -= (off[0] * d - off[1] * b) / determinant;
    y -= (off[1] * a - off[0] * c) / determinant;
  }
  return undefined;
}

function chordOf(way: number, bend: number): number {
  return bend === 0 ? way : Math.sin(bend * way) / bend;
}

function sagOf(way: number, bend: number): number {
  return bend === 0 ? 0 : (1 - Math.cos(bend * way)) / bend;
}
