import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { between, pointAt } from '../../../geometry/point.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** The bones of a hand, fingers upwards. */
export const skeletonHand: Motif = {
  name: 'skeleton-hand',
  tinted: ['bone'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const [knots, width] of rays) drawRay(pen, traced(knots.replaceAll(',', '!,'), 1), width);
      for (const wristBone of wrist)
        pen.fill(outlined(wristBone), {
          pigment: 'bone',
          tone: (x, y) => clamp(0.2 + 0.6 * x + 0.4 * (y - 0.6)),
          line: pen.weight.inner,
        });
      drawHandBone(pen, [-0.16, 0.92], [-0.2, 1.5], 0.13);
      drawHandBone(pen, [0.12, 0.92], [0.1, 1.5], 0.1);
    });
  },
};

/** The bones of a finger, from the wrist to the tip, each a little thinner. */
function drawRay(pen: Pen, joints: readonly Point[], width: number): void {
  joints.slice(1).forEach((end, i) => {
    const start = pointAt(joints, i);
    drawHandBone(
      pen,
      between(start, end, 0.05),
      between(start, end, 0.96),
      width * (1 - 0.14 * i),
      i === joints.length - 2,
    );
  });
}

/** Narrow in its middle, with knobs at its ends; the last one of a finger ends in a point. */
export function drawHandBone(pen: Pen, start: Point, end: Point, width: number, isTip = false): void {
  const line = Array.from({ length: 13 }, (_, i) => between(start, end, i / 12));
  const bone = ribbon(line, (t) => {
    const knobs = 0.5 + 0.5 * Math.abs(2 * t - 1) ** 2.2;
    const rounded =
      Math.sqrt(Math.min(1, t * 9 + 0.1)) *
      (isTip ? (1 - t) ** 0.5 + 0.08 : Math.sqrt(Math.min(1, (1 - t) * 9 + 0.1)));
    return width * knobs * Math.min(1, rounded);
  });
  const [x0, y0] = start;
  pen.fill(outlineOf(bone), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.25 + (2.2 * (x - x0) + 0.5 * (y - y0))),
    line: pen.weight.inner,
  });
  pen.stroke(bone.spine.slice(4, -4), pen.weight.detail * 0.9, { taper: 0.6 });
}

/** Joints from the wrist to the tip, and the width of the first bone. */
const rays: readonly (readonly [string, number])[] = [
  ['-0.26 0.56, -0.5 0.06, -0.66 -0.32, -0.72 -0.56, -0.72 -0.76', 0.1],
  ['-0.1 0.5, -0.2 -0.06, -0.26 -0.56, -0.28 -0.88, -0.26 -1.12', 0.11],
  ['0.04 0.5, 0.06 -0.1, 0.08 -0.64, 0.1 -0.98, 0.12 -1.24', 0.11],
  ['0.18 0.54, 0.32 -0.02, 0.44 -0.5, 0.5 -0.82, 0.54 -1.06', 0.11],
  ['0.3 0.72, 0.62 0.4, 0.86 0.08, 0.96 -0.18', 0.11],
];
const wrist = [
  '-0.36 0.56, -0.22 0.5, -0.14 0.6, -0.2 0.72, -0.34 0.7',
  '-0.14 0.54, 0 0.48, 0.08 0.58, 0.02 0.7, -0.12 0.7',
  '0.08 0.54, 0.22 0.5, 0.34 0.62, 0.26 0.74, 0.1 0.7',
  '-0.3 0.74, -0.14 0.72, -0.06 0.82, -0.14 0.92, -0.28 0.88',
  '-0.06 0.74, 0.12 0.74, 0.26 0.78, 0.2 0.9, 0.0 0.92',
];
