import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** The silk-cotton tree in bloom: fleshy petals bent back around a brush of stamens, on a bare knobbly twig. */
export const kapok: Motif = {
  name: 'kapok',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawTwig, { silhouette: 'fills-and-lines' });
    canvas.layer((pen) => drawBud(pen.at({ at: [0.82, 0.5], scale: 0.44, angleRad: 0.6 })));
    canvas.layer((pen) => drawFlower(pen.at({ at: [-0.1, -0.1], angleRad: -0.12 })));
  },
};

function drawTwig(pen: Pen): void {
  const { inner } = pen.weight;
  for (const bough of [
    '-0.16 1.5!, -0.06 1.1, -0.12 0.66, -0.14 0.3!, 0.04 0.3!, 0.08 0.66, 0.18 1.1, 0.14 1.5!',
    '0.06 1.06!, 0.36 0.86, 0.66 0.7, 0.72 0.54!, 0.86 0.6!, 0.8 0.8, 0.46 1.02, 0.12 1.28!',
  ])
    pen.fill(outlined(bough), { pigment: 'wood', tone: (x) => clamp(0.3 + x), line: inner * 1.1 });
  for (const thorn of [
    '-0.1 1.2!, -0.3 1.12!, -0.09 1.04!',
    '0.15 1.42!, 0.34 1.32!, 0.16 1.26!',
    '-0.1 0.76!, -0.28 0.7!, -0.11 0.6!',
    '0.4 0.86!, 0.36 0.68!, 0.54 0.78!',
  ])
    pen.fill(outlined(thorn), { pigment: 'wood', tone: 0.4, line: inner });
}

/** Its cup at the origin, 2 wide. */
function drawFlower(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const drawPetal = (knots: string, veins: readonly string[], tone: number) => {
    pen.fill(outlined(knots), {
      pigment: 'petal',
      tone: (x, y) => clamp(tone + 0.6 * smoothstep(-0.5, 0.1, y) * smoothstep(0.7, 0.1, Math.abs(x))),
      line: inner * 1.2,
    });
    for (const vein of veins) pen.stroke(traced(vein), detail * 1.2, { taper: 0.5 });
  };
  drawPetal(
    '-0.1 0.1!, -0.5 -0.3, -0.74 -0.76, -0.7 -1.2, -0.44 -1.28, -0.22 -0.9, -0.06 -0.3',
    ['-0.2 -0.2, -0.46 -0.7, -0.52 -1.1'],
    0.35,
  );
  drawPetal(
    '0.1 0.1!, 0.5 -0.3, 0.74 -0.76, 0.7 -1.2, 0.44 -1.28, 0.22 -0.9, 0.06 -0.3',
    ['0.2 -0.2, 0.46 -0.7, 0.52 -1.1'],
    0.45,
  );
  drawStamens(pen);
  drawPetal(
    '-0.06 0.2!, -0.4 -0.16, -0.8 -0.34, -1.16 -0.26, -1.4 0.06, -1.3 0.3, -1.02 0.14, -0.7 0.12, -0.34 0.26',
    ['-0.3 0.04, -0.8 -0.12, -1.2 -0.02', '-0.3 0.12, -0.7 0.02, -1.0 0.04'],
    0.1,
  );
  drawPetal(
    '0.06 0.2!, 0.4 -0.16, 0.8 -0.34, 1.16 -0.26, 1.4 0.06, 1.3 0.3, 1.02 0.14, 0.7 0.12, 0.34 0.26',
    ['0.3 0.04, 0.8 -0.12, 1.2 -0.02', '0.3 0.12, 0.7 0.02, 1.0 0.04'],
    0.25,
  );
  drawPetal(
    '-0.2 0.1!, -0.34 0.3, -0.42 0.62, -0.24 0.9, 0.06 0.94, 0.32 0.8, 0.4 0.5, 0.32 0.26, 0.2 0.1!, 0 0.0',
    ['0 0.16, 0.02 0.5, 0 0.8', '-0.14 0.2, -0.2 0.5, -0.14 0.76', '0.14 0.2, 0.2 0.46, 0.18 0.68'],
    0.05,
  );
}

/** A brush that stands out of the cup. */
function drawStamens(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const tips = steps(16, -1, 1).map(
    (share, i): Point => [0.56 * share, -1.0 + 0.3 * share * share - (i % 2 ? 0.16 : 0)],
  );
  for (const [x, y] of tips)
    pen.stroke(traced(`${x * 0.2} 0.12, ${x * 0.7} ${y * 0.5}, ${x} ${y}`), inner, { taper: 0.1 });
  for (const at of tips) pen.fill(circle(at, 0.055, 16), { pigment: 'gold', tone: 0.2, line: detail * 1.2 });
}

/** An acorn of a bud in its cup, its foot at the origin. */
function drawBud(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -1.2, 0.3 -1.06, 0.44 -0.7, 0.36 -0.3!, 0 -0.2'), {
    pigment: 'petal',
    tone: (x) => clamp(0.3 + 0.8 * x),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.1 -0.4, -0.14 -0.8, 0.04 -1.14'), inner, { taper: 0.3 });
  pen.fill(symmetric('0 0.3!, 0.3 0.24, 0.56 -0.14, 0.5 -0.5!, 0.26 -0.34, 0 -0.46!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.35 + 0.6 * x),
    line: inner * 1.1,
  });
}
