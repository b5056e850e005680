import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A neckerchief tied for wearing: knotted above, its printed corner hanging down. */
export const bandana: Motif = {
  name: 'bandana',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawCloth(pen);
      drawPrint(pen);
      drawKnot(pen);
    });
  },
};

const shade = (x: number, y: number) => clamp(0.12 + 0.3 * Math.abs(x) + 0.3 * (y + 0.4));

function drawCloth(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.42, 0.5 -0.5, 1.06 -0.62!, 0.94 -0.2, 0.5 0.46, 0 1.04!'), {
    pigment: 'petal',
    tone: shade,
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.9 -0.34, 0.46 0.34, 0.02 0.86'), inner);
    for (const fold of ['0.1 -0.42, 0.3 -0.2, 0.34 0.02', '0.4 -0.48, 0.58 -0.3, 0.6 -0.14'])
      side.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
  });
}

/** A flower of dots and two curled drops, as such cloths are printed. */
function drawPrint(pen: Pen): void {
  const { detail } = pen.weight;
  const white = { pigment: 'foam', line: detail } as const;
  for (let i = 0; i < 6; i++) {
    const angle = (i * Math.PI) / 3;
    pen.fill(circle([0.13 * Math.cos(angle), 0.3 + 0.13 * Math.sin(angle)], 0.055, 18), white);
  }
  pen.fill(circle([0, 0.3], 0.06, 18), { pigment: 'gold', line: detail });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.34 0.16, 0.3 0.02, 0.42 -0.08, 0.54 0.0, 0.52 0.14, 0.62 0.2, 0.46 0.28'), white);
    for (const [x, y] of [
      [0.72, -0.34],
      [0.24, 0.52],
      [0.16, -0.06],
    ] as const)
      side.fill(circle([x, y], 0.045, 16), white);
  });
  pen.fill(circle([0, 0.6], 0.045, 16), white);
}

function drawKnot(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.66, 0.5 -0.7, 1.06 -0.78!, 1.08 -0.58!, 0.5 -0.44, 0 -0.36'), {
    pigment: 'petal',
    tone: (x) => clamp(0.3 + 0.3 * Math.abs(x)),
    line: inner * 1.1,
  });
  for (const tail of [
    '0.02 -0.62!, 0.3 -0.94, 0.64 -1.12!, 0.74 -0.86!, 0.44 -0.7, 0.16 -0.52!',
    '-0.02 -0.62!, -0.3 -0.9, -0.6 -1.16!, -0.78 -0.9!, -0.44 -0.66, -0.16 -0.52!',
  ])
    pen.fill(outlined(tail), { pigment: 'petal', tone: shade, line: inner * 1.1 });
  pen.fill(outlined('-0.16 -0.64, 0.02 -0.72, 0.18 -0.62, 0.2 -0.46, 0.04 -0.36, -0.15 -0.44'), {
    pigment: 'petal',
    tone: 0.15,
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.08 -0.6, 0.02 -0.54, 0.06 -0.44'), detail, { taper: 0.4 });
}
