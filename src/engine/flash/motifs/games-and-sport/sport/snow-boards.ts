import { clamp } from '../../../geometry/interval.ts';
import { rectangle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

const leanRad = 0.5;

/** With its two bindings, mountains painted on it. */
export const snowboard: Motif = {
  name: 'snowboard',
  tinted: ['water'],
  leanRad,
  draw: (canvas) => canvas.layer(drawSnowboard, { at: { angleRad: leanRad } }),
};

/** A pair, crossed, with its poles. */
export const skis: Motif = {
  name: 'skis',
  tinted: ['petal'],
  draw(canvas) {
    for (const side of [1, -1])
      canvas.layer(drawPole, { at: { at: [side * 0.06, 0.1], angleRad: side * 0.9, isFlipped: side < 0 } });
    for (const side of [1, -1]) canvas.layer(drawSki, { at: { angleRad: side * 0.38, isFlipped: side < 0 } });
  },
};

function drawSnowboard(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.5, 0.26 -1.42, 0.4 -1.16, 0.34 -0.5, 0.33 0.5, 0.4 1.16, 0.26 1.42, 0 1.5'), {
    pigment: 'water',
    tone: (x, y) => clamp(0.2 + 1.1 * x + 0.1 * y),
    line: inner * 1.2,
  });
  pen.fill(
    outlined('-0.34 -0.02!, -0.12 -0.34!, 0.0 -0.18!, 0.14 -0.42!, 0.34 -0.06!, 0.33 0.3!, -0.33 0.3!'),
    { pigment: 'foam', tone: (x) => clamp(0.1 + x), line: inner },
  );
  pen.stroke(traced('-0.12 -0.32!, -0.06 -0.1!, -0.14 0.06!'), detail * 1.5);
  pen.stroke(traced('0.14 -0.4!, 0.2 -0.14!, 0.12 0.04!'), detail * 1.5);
  for (const y of [-1.2, 1.2])
    pen.stroke(traced(`-0.26 ${y}, 0 ${y * 1.06}, 0.26 ${y}`), inner * 1.6, { isErasing: true, taper: 0.2 });
  for (const [y, angleRad] of [
    [-0.7, -0.16],
    [0.66, 0.16],
  ] as const)
    drawBinding(pen.at({ at: [0, y], angleRad }));
}

function drawBinding(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.38 -0.14, -0.3 -0.2, 0.34 -0.17, 0.42 0, 0.34 0.17, -0.3 0.2, -0.38 0.14'), {
    pigment: 'dark',
    tone: 0.5,
    line: inner * 1.1,
  });
  for (const x of [-0.14, 0.2])
    pen.fill(rectangle(x - 0.07, -0.24, x + 0.07, 0.24), {
      pigment: 'gold',
      tone: (_, y) => clamp(0.2 + y),
      line: inner,
    });
}

function drawSki(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.56, 0.1 -1.46, 0.14 -1.2, 0.11 0, 0.12 1.3!, 0 1.36'), {
    pigment: 'petal',
    tone: (x) => clamp(0.2 + 2.4 * x),
    line: inner * 1.1,
  });
  for (const y of [-1.0, -0.86, 0.9])
    pen.fill(rectangle(-0.12, y, 0.12, y + 0.07), { pigment: 'foam', tone: 0.05, line: inner });
  pen.fill(outlined('-0.12 0.24!, 0.12 0.24!, 0.14 0.7!, -0.14 0.7!'), {
    pigment: 'steel',
    tone: (x) => clamp(0.3 + 2 * x),
    line: inner,
  });
  for (const y of [0.36, 0.56]) pen.stroke(traced(`-0.12 ${y}, 0.12 ${y}`), inner * 1.3);
  pen.stroke(traced('-0.05 -0.7, -0.05 0.1'), detail * 1.8, { isErasing: true, taper: 0.2 });
}

function drawPole(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(rectangle(-0.03, -1.0, 0.03, 1.2), { pigment: 'steel', tone: 0.2, line: inner });
  pen.fill(outlined('-0.07 -1.24, 0.07 -1.24, 0.07 -0.9, -0.07 -0.9'), {
    pigment: 'dark',
    tone: 0.5,
    line: inner,
  });
  pen.fill(outlined('-0.17 1.0, 0 0.95, 0.17 1.0, 0 1.05'), { pigment: 'dark', tone: 0.5, line: inner });
}
