import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A cut tumbler of whiskey on ice. */
export const whiskey: Motif = {
  name: 'whiskey',
  tinted: ['ember'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawGlass(pen);
      drawIce(pen);
      drawCuts(pen);
      drawRim(pen);
    }),
};

function drawGlass(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.96!, 0.98 -0.96!, 0.84 1.0!, 0.66 1.13, 0 1.18'), {
    pigment: 'foam',
    tone: (x) => clamp(0.04 + 0.45 * smoothstep(0.4, 0.98, x)),
    line: inner * 1.6,
  });
  pen.fill(outlined('-0.86 -0.2!, 0.86 -0.2!, 0.78 0.82!, 0.62 0.92, 0 0.96, -0.62 0.92, -0.78 0.82!'), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.08 + 0.6 * smoothstep(0, 0.85, x) + 0.25 * smoothstep(0.4, 0.95, y)),
    line: inner * 1.2,
  });
  pen.fill(ellipse([0, -0.2], 0.86, 0.13, 56), { pigment: 'gold', tone: 0.05, line: inner });
}

/** Two cubes that float half out. */
function drawIce(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [x, y, angleRad] of [
    [0.34, -0.2, 0.4],
    [-0.32, -0.14, -0.3],
  ] as const) {
    const cube = pen.at({ at: [x, y], angleRad });
    cube.fill(outlined('-0.32 -0.28!, 0.2 -0.34!, 0.36 -0.2!, 0.34 0.24!, -0.12 0.32!, -0.3 0.18!'), {
      pigment: 'waterLight',
      tone: (cx, cy) => clamp(0.1 + 0.5 * cx + 0.5 * cy),
      line: inner * 1.3,
    });
    cube.stroke(traced('-0.32 -0.28, -0.14 -0.14!, 0.36 -0.2'), inner);
    cube.stroke(traced('-0.14 -0.14, -0.12 0.32'), inner);
  }
}

function drawCuts(pen: Pen): void {
  const { inner } = pen.weight;
  for (const x of [-0.6, -0.2, 0.2, 0.6])
    pen.stroke(traced(`${x - 0.19} 0.5!, ${x} 0.36!, ${x + 0.19} 0.5!`), inner);
  for (const x of [-0.8, -0.4, 0, 0.4, 0.8])
    pen.stroke(traced(`${x} 0.5, ${x * 0.92} ${1.12 - 0.06 * Math.abs(x)}`), inner);
  pen.stroke(traced('-0.84 -0.6, -0.76 0.3'), inner * 1.6, { isErasing: true, taper: 0.3 });
}

function drawRim(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [y, radiusX, radiusY] of [
    [-0.96, 0.98, 0.17],
    [-0.95, 0.88, 0.12],
  ] as const)
    pen.fill(ellipse([0, y], radiusX, radiusY, 60), { pigment: 'foam', tone: 0.05, line: inner * 1.2 });
}
