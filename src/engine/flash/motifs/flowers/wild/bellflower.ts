import { clamp } from '../../../geometry/interval.ts';
import { fullTurn, lengthOf } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A balloon flower: an open star of five points, a second behind, a swollen bud. */
export const bellflower: Motif = {
  name: 'bellflower',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer(drawStems, { silhouette: 'fills-and-lines', contour: 0.8 });
    canvas.layer((pen) => drawBud(pen.at({ at: [-0.74, 0.22], scale: 0.3, angleRad: -0.3 })), {
      contour: 0.8,
    });
    canvas.layer((pen) => drawStar(pen.at({ at: [0.6, 0.12], scale: 0.5, angleRad: 0.4 })), { contour: 0.8 });
    canvas.layer((pen) => drawStar(pen.at({ at: [-0.1, -0.52], scale: 0.74 })));
  },
};

function drawStems(pen: Pen): void {
  const { inner } = pen.weight;
  for (const stem of [
    '0 1.5, 0.06 0.6, -0.06 -0.4',
    '0.02 1.0, -0.4 0.8, -0.7 0.4',
    '0.04 0.9, 0.36 0.6, 0.58 0.2',
  ])
    pen.stroke(traced(stem, 10), inner * 1.7);
  for (const [x, y, scale, angleRad] of [
    [0.01, 1.24, 0.74, -0.4],
    [0, 1.34, 0.74, -2.7],
    [0.04, 0.7, 0.56, -2.4],
  ] as const)
    drawLeaf(pen.at({ at: [x, y], scale, angleRad }), { width: 0.4, teeth: 0.14, veins: 4 });
}

/** From the front, of radius 1: five lobes grown together. */
function drawStar(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const lobes = Array.from({ length: 5 }, (_, i) => (i / 5) * fullTurn - Math.PI / 2);
  const knots = lobes.flatMap((angle) => {
    const at = (turn: number, radius: number) =>
      `${radius * Math.cos(angle + turn)} ${radius * Math.sin(angle + turn)}`;
    return [`${at(0, 1)}!`, at(0.3, 0.78), `${at(Math.PI / 5, 0.5)}!`, at((2 * Math.PI) / 5 - 0.3, 0.78)];
  });
  pen.fill(outlined(knots.join(', ')), {
    pigment: 'violet',
    tone: (x, y) => clamp(0.85 - 0.85 * lengthOf(x, y) + 0.1 * x),
    line: inner * 1.1,
  });
  for (const angle of lobes) {
    const lobe = pen.at({ angleRad: angle });
    for (const vein of [
      '0.16 0, 0.5 0, 0.94 0',
      '0.3 0, 0.5 0.14, 0.74 0.14',
      '0.3 0, 0.5 -0.14, 0.74 -0.14',
      '0.5 0, 0.66 0.07, 0.84 0.05',
      '0.5 0, 0.66 -0.07, 0.84 -0.05',
    ])
      lobe.stroke(traced(vein), detail, { taper: 0.4 });
    lobe.fill(outlined('0 -0.05!, 0.2 -0.06, 0.3 0!, 0.2 0.06, 0 0.05!'), {
      pigment: 'foam',
      tone: 0.1,
      line: detail * 1.2,
    });
  }
  pen.fill(circle([0, 0], 0.1, 20), { pigment: 'gold', tone: 0.1, line: inner });
}

function drawBud(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('0 -1.1!, 0.4 -0.8, 0.86 -0.3, 0.8 0.3, 0.36 0.7, -0.36 0.7, -0.8 0.3, -0.86 -0.3, -0.4 -0.8'),
    {
      pigment: 'violet',
      tone: (x) => clamp(0.3 + 0.6 * x),
      line: inner * 1.1,
    },
  );
  for (const rib of [
    '0 -1.0, 0.0 -0.2, 0 0.64',
    '0 -1.0, 0.44 -0.3, 0.32 0.6',
    '0 -1.0, -0.44 -0.3, -0.32 0.6',
  ])
    pen.stroke(traced(rib), detail * 1.2, { taper: 0.3 });
  pen.fill(outlined('-0.4 0.8!, -0.56 0.5!, -0.2 0.62, 0 0.4!, 0.2 0.62, 0.56 0.5!, 0.4 0.8!'), {
    pigment: 'leaf',
    tone: 0.3,
    line: inner,
  });
}
