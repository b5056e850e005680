import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Three crayons in a fan, and what they have scribbled. */
export const crayons: Motif = {
  name: 'crayons',
  tinted: ['petal', 'water', 'gold'],
  one: { draw: (canvas) => canvas.layer((pen) => drawCrayon(pen.at({ angleRad: 0.5 }), 'petal')) },
  draw(canvas) {
    canvas.layer(drawScribble, { silhouette: 'fills-and-lines', contour: 0 });
    for (const [x, y, angleRad, pigment] of [
      [-0.62, 0.14, -0.42, 'water'],
      [0.62, 0.14, 0.42, 'gold'],
      [0, -0.06, 0, 'petal'],
    ] as const)
      canvas.layer((pen) => drawCrayon(pen.at({ at: [x, y], angleRad }), pigment));
  },
};

function drawScribble(pen: Pen): void {
  pen.stroke(
    traced(
      '-1.1 1.36, -0.8 1.16, -0.7 1.42, -0.42 1.14, -0.3 1.44, 0.0 1.16, 0.1 1.42, 0.4 1.14, 0.5 1.4, 0.8 1.18, 1.1 1.3',
    ),
    pen.weight.inner * 2.6,
    { taper: 0.1 },
  );
}

/** Upright, its blunt point up: wax, and a paper sleeve with two black bands. */
function drawCrayon(pen: Pen, pigment: Pigment): void {
  const { inner, detail } = pen.weight;
  const round = (x: number) => clamp(0.12 + 2.4 * (x + 0.02));
  pen.fill(symmetric('0 -1.34, 0.1 -1.32, 0.2 -0.92!, 0.24 -0.9!, 0.24 -0.72!, 0 -0.7!'), {
    pigment,
    tone: round,
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -0.74!, 0.26 -0.74!, 0.26 0.92!, 0 0.92!'), {
    pigment,
    tone: (x) => clamp(round(x) + 0.12),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 0.9!, 0.24 0.9!, 0.23 1.08, 0 1.1'), { pigment, tone: round, line: inner * 1.1 });
  for (const y of [-0.6, 0.74]) pen.stroke(traced(`-0.26 ${y}, 0 ${y + 0.03}, 0.26 ${y}`), inner * 2);
  pen.fill(outlined('-0.15 -0.4, 0 -0.48, 0.15 -0.4, 0.15 0.5, 0 0.58, -0.15 0.5'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.3,
    line: inner,
  });
  for (const y of [-0.24, -0.06, 0.12, 0.3])
    pen.stroke(traced(`-0.07 ${y}, 0.07 ${y + 0.02}`), inner * 1.2, { isErasing: true });
  pen.stroke(traced('-0.17 -0.66, -0.18 0.66'), detail * 1.5, { isErasing: true, taper: 0.2 });
}
