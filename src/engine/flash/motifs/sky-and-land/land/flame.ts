import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { linearShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';

/** Licks that curl outwards, the middle one bent like an S. */
const outer = outlined(
  '0 0.95!, -0.36 0.86, -0.62 0.56, -0.62 0.22, -0.5 -0.02, -0.56 -0.22, -0.74 -0.38!, -0.46 -0.32, -0.36 -0.14, -0.3 0.06!, -0.36 -0.2, -0.22 -0.46, -0.06 -0.66, -0.02 -0.86, 0.18 -1.08!, 0.16 -0.82, 0.26 -0.58, 0.3 -0.3, 0.25 -0.04!, 0.38 -0.14, 0.44 -0.32, 0.66 -0.52!, 0.6 -0.28, 0.64 -0.06, 0.7 0.22, 0.62 0.58, 0.36 0.86',
);
const middle = outlined(
  '0 0.9!, -0.3 0.76, -0.42 0.46, -0.3 0.16, -0.1 -0.12, -0.02 -0.34, 0.06 -0.58!, 0.1 -0.28, 0.12 0, 0.2 0.16!, 0.32 0.06, 0.44 -0.14!, 0.42 0.14, 0.48 0.44, 0.32 0.76',
);
const core = outlined(
  '0 0.84!, -0.2 0.7, -0.22 0.48, -0.1 0.28, 0.02 0!, 0.06 0.24, 0.2 0.42, 0.22 0.64, 0.14 0.78',
);

export const flame: Motif = {
  name: 'fire',
  tinted: ['petal', 'ember', 'gold'],
  draw: (canvas) => canvas.layer(drawFlames),
};

/** Licks around a bright core, about 1.5 wide and 2 high. */
export function drawFlames(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outer, {
    pigment: 'petal',
    tone: linearShader([0, -0.3], [0, 0.9], [0, 0.6]),
    line: inner * 1.1,
  });
  pen.fill(middle, { pigment: 'ember', tone: 0.05, line: detail });
  pen.fill(core, { pigment: 'gold', tone: 0.05, line: detail });
}
