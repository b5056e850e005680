import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A fish-shaped cake, browned at its edges, its tail in a paper sleeve. */
export const taiyaki: Motif = {
  name: 'taiyaki',
  tinted: ['ember'],
  leanRad: 0.24,
  draw(canvas) {
    canvas.layer((pen) => drawCake(pen.at({ at: [0, -0.2], angleRad: Math.PI / 2 })));
    canvas.layer(drawSleeve);
  },
};

/** The paper in which it is held, folded over at one corner. */
function drawSleeve(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.98 0.22!, -0.4 0.34, 0.3 0.2, 0.98 0.34!, 0.78 1.7!, -0.76 1.66!'), {
    pigment: 'scroll',
    tone: (x, y) => clamp(0.06 + 0.5 * smoothstep(0, 0.9, x) + 0.1 * y),
    line: inner * 1.2,
  });
  pen.fill(outlined('-0.98 0.22!, -0.5 0.32, -0.04 1.7!, -0.76 1.66!'), {
    pigment: 'scroll',
    tone: 0.3,
    line: inner,
  });
  pen.stroke(traced('-0.44 0.5, -0.06 1.5'), detail * 1.3, { taper: 0.4 });
  for (const wave of [
    '0.14 0.9, 0.3 0.78, 0.46 0.9, 0.62 0.78',
    '0.12 1.1, 0.28 0.98, 0.44 1.1, 0.6 0.98',
    '0.1 1.3, 0.26 1.18, 0.42 1.3, 0.58 1.18',
  ])
    pen.stroke(traced(wave), inner * 1.2);
}

function drawCake(pen: Pen): void {
  const { inner, detail } = pen.weight;
  // The thin rim that the mould leaves around everything.
  for (const cell of [tail, backFin, bellyFin, body])
    pen.fill(outlined(cell), { pigment: 'wood', tone: 0.25, line: inner * 4.2 });
  for (const cell of [tail, backFin, bellyFin, body])
    pen.fill(outlined(cell), { pigment: 'wood', tone: 0.3, line: inner * 2.2 });
  for (const cell of [tail, backFin, bellyFin])
    pen.fill(outlined(cell), {
      pigment: 'ember',
      tone: (x, y) => clamp(0.25 + 0.4 * Math.abs(y) + 0.1 * x),
      line: inner,
    });
  pen.fill(outlined(body), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.12 + 0.85 * smoothstep(0.1, 0.8, y + 0.1 * x) + 0.5 * smoothstep(-0.5, -0.8, y)),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.62 -0.6, -0.42 -0.3, -0.4 0.1, -0.58 0.56'), inner * 1.8, { taper: 0.2 });
  for (const [row, x] of [-0.2, 0.06, 0.32, 0.56].entries())
    for (let i = 0; i < 4; i++) {
      const y = -0.5 + 0.3 * i + 0.15 * (row % 2);
      if (Math.abs(y) < 0.6 - 0.12 * row)
        pen.stroke(
          traced(`${x} ${y - 0.14}, ${x + 0.16} ${y - 0.06}, ${x + 0.16} ${y + 0.08}, ${x} ${y + 0.16}`),
          inner * 1.2,
        );
    }
  pen.fill(circle([-0.84, -0.18], 0.15, 30), { pigment: 'ember', tone: 0.1, line: inner * 1.2 });
  pen.fill(circle([-0.84, -0.18], 0.07, 18), { pigment: 'wood', tone: 0.7, line: detail });
  pen.stroke(traced('-1.3 0.12, -1.14 0.2, -1.0 0.16'), inner * 1.6);
  pen.fill(outlined('-0.3 0.12!, 0.0 0.06, 0.22 0.24, 0.1 0.44!, -0.1 0.34'), {
    pigment: 'ember',
    tone: 0.3,
    line: inner,
  });
  for (const ray of [
    '-0.2 0.16, 0.1 0.26',
    '-0.16 0.24, 0.06 0.36',
    '-0.2 -0.76, -0.1 -0.98',
    '0.06 -0.78, 0.14 -1.0',
    '0.3 -0.72, 0.38 -0.92',
    '0.0 0.74, 0.06 0.92',
    '0.14 0.72, 0.22 0.9',
    '0.94 -0.06, 1.34 -0.4',
    '0.96 0.0, 1.36 -0.08',
    '0.96 0.06, 1.36 0.24',
    '0.94 0.12, 1.32 0.5',
  ])
    pen.stroke(traced(ray), inner, { taper: 0.2 });
  pen.stroke(traced('-0.96 -0.5, -0.66 -0.66, -0.34 -0.7'), inner * 1.6, { isErasing: true, taper: 0.5 });
}

const body =
  '-1.4 0.06!, -1.26 -0.24, -0.9 -0.6, -0.3 -0.8, 0.3 -0.7, 0.74 -0.4, 0.98 -0.2, 1.0 0.06, 0.94 0.28, 0.7 0.44, 0.3 0.66, -0.3 0.78, -0.9 0.62, -1.24 0.32';
const tail =
  '0.8 0.04!, 1.06 -0.3, 1.3 -0.62, 1.52 -0.66!, 1.58 -0.34, 1.44 0.04!, 1.56 0.44, 1.48 0.72!, 1.26 0.66, 1.04 0.36';
const backFin = '-0.5 -0.66!, -0.2 -1.02, 0.3 -1.08, 0.62 -0.84!, 0.46 -0.5!';
const bellyFin = '-0.2 0.66!, -0.06 0.98, 0.3 1.0!, 0.36 0.56!';
