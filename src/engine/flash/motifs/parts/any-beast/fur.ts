import { steps } from '../../../geometry/interval.ts';
import type { Point, Polyline } from '../../../geometry/point.ts';
import { between, pointAt } from '../../../geometry/point.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Tone } from '../../../paint/shader.ts';

/** A lock of hair: broad at its root, bent, ending in a point. */
export interface Lock {
  readonly root: Point;
  readonly tip: Point;
  /** Width at the root. */
  readonly width: number;
  /** How far the middle is pushed sideways, as a share of the length. */
  readonly bend: number;
  readonly pigment: Pigment;
  readonly tone: Tone;
}

/** A lock, and the hairs that part it. */
export function drawLock(pen: Pen, { root, tip, width, bend, pigment, tone }: Lock): void {
  const [dx, dy] = [tip[0] - root[0], tip[1] - root[1]];
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const at = (t: number, across: number): Point => {
    const sway = bend * length * Math.sin(Math.PI * t) + across * width * 0.5 * (1 - t) ** 0.75 * (0.8 + t);
    return [root[0] + dx * t + nx * sway, root[1] + dy * t + ny * sway];
  };
  const side = (across: number) => steps(8).map((t) => at(t, across));
  pen.fill([...side(-1), ...side(1).toReversed()], { pigment, tone, line: pen.weight.inner * 0.85 });
  if (!pen.hasDetail) return;
  for (const across of [-0.35, 0.3]) {
    const hair = steps(5, 0.12, pen.random.between(0.62, 0.85)).map((t) => at(t, across));
    pen.stroke(hair, pen.weight.detail * 0.8, { taper: 0.7, tapering: 'end' });
  }
}

/** Places of locks: the root, how far the tip is from it, and a bend of its own. */
export type LockPlaces = readonly (readonly [x: number, y: number, dx: number, dy: number, bend?: number])[];

/** Locks on the left and their mirror images on the right; `bend` is as on the right. */
export function drawLocks(pen: Pen, places: LockPlaces, look: Omit<Lock, 'root' | 'tip'>): void {
  for (const side of [-1, 1])
    for (const [x, y, dx, dy, bend = look.bend] of places)
      drawLock(pen, {
        ...look,
        root: [x * side, y],
        tip: [(x + dx) * side, y + dy],
        bend: side * bend,
      });
}

/** Short hairs, each from a place along the line in the direction `flow`, thinning out. */
export function drawHairs(pen: Pen, line: Polyline, flow: Point, count: number): void {
  if (!pen.hasDetail) return;
  for (let i = 0; i < count; i++) {
    const place = ((i + pen.random.between(0.2, 0.8)) / count) * (line.length - 1);
    const from = between(
      pointAt(line, Math.floor(place)),
      pointAt(line, Math.floor(place) + 1),
      place - Math.floor(place),
    );
    const reach = pen.random.between(0.7, 1.2);
    const to: Point = [from[0] + flow[0] * reach, from[1] + flow[1] * reach];
    const middle: Point = [(from[0] + to[0]) / 2 + flow[1] * 0.08, (from[1] + to[1]) / 2 - flow[0] * 0.08];
    pen.stroke([from, middle, to], pen.weight.detail * 0.9, { taper: 0.8, tapering: 'end' });
  }
}

/** Draws the right half and its mirror image. */
export function drawBothSides(pen: Pen, draw: (side: Pen) => void): void {
  for (const isFlipped of [true, false]) draw(pen.at({ isFlipped }));
}
