import { clamp, lerp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { polar } from '../../../geometry/point.ts';
import { arc } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawHeapedCloud } from '../../parts/sky-and-land/heaped-cloud.ts';

const count = 12;

/** A stairway that climbs out of the clouds to a gate of light. */
export const stairway: Motif = {
  name: 'stairway-to-heaven',
  tinted: ['bone'],
  draw(canvas) {
    canvas.layer(drawGate);
    canvas.layer((pen) => {
      for (let i = count - 1; i >= 0; i--) drawStep(pen, i);
    });
    for (const [x, y, scale, isFlipped] of clouds)
      canvas.layer((pen) => drawHeapedCloud(pen), { at: { at: [x, y], scale, isFlipped } });
  },
};

/** Where the middle of a step is, and half its width: they wind a little and grow smaller towards the gate. */
function place(i: number): readonly [x: number, y: number, half: number] {
  const t = i / count;
  return [0.2 * Math.sin(t * 5.2 + 0.5) * (1 - t), lerp(1.0, -0.44, t ** 0.82), lerp(0.62, 0.2, t ** 0.8)];
}

function drawStep(pen: Pen, i: number): void {
  const { inner } = pen.weight;
  const [x, y, half] = place(i);
  const [nextX, nextY, nextHalf] = place(i + 1);
  const rise = (y - nextY) * 0.5;
  pen.fill(
    [
      [x - half, y],
      [x + half, y],
      [nextX + nextHalf, nextY + rise],
      [nextX - nextHalf, nextY + rise],
    ],
    { pigment: 'bone', tone: 0.04, line: inner },
  );
  pen.fill(
    [
      [nextX - nextHalf, nextY + rise],
      [nextX + nextHalf, nextY + rise],
      [nextX + nextHalf, nextY],
      [nextX - nextHalf, nextY],
    ],
    { pigment: 'bone', tone: (px) => clamp(0.4 + 0.3 * (px - nextX)), line: inner },
  );
}

/** A pointed arch, its doors ajar, in rays of light. */
function drawGate(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const angle of steps(14, Math.PI * 1.02, Math.PI * 1.98)) {
    const [from, to] = [
      polar(angle, 0.48, [0, -0.72]),
      polar(angle, angle % 0.4 > 0.2 ? 0.78 : 0.68, [0, -0.72]),
    ];
    pen.stroke([from, to], inner * 1.2, { taper: 0.5, tapering: 'end' });
  }
  pen.fill(arch(0.4), { pigment: 'gold', tone: 0.25, line: inner * 1.1 });
  pen.fill(arch(0.3), { pigment: 'foam', tone: 0, line: inner });
  for (const side of [1, -1])
    pen.fill(
      outlined(
        `${side * 0.3} -0.4!, ${side * 0.3} -0.74!, ${side * 0.27} -0.88, ${side * 0.18} -0.98!, ${side * 0.16} -0.34!`,
      ),
      { pigment: 'gold', tone: 0.45, line: inner },
    );
  for (const side of [1, -1])
    for (const x of [0.2, 0.25]) pen.stroke(traced(`${side * x} -0.92, ${side * x} -0.4`), detail);
}

function arch(half: number): Point[] {
  return [[half, -0.4], ...arc([0, -0.74], half, 2 * Math.PI, Math.PI, 30), [-half, -0.4]];
}

const clouds: readonly (readonly [x: number, y: number, scale: number, isFlipped: boolean])[] = [
  [-0.52, -0.42, 0.3, false],
  [0.54, -0.36, 0.28, true],
  [-0.74, 0.9, 0.46, false],
  [0.8, 0.98, 0.42, true],
  [0.06, 1.14, 0.34, false],
];
