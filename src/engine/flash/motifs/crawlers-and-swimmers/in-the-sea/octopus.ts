import { clamp, lerp, smoothstep } from '../../../geometry/interval.ts';
import { pointAt } from '../../../geometry/point.ts';
import { onRibbon, outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** An octopus from the front, its arms curling around it. */
export const octopus: Motif = {
  name: 'octopus',
  tinted: ['petal'],
  draw(canvas) {
    for (const [line, width] of arms.slice(0, 4)) {
      for (const isFlipped of [true, false])
        canvas.layer((pen) => drawArm(pen, traced(isFlipped ? line : twin(line), 14), width), {
          at: { isFlipped },
          contour: 0.7,
        });
    }
    canvas.layer(drawMantle, { contour: 0.8 });
  },
};

/** The mirror image's line, moved a little: arms are not twins. */
function twin(line: string): string {
  return line
    .split(',')
    .map((knot, i) => {
      const [x = 0, y = 0] = knot.trim().split(' ').map(Number);
      return `${x + 0.03 * Math.sin(i * 2.1)} ${y + 0.05 * Math.sin(i * 1.3)}`;
    })
    .join(',');
}

/** An arm with its cups, along a line. */
export function drawArm(pen: Pen, line: ReturnType<typeof traced>, width: number): void {
  const { inner, detail } = pen.weight;
  const half = (share: number) => width * (1 - share) ** 0.8 + 0.012;
  const arm = ribbon(line, half);
  pen.fill(outlineOf(arm), { pigment: 'petal', tone: 0.15, line: inner });
  pen.fill([...arm.spine, ...arm.left.toReversed()], { pigment: 'blush', tone: 0.1 });
  pen.fill([...arm.spine, ...arm.right.toReversed()], { tone: 0.62, isOverlay: true });
  pen.stroke(arm.spine, detail);
  pen.stroke(arm.left, inner);
  const cups = 15;
  for (let i = 0; i < cups; i++) {
    const share = lerp(0.14, 0.95, i / cups);
    const radius = half(share) * 0.42;
    if (radius < 0.012) break;
    const at = onRibbon(arm, share, 0.55);
    pen.fill(circle(at, radius, 18), { pigment: 'foam', tone: 0.05, line: detail });
    pen.fill(circle(at, radius * 0.42, 12), { black: 'always', tone: 1 });
  }
  const tip = pointAt(line, line.length - 1);
  pen.dot(tip, inner * 0.6);
}

/** The head, its eyes on us. */
export function drawMantle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(mantle, {
    pigment: 'petal',
    tone: (x, y) =>
      clamp(
        0.08 +
          0.75 * smoothstep(0.2, 0.62, Math.abs(x + 0.08)) +
          0.35 * smoothstep(0, 0.4, x) +
          0.3 * smoothstep(0.1, 0.36, y),
      ),
    line: inner * 1.1,
  });
  for (const [x, y, radius] of spots)
    pen.fill(circle([x, y], radius, 20), { pigment: 'blush', tone: 0.15, line: detail });
  for (const fold of folds) pen.stroke(traced(fold), detail * 1.2, { taper: 0.6 });
  drawBothSides(pen, (side) => {
    side.fill(socket, { pigment: 'petal', tone: 0.5, line: inner });
    side.fill(eye, { pigment: 'gold', tone: (_, y) => 0.55 * smoothstep(0.02, -0.12, y), line: inner });
    side.fill(outlined('0.22 -0.03, 0.31 -0.06, 0.4 -0.02, 0.31 0.01'), { black: 'always', tone: 1 });
    side.stroke(traced('0.1 -0.06, 0.26 -0.2, 0.5 -0.14'), inner * 1.3, { taper: 0.4 });
    side.stroke(traced('0.16 0.14, 0.3 0.19, 0.44 0.13'), detail * 1.2, { taper: 0.5 });
  });
}

/** From root to tip, and the width at the root. */
const arms: readonly (readonly [string, number])[] = [
  ['0.3 0.2, 0.7 0.02, 1.0 -0.24, 1.1 -0.6, 0.9 -0.84, 0.68 -0.7, 0.76 -0.5, 0.9 -0.58', 0.15],
  ['0.34 0.28, 0.76 0.3, 1.14 0.14, 1.42 0.22, 1.44 0.52, 1.2 0.6, 1.12 0.42, 1.26 0.36', 0.15],
  ['0.26 0.34, 0.54 0.6, 0.9 0.72, 1.16 0.94, 1.06 1.24, 0.78 1.24, 0.74 1.02, 0.9 1.0', 0.16],
  ['0.1 0.36, 0.2 0.76, 0.48 1.02, 0.5 1.36, 0.22 1.52, 0.06 1.34, 0.18 1.2, 0.3 1.28', 0.16],
];
const mantle = symmetric(
  '0 -1.24, 0.3 -1.16, 0.56 -0.9, 0.66 -0.56, 0.54 -0.26, 0.5 -0.02, 0.5 0.2, 0.34 0.4, 0.16 0.46, 0 0.42',
);
const spots = [
  [0.1, -0.92, 0.06],
  [-0.14, -0.84, 0.085],
  [0.26, -0.7, 0.05],
  [-0.34, -0.66, 0.06],
  [0.02, -0.66, 0.05],
  [-0.1, -1.06, 0.04],
  [-0.2, -0.52, 0.04],
  [0.36, -0.5, 0.035],
] as const;
const folds = [
  '-0.1 0.02, 0 0.08, 0.1 0.02',
  '-0.08 0.16, 0 0.21, 0.08 0.16',
  '-0.14 -0.3, 0 -0.24, 0.14 -0.3',
  '-0.44 -0.32, -0.3 -0.26, -0.24 -0.28',
  '0.44 -0.32, 0.3 -0.26, 0.24 -0.28',
];
const socket = outlined('0.08 -0.02, 0.18 -0.16, 0.36 -0.18, 0.5 -0.08, 0.46 0.08, 0.3 0.14, 0.14 0.1');
const eye = outlined('0.17 -0.02, 0.24 -0.1, 0.36 -0.1, 0.44 -0.03, 0.38 0.04, 0.26 0.05');
