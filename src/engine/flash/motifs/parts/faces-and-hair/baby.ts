import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';

/** A sleeping baby's head from the front, about 1.2 wide and 1.2 high, in the hood of a blanket. */
export function drawBabyHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(hood, { pigment: 'foam', tone: (x, y) => clamp(0.2 + 0.4 * x + 0.3 * y), line: inner * 1.1 });
  pen.fill(face, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.04 + 0.6 * smoothstep(0.3, 0.52, Math.abs(x)) + 0.3 * smoothstep(0.3, 0.6, y)),
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(ellipse([0.3, 0.24], 0.1, 0.07, 20), { pigment: 'blush', tone: 0.1, isOverlay: true });
    side.stroke(traced('0.09 0.04, 0.17 0.11, 0.27 0.11, 0.35 0.04'), inner * 1.3, { taper: 0.25 });
    for (const lash of ['0.14 0.09, 0.12 0.15', '0.22 0.12, 0.22 0.18', '0.3 0.09, 0.33 0.15'])
      side.stroke(traced(lash), detail, { taper: 0.4 });
    side.stroke(traced('0.12 -0.12, 0.22 -0.17, 0.32 -0.13'), detail, { taper: 0.4 });
  });
  pen.stroke(traced('-0.05 0.22, 0 0.25, 0.05 0.22'), inner, { taper: 0.3 });
  pen.stroke(traced('-0.1 0.36, 0 0.4, 0.1 0.36'), inner * 1.2, { taper: 0.3 });
  pen.stroke(traced('0.0 -0.46, 0.1 -0.36, 0.02 -0.28, -0.05 -0.34'), inner, { taper: 0.4 });
}

const hood = symmetric('0 -0.72, 0.36 -0.64, 0.62 -0.3, 0.66 0.1, 0.54 0.5, 0.3 0.72, 0 0.78');
const face = symmetric('0 -0.5, 0.3 -0.44, 0.46 -0.16, 0.5 0.16, 0.38 0.44, 0.16 0.58, 0 0.6');
