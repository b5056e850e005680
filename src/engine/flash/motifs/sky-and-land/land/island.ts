import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawPalmTree } from '../../parts/plants/palm-tree.ts';

/** A small island: two palms on a mound of sand, the sun low behind them, surf around. */
export const island: Motif = {
  name: 'island',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer(
      (pen) =>
        pen.fill(circle([-0.2, 0.1], 0.72, 80), {
          pigment: 'ember',
          tone: (_, y) => clamp(0.7 - 0.7 * smoothstep(-0.5, 0.6, y)),
          line: pen.weight.inner,
        }),
      { contour: 0.6 },
    );
    canvas.layer((pen) => drawPalmTree(pen.at({ at: [-0.3, 0.16], scale: 0.62, isFlipped: true })));
    canvas.layer((pen) => drawPalmTree(pen.at({ at: [0.12, -0.06], scale: 0.86 })));
    canvas.layer(drawShore);
  },
};

function drawShore(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-1.0 1.0!, -0.7 0.82, -0.2 0.72, 0.3 0.72, 0.74 0.84, 1.0 1.0!, 0 1.1'), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.1, 0.9, x) + 0.4 * smoothstep(0.9, 1.08, y)),
    line: inner * 1.1,
  });
  for (const speck of [
    '-0.4 0.86, -0.36 0.85',
    '0.3 0.84, 0.35 0.85',
    '0.5 0.92, 0.55 0.92',
    '-0.1 0.82, -0.04 0.81',
    '-0.6 0.94, -0.54 0.92',
  ])
    pen.stroke(traced(speck), detail);
  pen.fill(surf, { pigment: 'water', tone: (_, y) => clamp(0.15 + 1.2 * (y - 0.98)), line: inner * 1.1 });
  for (const line of [
    '-0.8 1.12, -0.5 1.08, -0.3 1.13',
    '-0.1 1.16, 0.2 1.11, 0.4 1.16',
    '0.5 1.1, 0.76 1.06, 0.96 1.1',
  ])
    pen.stroke(traced(line), detail * 1.2, { taper: 0.4 });
}

const surf = outlined(
  '-1.3 1.02!, -1.12 0.94, -0.96 1.02!, -0.76 0.92, -0.56 1.02!, -0.34 0.94, -0.12 1.03!, 0.1 0.94, 0.32 1.03!, 0.54 0.94, 0.76 1.02!, 0.96 0.92, 1.14 1.0!, 1.3 0.96, 1.1 1.14, 0.6 1.24, 0 1.22, -0.6 1.26, -1.1 1.14',
);
