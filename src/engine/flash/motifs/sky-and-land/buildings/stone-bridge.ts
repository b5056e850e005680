import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** An old bridge of stone: one arch over a stream, its wedge stones seen from the side. */
export const stoneBridge: Motif = {
  name: 'bridge',
  tinted: ['grey'],
  draw(canvas) {
    canvas.layer(drawWater, { contour: 0.7 });
    canvas.layer((pen) => {
      drawWall(pen);
      drawArch(pen);
      drawParapet(pen);
    });
  },
};

const [arch, ring] = [0.62, 0.8];
const springing = 0.5;

/** Height of the road: it climbs to the middle. */
function road(x: number): number {
  return -0.34 + 0.34 * Math.abs(x / 1.3) ** 1.7;
}

function along(xs: readonly number[], lift: number): Point[] {
  return xs.map((x): Point => [x, road(x) - lift]);
}

/** A point of the arch, 0 at its right foot and π at its left. */
function onArch(radius: number, angleRad: number): Point {
  return [radius * Math.cos(angleRad), springing - radius * Math.sin(angleRad)];
}

function drawWall(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const opening = steps(30, 0, Math.PI).map((angle) => onArch(arch, angle));
  pen.fill(
    [...along(steps(30, -1.3, 1.3), 0), [1.3, 0.72], [arch, 0.72], ...opening, [-arch, 0.72], [-1.3, 0.72]],
    {
      pigment: 'grey',
      tone: (x, y) => clamp(0.14 + 0.3 * x + 0.3 * y),
      line: inner * 1.2,
    },
  );
  for (const [x, y] of [
    [-1.16, 0.1],
    [-0.98, 0.3],
    [-1.14, 0.5],
    [-0.9, 0.02],
    [0.92, 0.02],
    [1.14, 0.14],
    [0.96, 0.32],
    [1.12, 0.52],
  ] as const)
    pen.fill(
      outlined(
        `${x - 0.11} ${y - 0.06}, ${x + 0.11} ${y - 0.06}, ${x + 0.11} ${y + 0.06}, ${x - 0.11} ${y + 0.06}`,
      ),
      { pigment: 'grey', tone: 0.1, line: detail * 1.2 },
    );
}

function drawArch(pen: Pen): void {
  const stones = 11;
  for (let i = 0; i < stones; i++) {
    const [from, to] = [i, i + 1].map((k) => (k / stones) * Math.PI) as [number, number];
    const between = steps(4, from, to);
    pen.fill([...between.map((a) => onArch(arch, a)), ...between.toReversed().map((a) => onArch(ring, a))], {
      pigment: 'bone',
      tone: (x) => clamp(0.2 + 0.35 * x),
      line: pen.weight.inner,
    });
  }
}

function drawParapet(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const xs = steps(30, -1.36, 1.36);
  pen.fill([...along(xs, 0.24), ...along(xs.toReversed(), 0)], {
    pigment: 'grey',
    tone: (x) => clamp(0.1 + 0.3 * x),
    line: inner,
  });
  for (const x of steps(12, -1.2, 1.2)) pen.stroke([...along([x], 0.22), ...along([x], 0.02)], detail);
  pen.fill([...along(xs, 0.34), ...along(xs.toReversed(), 0.24)], {
    pigment: 'bone',
    tone: 0.1,
    line: inner,
  });
}

function drawWater(pen: Pen): void {
  pen.fill(
    outlined(
      '-1.5 0.68!, -1.1 0.62, -0.6 0.68, 0 0.62, 0.6 0.68, 1.1 0.62, 1.5 0.68!, 1.2 0.92, 0.6 1.02, 0 1.05, -0.6 1.02, -1.2 0.92',
    ),
    { pigment: 'water', tone: (_, y) => clamp(0.1 + 1.3 * (y - 0.62)), line: pen.weight.inner },
  );
  for (const ripple of [
    '-0.5 0.8, -0.25 0.77, 0 0.82',
    '0.1 0.92, 0.34 0.88, 0.6 0.92',
    '-0.9 0.9, -0.7 0.87, -0.5 0.91',
  ])
    pen.stroke(traced(ripple), pen.weight.detail * 1.5, { taper: 0.4 });
}
