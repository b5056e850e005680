import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** The iron kettle of the tea ceremony on its brazier: no spout and no bow, but a ring on either side. */
export const chagama: Motif = {
  name: 'chagama',
  tinted: ['dark'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawBrazier(pen);
      drawKettle(pen);
    }),
};

function drawBrazier(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const x of [-0.56, 0.56])
    pen.fill(ellipse([x, 1.42], 0.16, 0.14, 24), { pigment: 'wood', tone: 0.6, line: inner * 1.1 });
  pen.fill(symmetric('0 0.5!, 1.0 0.5!, 1.08 0.62, 1.02 0.98, 0.8 1.3, 0.5 1.42!, 0 1.44'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.2 + 0.4 * x + 0.4 * (y - 0.8)),
    line: inner * 1.3,
  });
  pen.fill(outlined('-0.44 0.72!, 0.44 0.72!, 0.5 0.9, 0.36 1.16, 0 1.22, -0.36 1.16, -0.5 0.9'), {
    pigment: 'dark',
    tone: 0.8,
    line: inner * 1.1,
  });
  for (const [x, y] of [
    [-0.2, 1.06],
    [0.04, 1.1],
    [0.26, 1.04],
  ] as const)
    pen.fill(circle([x, y], 0.11, 18), { pigment: 'ember', tone: 0.1, line: detail * 1.4 });
  pen.fill(ellipse([0, 0.5], 1.04, 0.16, 56), { pigment: 'wood', tone: 0.45, line: inner * 1.2 });
}

function drawKettle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const isFlipped of [false, true]) {
    const half = pen.at({ isFlipped });
    half.fill([circle([0.9, -0.28], 0.24, 34), circle([0.9, -0.28], 0.16, 28)], {
      pigment: 'steel',
      tone: 0.3,
      line: inner,
      rule: 'evenodd',
    });
  }
  pen.fill(
    symmetric(
      '0 -0.72!, 0.36 -0.7!, 0.44 -0.6, 0.72 -0.46, 0.88 -0.14, 0.92 0.12!, 1.0 0.18, 0.9 0.3!, 0.72 0.5, 0.3 0.62, 0 0.64',
    ),
    {
      pigment: 'dark',
      tone: (x, y) => clamp(0.2 + 0.6 * x + 0.3 * y),
      line: inner * 1.4,
    },
  );
  for (const isFlipped of [false, true])
    pen
      .at({ isFlipped })
      .fill(circle([0.74, -0.36], 0.12, 22), { pigment: 'dark', tone: 0.3, line: inner * 1.1 });
  pen.stroke(traced('-0.9 0.16, -0.4 0.26, 0.4 0.26, 0.9 0.16', 10), inner * 1.4, { isErasing: true });
  for (const hail of hailstones)
    pen.fill(circle(hail, 0.045, 12), { pigment: 'steel', tone: 0.2, line: detail });
  pen.fill(ellipse([0, -0.72], 0.42, 0.1, 40), { pigment: 'dark', tone: 0.3, line: inner * 1.2 });
  pen.fill(symmetric('0 -0.9, 0.2 -0.88, 0.34 -0.76!, 0 -0.68'), {
    pigment: 'steel',
    tone: (x) => clamp(0.35 + x),
    line: inner * 1.2,
  });
  pen.fill(circle([0, -0.98], 0.11, 22), { pigment: 'gold', tone: 0.2, line: inner * 1.1 });
}

const hailstones = [
  [-0.5, -0.3],
  [-0.3, -0.36],
  [-0.1, -0.38],
  [0.1, -0.38],
  [0.3, -0.36],
  [0.5, -0.3],
  [-0.4, -0.14],
  [-0.2, -0.18],
  [0, -0.2],
  [0.2, -0.18],
  [0.4, -0.14],
] as const;
