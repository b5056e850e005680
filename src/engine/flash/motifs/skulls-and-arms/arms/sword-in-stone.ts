import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBoundGrip } from '../../parts/weapons/bound-grip.ts';

/** Driven into its rock halfway up the blade. */
export const swordInStone: Motif = {
  name: 'sword-in-stone',
  tinted: ['grey'],
  carries: ['sword'],
  draw(canvas) {
    canvas.layer(drawSword);
    canvas.layer(drawRock);
  },
};

function drawSword(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.72!, 0.15 -0.72!, 0.13 0.6!, 0 0.6!'), {
    pigment: 'steel',
    tone: 0.05,
    line: inner * 1.1,
  });
  pen.fill(outlined('0 -0.72!, 0.15 -0.72!, 0.13 0.6!, 0 0.6!'), { tone: 0.6, isOverlay: true });
  pen.stroke(traced('0 -0.7, 0 0.5'), inner);
  pen.stroke(traced('-0.08 -0.6, -0.08 0'), detail, { taper: 0.3 });
  drawBoundGrip(pen, -1.3, -0.8, 0.085, 'petal');
  pen.fill(circle([0, -1.4], 0.14, 32), {
    pigment: 'gold',
    tone: (x) => clamp(0.2 + 2 * x),
    line: inner * 1.1,
  });
  pen.fill(circle([0, -1.4], 0.06, 20), { pigment: 'petal', tone: 0.2, line: inner });
  pen.fill(
    symmetric('0 -0.86!, 0.2 -0.86, 0.46 -0.9, 0.6 -0.96, 0.64 -0.84, 0.56 -0.72, 0.2 -0.7, 0 -0.62!'),
    { pigment: 'gold', tone: (x) => clamp(0.2 + 0.8 * x), line: inner * 1.1 },
  );
  pen.stroke(traced('-0.4 -0.82, -0.16 -0.79, 0.16 -0.79, 0.4 -0.82'), detail * 1.4, { taper: 0.3 });
}

function drawRock(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.14 0.98!, -1.06 0.66!, -0.78 0.44!, -0.66 0.2!, -0.34 0.12!, -0.2 0.24!, 0.26 0.22!, 0.44 0.1!, 0.72 0.26!, 0.84 0.54!, 1.08 0.72!, 1.16 0.98!, 0.4 1.06!, -0.5 1.06!',
    ),
    { pigment: 'grey', tone: (x, y) => clamp(0.1 + 0.4 * (x + 0.2) + 0.6 * (y - 0.4)), line: inner * 1.2 },
  );
  pen.fill(outlined('-0.34 0.12!, -0.2 0.24!, 0.26 0.22!, 0.44 0.1!, 0.36 0.4!, -0.12 0.48!, -0.66 0.2!'), {
    pigment: 'cloud',
    tone: 0.05,
    line: inner,
  });
  pen.fill(outlined('-0.18 0.3!, 0.04 0.34!, 0.2 0.28!, 0.14 0.24!, -0.12 0.25!'), {
    black: 'always',
    tone: 1,
  });
  for (const facet of [
    '-0.12 0.48!, -0.3 0.78!, -0.2 1.04!',
    '-0.66 0.2!, -0.6 0.56!, -0.3 0.78!',
    '-0.6 0.56!, -1.0 0.76!',
    '0.36 0.4!, 0.5 0.74!, 0.38 1.04!',
    '0.36 0.4!, 0.72 0.26!',
    '0.5 0.74!, 0.84 0.54!',
  ])
    pen.stroke(traced(facet), inner);
  for (const crack of [
    '0.04 0.34, 0.1 0.5, 0.04 0.62, 0.12 0.78',
    '0.7 0.84, 0.92 0.86',
    '-0.76 0.88, -0.54 0.9',
  ])
    pen.stroke(traced(crack), detail * 1.4, { taper: 0.4 });
  for (const [x, side] of [
    [-1.0, 1],
    [0.92, -1],
  ] as const)
    for (const tip of [-0.14, 0, 0.16])
      pen.fill(
        outlined(
          `${x - 0.05} 1.06!, ${x + tip * 0.7 - 0.02} 0.9, ${x + tip + side * 0.06} 0.74!, ${x + tip * 0.7 + 0.05} 0.92, ${x + 0.06} 1.06!`,
        ),
        { pigment: 'leaf', tone: 0.3, line: inner },
      );
}
