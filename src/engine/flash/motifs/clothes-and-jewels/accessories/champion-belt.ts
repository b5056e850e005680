import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle, ellipse, starPolygon } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A champion's belt: a great plate of gold with a star, smaller plates on black leather. */
export const championBelt: Motif = {
  name: 'champion-belt',
  tinted: ['gold'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawBothSides(pen, drawStrap);
      drawPlate(pen);
    }),
};

function drawStrap(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(
    outlined('0.4 -0.42!, 1.0 -0.5, 1.6 -0.72, 1.94 -0.92!, 2.0 -0.2!, 1.6 0.18, 1.0 0.42, 0.4 0.5!'),
    {
      pigment: 'dark',
      tone: (x) => clamp(0.25 + 0.5 * smoothstep(1.2, 2, x)),
      line: inner * 1.4,
    },
  );
  for (const seam of ['0.8 -0.4, 1.4 -0.58, 1.9 -0.82', '0.8 0.38, 1.4 0.2, 1.92 -0.16'])
    side.stroke(traced(seam), detail * 1.4, { isErasing: true });
  side.fill(outlined('0.98 -0.4, 1.3 -0.52, 1.52 -0.44, 1.56 -0.12, 1.34 0.12, 1.06 0.24, 0.92 0.02'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.1 + 0.6 * (x - 1) + 0.5 * y),
    line: inner * 1.2,
  });
  side.fill(circle([1.24, -0.14], 0.16, 30), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.15 + 2 * (x - 1.24 + y + 0.14)),
    line: inner,
  });
  for (const [x, y] of [
    [1.76, -0.62],
    [1.8, -0.4],
    [1.84, -0.2],
  ] as const)
    side.fill(circle([x, y], 0.05, 16), { pigment: 'steel', tone: 0.1, line: detail });
}

function drawPlate(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric(
      '0 -1.2!, 0.2 -1.02, 0.44 -1.0!, 0.62 -0.8, 0.86 -0.72!, 0.92 -0.4, 1.02 -0.1!, 0.94 0.3, 0.86 0.62!, 0.62 0.74, 0.46 0.98!, 0.2 1.02, 0 1.16!',
    ),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.06 + 0.7 * smoothstep(0.1, 0.95, x * 0.8 + y * 0.5)),
      line: inner * 1.5,
    },
  );
  pen.fill(ellipse([0, -0.04], 0.74, 0.76, 60), { pigment: 'dark', tone: 0.3, line: inner * 1.2 });
  pen.fill(ellipse([0, -0.04], 0.64, 0.66, 56), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.15 + 0.5 * (x + y)),
    line: inner,
  });
  for (let i = 0; i < 22; i++) pen.dot(polar((i / 22) * fullTurn, 0.695, [0, -0.04]), inner, 0);
  for (let i = 0; i < 24; i++) {
    const angle = (i / 24) * fullTurn;
    pen.stroke([polar(angle, 0.42, [0, -0.04]), polar(angle, 0.6, [0, -0.04])], detail, { taper: 0.4 });
  }
  pen.fill(starPolygon([0, -0.04], 0.46, 5, 0.42), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 0.7 * (x + y + 0.2)),
    line: inner * 1.2,
  });
  pen.fill(outlined('-0.54 0.5!, 0 0.62, 0.54 0.5!, 0.6 0.7!, 0 0.84, -0.6 0.7!'), {
    pigment: 'foam',
    tone: 0.1,
    line: inner * 1.1,
  });
  for (const x of [-0.32, -0.16, 0, 0.16, 0.32])
    pen.fill(starPolygon([x, 0.71 - 0.3 * x * x], 0.06, 5, 0.45), {
      pigment: 'gold',
      tone: 0.2,
      line: detail,
    });
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.16 -0.88, 0.34 -0.84, 0.4 -0.94'), inner, { taper: 0.3 }),
  );
  pen.fill(symmetric('0 -1.12!, 0.14 -0.98, 0 -0.84!'), { pigment: 'water', tone: 0.2, line: inner });
}
