import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';

/** A corked bottle of wine, grapes on its label. */
export const wineBottle: Motif = {
  name: 'wine-bottle',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawGlass(pen);
      drawLabel(pen);
    });
  },
};

function drawGlass(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.94!, 0.13 -1.94!, 0.13 -1.72!, 0 -1.7'), {
    pigment: 'moon',
    tone: (x) => clamp(0.2 + 3 * x),
    line: inner,
  });
  pen.fill(
    symmetric(
      '0 -1.74!, 0.16 -1.74!, 0.16 -0.98, 0.2 -0.74, 0.44 -0.46, 0.5 -0.2, 0.5 1.5, 0.42 1.6!, 0 1.62',
    ),
    {
      pigment: 'leaf',
      tone: (x) => clamp(0.2 + 0.8 * smoothstep(0.05, 0.5, x) + 0.4 * smoothstep(-0.36, -0.5, x)),
      line: inner * 1.3,
    },
  );
  pen.fill(symmetric('0 -1.78!, 0.18 -1.78!, 0.19 -1.64!, 0.17 -1.62!, 0.17 -1.1!, 0 -1.08'), {
    pigment: 'petal',
    tone: (x) => clamp(0.2 + 3.4 * x),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.18 -1.63, 0 -1.61, 0.18 -1.63'), detail * 1.2);
  drawGleams(
    pen,
    ['-0.38 -0.24, -0.4 0.0, -0.4 0.14', '-0.38 1.26, -0.38 1.46', '-0.1 -0.96, -0.14 -0.74, -0.26 -0.54'],
    inner * 1.5,
  );
}

function drawLabel(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.5 0.2!, 0 0.26, 0.5 0.2!, 0.5 1.16!, 0 1.22, -0.5 1.16!'), {
    pigment: 'scroll',
    tone: (x) => clamp(0.03 + 0.6 * smoothstep(0.1, 0.5, x)),
    line: inner * 1.1,
  });
  for (const y of [0.28, 1.08]) pen.stroke(traced(`-0.48 ${y}, 0 ${y + 0.06}, 0.48 ${y}`), detail);
  for (const [x, y] of grapes)
    pen.fill(circle([x, y], 0.075, 22), { pigment: 'violet', tone: 0.25, line: detail * 1.2 });
  pen.fill(outlined('0.0 0.5!, 0.06 0.4, 0.2 0.38, 0.26 0.46!, 0.18 0.54, 0.06 0.55'), {
    pigment: 'leafLight',
    tone: 0.2,
    line: detail,
  });
  pen.stroke(traced('-0.02 0.54, -0.03 0.46, -0.08 0.4'), inner);
  pen.stroke(traced('-0.24 1, 0 1.02, 0.24 1'), inner, { taper: 0.2 });
}

const grapes = [
  [0.01, 0.86],
  [-0.07, 0.74],
  [0.08, 0.74],
  [-0.14, 0.61],
  [0.0, 0.62],
  [0.14, 0.62],
] as const;
