import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';

/** A clarinet: black wood with silver keys and rings, a beak with its reed, the bell. */
export const clarinet: Motif = {
  name: 'clarinet',
  tinted: ['dark'],
  draw: (canvas) => canvas.layer(drawClarinet, { at: { angleRad: 0.55 } }),
};

const black = { pigment: 'dark', tone: (x: number) => clamp(0.45 + 3 * x) } as const;
const silver = { pigment: 'steel', tone: (x: number) => clamp(0.12 + 2.4 * x) } as const;

/** Upright, the bell below; about 4 high. */
function drawClarinet(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -2.0!, 0.03 -2.02, 0.09 -1.6, 0.1 -1.44!, 0 -1.44!'), {
    ...black,
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -1.46!, 0.13 -1.44!, 0.15 -1.16!, 0 -1.16!'), { ...black, line: inner * 1.1 });
  pen.fill(symmetric('0 -1.2!, 0.115 -1.2!, 0.135 1.0!, 0 1.0!'), { ...black, line: inner * 1.2 });
  pen.fill(symmetric('0 0.98!, 0.15 1.0, 0.2 1.3, 0.32 1.58, 0.44 1.72!, 0.2 1.8, 0 1.81'), {
    ...black,
    line: inner * 1.2,
  });
  for (const [y, half] of rings)
    pen.fill(symmetric(`0 ${y - 0.035}!, ${half} ${y - 0.035}!, ${half} ${y + 0.035}!, 0 ${y + 0.035}!`), {
      ...silver,
      line: inner,
    });
  pen.fill(symmetric('0 1.68!, 0.42 1.66!, 0.46 1.76!, 0.2 1.85, 0 1.86'), { ...silver, line: inner });
  pen.stroke(traced('-0.02 -1.9, -0.05 -1.5'), detail * 1.3, { isErasing: true, taper: 0.3 });
  pen.stroke(traced('0.2 -0.9, 0.2 -0.14'), inner * 1.5);
  pen.stroke(traced('-0.2 0.1, -0.2 0.86'), inner * 1.5);
  for (const [x, y, radius] of keys) {
    pen.fill(circle([x, y], radius, 26), { ...silver, line: inner });
    pen.stroke(circle([x, y], radius * 0.5, 18), detail);
  }
  for (const lever of [
    '0.12 -0.2, 0.26 -0.1, 0.32 0.06',
    '-0.12 0.3, -0.28 0.42, -0.32 0.6',
    '0.12 0.66, 0.3 0.76, 0.34 0.92',
  ])
    pen.stroke(traced(lever), inner * 2.6, { taper: 0.15 });
  drawGleams(pen, ['-0.07 -1.06, -0.08 -0.8', '-0.1 1.2, -0.16 1.46'], inner);
}

const rings = [
  [-1.46, 0.14],
  [-1.17, 0.16],
  [-0.1, 0.15],
  [0.0, 0.15],
  [1.0, 0.17],
] as const;
const keys = [
  [0, -0.96, 0.07],
  [0, -0.72, 0.085],
  [0.02, -0.5, 0.085],
  [0, -0.28, 0.085],
  [0.2, -0.9, 0.075],
  [0.2, -0.6, 0.06],
  [0, 0.2, 0.085],
  [0, 0.44, 0.085],
  [0, 0.68, 0.085],
  [-0.2, 0.14, 0.075],
  [-0.02, 0.88, 0.07],
] as const;
