import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A heap of corn chips under melted cheese, jalapeños and tomato on it, in a basket of paper. */
export const nachos: Motif = {
  name: 'nachos',
  tinted: ['gold'],
  draw(canvas) {
    for (const [x, y, angleRad, scale] of chips)
      canvas.layer((pen) => drawChip(pen.at({ at: [x, y], angleRad, scale })), { contour: 0.7 });
    canvas.layer(drawCheese, { contour: 0.8 });
    canvas.layer(drawTray);
  },
};

/** A bent triangle, its point up, about 1 across. */
function drawChip(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0 -0.66!, 0.3 -0.1, 0.6 0.46!, 0 0.36, -0.6 0.46!, -0.3 -0.1'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.15 + 0.5 * x + 0.4 * y),
    line: inner * 1.1,
  });
  for (const [x, y] of [
    [0, -0.3],
    [-0.2, 0.1],
    [0.2, 0.2],
    [0.04, 0.04],
  ] as const)
    pen.stroke(traced(`${x - 0.04} ${y}, ${x + 0.04} ${y + 0.02}`), detail * 1.5);
}

function drawCheese(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-0.9 -0.06, -0.7 -0.4, -0.36 -0.5, -0.1 -0.8, 0.24 -0.72, 0.46 -0.46, 0.8 -0.34, 0.94 0.0, 0.84 0.2, 0.66 0.06, 0.5 0.36, 0.34 0.4, 0.24 0.1, 0.04 0.06, -0.06 0.44, -0.22 0.46, -0.3 0.12, -0.5 0.1, -0.6 0.34, -0.74 0.34, -0.78 0.1',
    ),
    { pigment: 'ember', tone: (x, y) => clamp(0.05 + 0.4 * x + 0.3 * (y + 0.3)), line: inner * 1.1 },
  );
  for (const [x, y, angleRad] of [
    [-0.44, -0.24, 0.2],
    [0.12, -0.46, -0.3],
    [0.56, -0.12, 0.3],
    [0.06, -0.08, 0.1],
  ] as const) {
    const slice = pen.at({ at: [x, y], angleRad, scale: 0.19 });
    slice.fill(ellipse([0, 0], 1, 0.74, 34), { pigment: 'leaf', tone: 0.25, line: inner });
    slice.fill(ellipse([0, 0], 0.72, 0.5, 30), { pigment: 'leafLight', tone: 0.05, line: pen.weight.detail });
    for (const seed of [-0.3, 0, 0.3])
      slice.fill(circle([seed, 0.06 - 0.3 * Math.abs(seed)], 0.12, 10), { pigment: 'foam', tone: 0 });
  }
  for (const [x, y] of [
    [-0.18, -0.34],
    [0.36, -0.3],
    [-0.66, 0.0],
    [0.3, 0.02],
    [0.76, 0.02],
    [-0.2, 0.04],
  ] as const)
    pen.fill(
      outlined(
        `${x - 0.08} ${y - 0.06}!, ${x + 0.07} ${y - 0.08}!, ${x + 0.09} ${y + 0.05}!, ${x - 0.06} ${y + 0.08}!`,
      ),
      { pigment: 'petal', tone: 0.25, line: inner },
    );
}

function drawTray(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-1.24 0.3!, -0.6 0.42, 0 0.36, 0.6 0.44, 1.24 0.3!, 0.94 1.16!, -0.94 1.16!'), {
    pigment: 'foam',
    tone: (x) => clamp(0.08 + 0.3 * x),
    line: inner * 1.2,
  });
  for (const x of [-0.96, -0.48, 0, 0.48])
    pen.fill(outlined(`${x} ${0.37}!, ${x + 0.24} 0.4!, ${(x + 0.24) * 0.77} 1.16!, ${x * 0.77} 1.16!`), {
      pigment: 'petal',
      tone: clamp(0.2 + 0.3 * x),
      line: inner,
    });
  pen.stroke(traced('-1.24 0.3, -0.6 0.42, 0 0.36, 0.6 0.44, 1.24 0.3'), inner * 1.4);
}

const chips = [
  [-0.9, -0.1, -0.9, 0.66],
  [0.94, -0.1, 0.9, 0.66],
  [-0.6, -0.56, -0.5, 0.7],
  [0.62, -0.56, 0.5, 0.7],
  [0.04, -0.86, 0.1, 0.74],
  [-0.76, 0.2, -1.2, 0.6],
  [0.8, 0.22, 1.3, 0.6],
  [-0.3, -0.3, 0.4, 0.7],
  [0.34, -0.26, -0.4, 0.7],
] as const;
