import { between } from '../../../geometry/point.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A jointed leg along `knots`: each piece swells in its middle, the last ends in a claw. */
export function drawJointedLeg(pen: Pen, knots: string, width: number, pigment: Pigment): void {
  const joints = traced(knots.replaceAll(',', '!,'), 1);
  joints.slice(1).forEach((joint, i) => {
    const from = joints[i];
    if (!from) return;
    const isLast = i === joints.length - 2;
    const thickness = width * (1 - (0.5 * i) / joints.length);
    const line = Array.from({ length: 9 }, (_, step) => between(from, joint, step / 8));
    const piece = ribbon(
      line,
      (share) => thickness * (isLast ? 1 - 0.85 * share : 0.62 + 0.42 * Math.sin(Math.PI * share)),
    );
    pen.fill(outlineOf(piece), { pigment, black: 'uncolored', tone: 0.35, line: pen.weight.inner * 0.8 });
  });
}
