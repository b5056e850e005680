import { clamp } from '../../../geometry/interval.ts';
import { rectangle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

const leanRad = 0.7;

/** Half full, its needle down. */
export const syringe: Motif = {
  name: 'syringe',
  tinted: ['petal'],
  leanRad,
  draw: (canvas) => canvas.layer(drawSyringe, { at: { angleRad: leanRad } }),
};

function drawSyringe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const steel = { pigment: 'steel', tone: (x: number) => clamp(0.25 + 2 * x), line: inner } as const;
  pen.fill(outlined('-0.03 0.8!, 0.03 0.8!, 0.03 1.38!, -0.03 1.5!'), steel);
  pen.fill(outlined('-0.12 0.62!, 0.12 0.62!, 0.07 0.9!, -0.07 0.9!'), steel);
  pen.fill(rectangle(-0.05, -1.2, 0.05, -0.2), steel);
  pen.fill(outlined('-0.24 -1.32!, 0.24 -1.32!, 0.24 -1.2!, -0.24 -1.2!'), steel);
  pen.fill(outlined('-0.22 -0.62!, 0.22 -0.62!, 0.22 0.52!, 0.1 0.66!, -0.1 0.66!, -0.22 0.52!'), {
    pigment: 'foam',
    tone: (x) => clamp(0.1 + 1.4 * x),
    line: inner * 1.2,
  });
  pen.fill(outlined('-0.18 -0.02!, 0.18 -0.02!, 0.18 0.5!, 0.08 0.61!, -0.08 0.61!, -0.18 0.5!'), {
    pigment: 'petal',
    tone: (x) => clamp(0.2 + 2.4 * x),
    line: detail,
  });
  pen.fill(rectangle(-0.05, -0.62, 0.05, -0.14), steel);
  pen.fill(rectangle(-0.2, -0.16, 0.2, 0), { black: 'always', tone: 1 });
  for (const y of [0.1, 0.22, 0.34, 0.46]) pen.stroke(traced(`0.06 ${y}, 0.2 ${y}`), inner);
  for (const y of [-0.5, -0.38, -0.26]) pen.stroke(traced(`0.1 ${y}, 0.2 ${y}`), inner);
  pen.stroke(traced('-0.13 0.08, -0.13 0.44'), detail * 2, { isErasing: true, taper: 0.3 });
  pen.fill(outlined('-0.42 -0.72!, 0.42 -0.72!, 0.42 -0.6!, -0.42 -0.6!'), steel);
}
