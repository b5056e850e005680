import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawSkull } from './skull.ts';

/** A skull painted for the day of the dead. */
export const sugarSkull: Motif = {
  name: 'sugar-skull',
  tinted: ['petal', 'violet'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawSkull(pen);
      drawForehead(pen);
      drawBothSides(pen, drawHalf);
      drawChin(pen);
    });
  },
};

function drawForehead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const center = [0, -0.66] as const;
  for (let i = 0; i < 8; i++) {
    const petal = pen.at({ at: center, scale: 0.2, angleRad: (i * fullTurn) / 8 });
    petal.fill(outlined('0.2 0!, 0.6 -0.36, 1.05 -0.2, 1.05 0.2, 0.6 0.36'), {
      pigment: i % 2 === 0 ? 'petal' : 'blush',
      tone: (x) => 0.75 - 0.7 * x,
      line: inner * 0.9,
    });
  }
  pen.fill(circle(center, 0.075, 24), { pigment: 'gold', tone: 0.1, line: inner });
  for (let i = -2; i <= 2; i++) pen.dot([i * 0.08, -0.92 + 0.015 * i * i], detail * 1.3);
  pen.fill(symmetric('0 -0.32!, 0.05 -0.36, 0.09 -0.42, 0.05 -0.47, 0 -0.43!', 5), {
    pigment: 'petal',
    tone: 0.2,
    line: detail,
  });
}

function drawHalf(side: Pen): void {
  const { inner, detail } = side.weight;
  const center = [0.38, -0.03] as const;
  for (let i = 0; i < 13; i++) {
    const at = polar((i * fullTurn) / 13 + 0.2, 0.325, center);
    side.fill(circle([at[0], at[1]], 0.082, 20), {
      pigment: i % 2 === 0 ? 'violet' : 'petal',
      tone: 0.15,
      line: detail,
    });
  }
  side.fill(circle(center, 0.275, 40), { black: 'always', tone: 1, line: detail });
  side.fill(circle([0.38, -0.03], 0.085, 24), { pigment: 'gold', tone: 0.05 });
  side.stroke(traced('0.3 -0.62, 0.5 -0.72, 0.6 -0.58, 0.5 -0.5, 0.44 -0.58, 0.5 -0.6'), inner, {
    taper: 0.3,
  });
  side.stroke(traced('0.24 -0.78, 0.38 -0.88, 0.52 -0.8'), detail * 1.4, { taper: 0.4 });
  side.fill(outlined('0.62 0.3!, 0.7 0.22, 0.74 0.34, 0.66 0.42, 0.58 0.38'), {
    pigment: 'leaf',
    tone: 0.2,
    line: detail,
  });
  for (const [x, y] of [
    [0.52, 0.38],
    [0.48, 0.46],
    [0.66, -0.5],
    [0.7, -0.42],
    [0.72, -0.34],
  ] as const)
    side.dot([x, y], detail * 1.2);
}

function drawChin(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 1.06], 0.035, 16), { pigment: 'petal', tone: 0.1, line: detail });
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.06 1.06, 0.16 1.1, 0.26 1.04, 0.24 0.97'), inner * 0.9, { taper: 0.3 }),
  );
}
