import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A potter's kick wheel with a pot of wet clay that turns on it. */
export const pottersWheel: Motif = {
  name: 'potters-wheel',
  tinted: ['wood'],
  draw: (canvas) =>
    canvas.layer(
      (pen) => {
        drawStand(pen);
        drawPot(pen);
      },
      { silhouette: 'fills-and-lines' },
    ),
};

function drawStand(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const side of [-1, 1])
    pen.fill(outlined(`${side * 0.9} 0.5!, ${side * 1.04} 0.5!, ${side * 1.24} 1.6!, ${side * 1.08} 1.6!`), {
      pigment: 'wood',
      tone: 0.4,
      line: inner * 1.2,
    });
  pen.fill(outlined('-0.07 0.4!, 0.07 0.4!, 0.07 1.3!, -0.07 1.3!'), {
    pigment: 'steel',
    tone: (x) => clamp(0.4 + 4 * x),
    line: inner,
  });
  drawDisc(pen, 1.22, 0.84, 0.18, 0.14);
  pen.fill(outlined('-1.16 0.36!, 1.16 0.36!, 1.16 0.54!, -1.16 0.54!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.2 + 0.2 * x),
    line: inner * 1.2,
  });
  pen.stroke(traced('-1.0 0.45, -0.3 0.44, 0.4 0.46, 1.0 0.44'), detail, { taper: 0.3 });
  drawDisc(pen, 0.2, 0.82, 0.19, 0.1);
}

/** A round slab seen from a little above. */
function drawDisc(pen: Pen, y: number, radiusX: number, radiusY: number, thickness: number): void {
  const { inner } = pen.weight;
  pen.fill(ellipse([0, y + thickness], radiusX, radiusY, 60), {
    pigment: 'grey',
    tone: 0.55,
    line: inner * 1.2,
  });
  pen.fill(ellipse([0, y], radiusX, radiusY, 60), {
    pigment: 'grey',
    tone: (x) => clamp(0.15 + 0.2 * x),
    line: inner * 1.2,
  });
}

function drawPot(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric(pot), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.1 + 0.6 * x + 0.2 * y),
    line: inner * 1.3,
  });
  for (const [y, half] of [
    [-0.86, 0.3],
    [-0.6, 0.42],
    [-0.36, 0.52],
    [-0.14, 0.48],
  ] as const)
    pen.stroke(traced(`${-half} ${y}, 0 ${y + 0.09}, ${half} ${y}`, 10), detail * 1.5, { taper: 0.25 });
  pen.fill(ellipse([0, -1.12], 0.4, 0.11, 40), { pigment: 'wood', tone: 0.1, line: inner * 1.2 });
  pen.fill(ellipse([0, -1.11], 0.3, 0.07, 36), { pigment: 'dark', tone: 0.8, line: inner });
  for (const isFlipped of [false, true])
    for (const spin of ['0.76 -0.1, 0.94 -0.22, 0.98 -0.42', '0.8 -0.5, 0.92 -0.64, 0.9 -0.82'])
      pen.at({ isFlipped }).stroke(traced(spin), inner * 1.6, { taper: 0.4 });
}

const pot =
  '0 -1.12, 0.4 -1.12!, 0.32 -0.96, 0.34 -0.78, 0.52 -0.52, 0.58 -0.24, 0.46 0.02, 0.34 0.16!, 0 0.24';
