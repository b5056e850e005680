import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A watering can of painted tin, its rose to the left. */
export const wateringCan: Motif = {
  name: 'watering-can',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawHandles(pen);
      drawSpout(pen);
      drawBody(pen);
    });
  },
};

function drawHandles(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    [
      outlined('0.6 -0.36!, 0.86 -0.46, 1.12 -0.3, 1.18 0.08, 1.0 0.46, 0.68 0.62!'),
      outlined('0.62 -0.2!, 0.82 -0.3, 1.0 -0.18, 1.04 0.08, 0.9 0.34, 0.68 0.46!'),
    ],
    { pigment: 'leaf', tone: 0.45, line: inner * 1.1, rule: 'evenodd' },
  );
  pen.fill(
    [
      outlined('-0.2 -0.3!, -0.14 -0.74, 0.16 -0.94, 0.48 -0.8, 0.6 -0.3!'),
      outlined('-0.08 -0.3!, -0.02 -0.66, 0.16 -0.8, 0.38 -0.7, 0.48 -0.3!'),
    ],
    { pigment: 'leaf', tone: 0.25, line: inner * 1.1, rule: 'evenodd' },
  );
}

function drawSpout(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.2 0.32!, -0.5 0.1, -0.82 -0.42!, -0.94 -0.34!, -0.74 0.2, -0.5 0.56, -0.2 0.74!'), {
    pigment: 'leaf',
    tone: (_x, y) => clamp(0.2 + 0.6 * (y + 0.1)),
    line: inner * 1.2,
  });
  const rose = pen.at({ at: [-0.92, -0.46], angleRad: -0.62 });
  rose.fill(outlined('-0.08 0.12!, -0.3 -0.18!, 0.3 -0.18!, 0.08 0.12!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.15 + x),
    line: inner * 1.1,
  });
  rose.fill(ellipse([0, -0.2], 0.31, 0.1, 36), { pigment: 'gold', tone: 0.1, line: inner * 1.1 });
  for (const [x, y] of [
    [-0.18, -0.2],
    [-0.06, -0.23],
    [0.06, -0.18],
    [0.18, -0.21],
    [-0.07, -0.16],
  ] as const)
    rose.dot([x, y], detail * 1.3);
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.32 -0.3!, 0.7 -0.3!, 0.8 0.86!, 0.4 0.96, 0 0.96, -0.42 0.86!'), {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.08 + 0.6 * clamp(x - 0.1) + 0.3 * clamp(y - 0.2)),
    line: inner * 1.2,
  });
  for (const [y, left, right] of [
    [-0.1, -0.34, 0.71],
    [0.66, -0.4, 0.78],
  ] as const)
    for (const dy of [0, 0.08])
      pen.stroke(traced(`${left} ${y + dy}, 0.2 ${y + dy + 0.09}, ${right} ${y + dy}`), detail * 1.5);
  pen.fill(ellipse([0.19, -0.3], 0.52, 0.13, 50), { pigment: 'leaf', tone: 0.1, line: inner * 1.2 });
  pen.fill(outlined('-0.22 -0.31, 0.02 -0.38, 0.36 -0.38, 0.6 -0.31, 0.36 -0.24, 0.02 -0.24'), {
    black: 'always',
    tone: 1,
    line: inner,
  });
  pen.stroke(traced('-0.2 0.14, -0.22 0.36, -0.26 0.54'), inner * 1.6, { isErasing: true, taper: 0.4 });
}
