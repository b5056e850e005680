import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { onRibbon, outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A long bone with knobs at its ends. */
export function drawBone(pen: Pen, line: string, half: number): void {
  const bone = ribbon(traced(line, 8), (t) => {
    const knob = 0.55 + 0.75 * Math.abs(2 * t - 1) ** 5;
    return half * knob * Math.sqrt(Math.min(1, t * 14 + 0.15, (1 - t) * 14 + 0.15));
  });
  const [x0, y0] = onRibbon(bone, 0.5);
  pen.fill(outlineOf(bone), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.25 + 2.4 * (x - x0 + (y - y0) * 0.3)),
    line: pen.weight.inner,
  });
  pen.stroke(
    [0.2, 0.4, 0.6, 0.8].map((t) => onRibbon(bone, t, 0.2)),
    pen.weight.detail * 0.9,
    { taper: 0.5 },
  );
}

/** Where the joints of an arm or of a leg are, from the trunk outwards. */
export type Joints = readonly [root: Point, bend: Point, end: Point];

/** Upper arm, the two bones of the forearm, and a hand with its fingers spread beyond the wrist. */
export function drawArmBones(pen: Pen, [shoulder, elbow, wrist]: Joints): void {
  drawBetween(pen, shoulder, elbow, 0.085);
  drawForkedPair(pen, elbow, wrist, 0.052);
  const [dx, dy] = unitFrom(elbow, wrist);
  for (const spread of [-0.75, -0.3, 0.08, 0.45]) {
    const [cos, sin] = [Math.cos(spread), Math.sin(spread)];
    const [fx, fy] = [dx * cos - dy * sin, dx * sin + dy * cos];
    const at = (far: number): Point => [wrist[0] + fx * far, wrist[1] + fy * far];
    drawBetween(pen, at(0.05), at(0.21), 0.036);
    drawBetween(pen, at(0.22), at(0.34), 0.032);
    drawBetween(pen, at(0.35), at(0.45), 0.028);
  }
}

/** Thigh, shin and calf bone, and a foot that points outwards. */
export function drawLegBones(pen: Pen, [hip, knee, ankle]: Joints, toe: Point): void {
  drawBetween(pen, hip, knee, 0.105);
  drawForkedPair(pen, knee, ankle, 0.06);
  drawBetween(pen, ankle, toe, 0.066);
  const [dx, dy] = unitFrom(ankle, toe);
  for (const side of [-0.05, 0.05])
    drawBetween(
      pen,
      [toe[0] - dy * side, toe[1] + dx * side],
      [toe[0] - dy * side + 0.16 * dx, toe[1] + dx * side + 0.16 * dy],
      0.034,
    );
}

function drawBetween(pen: Pen, from: Point, to: Point, half: number): void {
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
  drawBone(pen, [from, middle, to].map(([x, y]) => `${x} ${y}`).join(', '), half);
}

/** Two bones side by side, a little apart. */
function drawForkedPair(pen: Pen, from: Point, to: Point, half: number): void {
  const [dx, dy] = unitFrom(from, to);
  for (const side of [-0.05, 0.05]) {
    const [x, y] = [-dy * side, dx * side];
    drawBetween(
      pen,
      [from[0] + x + 0.04 * dx, from[1] + y + 0.04 * dy],
      [to[0] + x - 0.02 * dx, to[1] + y - 0.02 * dy],
      half,
    );
  }
}

function unitFrom(from: Point, to: Point): Point {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.max(Math.sqrt(x * x + y * y), 1e-6);
  return [x / length, y / length];
}
