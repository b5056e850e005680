import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn, lengthOf, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** Petunias: a funnel that faces us with a star of five veins, another seen from its side, a furled bud. */
export const petunia: Motif = {
  name: 'petunia',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const stem = pen.weight.inner * 2.4;
        for (const line of stems) pen.stroke(traced(line, 10), stem);
        for (const [x, y, scale, angleRad] of leaves)
          drawLeaf(pen.at({ at: [x, y], scale, angleRad }), { width: 0.56, veins: 4, bend: 0.1 });
        drawBud(pen.at({ at: [-0.9, 0.5], angleRad: -0.4, scale: 0.66 }));
      },
      { silhouette: 'fills-and-lines', contour: 0.8 },
    );
    canvas.layer((pen) => drawFunnel(pen.at({ at: [0.42, 0.76], angleRad: 0.5 })));
    canvas.layer((pen) => drawFace(pen.at({ at: [-0.3, -0.36], scale: 0.86 })));
  },
};

/** From the front, of radius 1: one round frill with five shallow notches. */
function drawFace(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const count = 120;
  const frill = Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * fullTurn - Math.PI / 2;
    const lobe = Math.abs(Math.sin((i / count) * Math.PI * 5)) ** 0.5;
    return polar(angle, 0.84 + 0.14 * lobe + 0.022 * Math.sin((i / count) * fullTurn * 20));
  });
  pen.fill(frill, {
    pigment: 'violet',
    tone: (x, y) => clamp(0.6 - 0.55 * lengthOf(x, y) + 0.2 * (x + y)),
    line: inner * 1.2,
  });
  for (let i = 0; i < 5; i++) {
    const lobe = pen.at({ angleRad: ((i + 0.5) / 5) * fullTurn - Math.PI / 2 });
    lobe.fill(outlined('0.1 -0.09!, 0.4 -0.08, 0.9 0!, 0.4 0.08, 0.1 0.09!'), {
      pigment: 'foam',
      tone: 0.05,
      line: detail,
    });
    for (const side of [-1, 1]) {
      lobe.stroke(traced(`0.24 ${0.09 * side}, 0.5 ${0.2 * side}, 0.84 ${0.28 * side}`), detail * 1.2, {
        taper: 0.5,
      });
      lobe.stroke(traced(`0.5 ${0.2 * side}, 0.66 ${0.34 * side}, 0.78 ${0.44 * side}`), detail, {
        taper: 0.5,
      });
    }
  }
  pen.fill(circle([0, 0], 0.15, 30), { pigment: 'leafLight', tone: 0.45, line: inner });
  for (let i = 0; i < 5; i++) pen.dot(polar((i / 5) * fullTurn, 0.06), detail * 1.2);
}

/** From the side: a long tube from its calyx at the origin up to a wide frilled rim. */
function drawFunnel(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.07 0!, -0.1 -0.4, -0.2 -0.72, -0.5 -0.98, -0.72 -1.08!, -0.66 -1.2, -0.44 -1.16, -0.3 -1.28!, -0.1 -1.2, 0.06 -1.3!, 0.24 -1.2, 0.44 -1.26!, 0.56 -1.14, 0.74 -1.1!, 0.5 -0.96, 0.2 -0.72, 0.1 -0.4, 0.07 0!',
    ),
    { pigment: 'violet', tone: (x, y) => clamp(0.5 + 0.5 * x + 0.3 * (y + 0.9)), line: inner * 1.2 },
  );
  pen.stroke(traced('-0.7 -1.08, -0.36 -1.02, 0 -1.08, 0.36 -1.02, 0.72 -1.1'), inner, { taper: 0.2 });
  for (const vein of [
    '-0.03 -0.1, -0.1 -0.6, -0.4 -1.0',
    '0 -0.1, 0 -0.6, 0.0 -1.06',
    '0.04 -0.1, 0.1 -0.6, 0.4 -1.0',
  ])
    pen.stroke(traced(vein), detail * 1.3, { taper: 0.4 });
  for (const sepal of [
    '-0.09 0.08!, -0.16 -0.1, -0.26 -0.34!, -0.04 -0.14, 0 0.04',
    '0.09 0.08!, 0.16 -0.1, 0.26 -0.34!, 0.04 -0.14, 0 0.04',
    '-0.08 0.1!, -0.06 -0.1, 0 -0.36!, 0.06 -0.1, 0.08 0.1!',
  ])
    pen.fill(outlined(sepal), { pigment: 'leafLight', tone: 0.35, line: inner });
}

/** Furled like an umbrella, its foot at the origin, 0.9 high. */
function drawBud(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.08 0!, -0.12 -0.4, -0.16 -0.66, 0 -0.92!, 0.16 -0.66, 0.12 -0.4, 0.08 0!'), {
    pigment: 'violet',
    tone: (x) => clamp(0.4 + 2 * x),
    line: inner,
  });
  for (const twist of ['-0.1 -0.5, 0.02 -0.66, 0 -0.9', '-0.08 -0.24, 0.08 -0.5, 0.06 -0.76'])
    pen.stroke(traced(twist), detail * 1.2, { taper: 0.3 });
  pen.fill(outlined('-0.1 0.06!, -0.16 -0.14, -0.12 -0.32!, 0 -0.14, 0.12 -0.32!, 0.16 -0.14, 0.1 0.06!'), {
    pigment: 'leafLight',
    tone: 0.35,
    line: inner,
  });
}

const stems = [
  '0.06 1.5, 0.1 1.1, 0.42 0.76',
  '0.06 1.5, -0.06 0.9, -0.3 0.0',
  '0.04 1.3, -0.4 1.1, -0.76 0.8, -0.9 0.5',
];
const leaves = [
  [0.06, 1.44, 0.84, -0.2],
  [0.06, 1.44, 0.84, 3.3],
  [-0.1, 0.9, 0.66, 3.6],
  [0.0, 1.2, 0.6, 2.7],
] as const;
