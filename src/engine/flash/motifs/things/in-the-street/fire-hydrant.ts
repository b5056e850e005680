import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, regularPolygon } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A fire hydrant: a domed barrel with capped outlets on its chain. */
export const fireHydrant: Motif = {
  name: 'fire-hydrant',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawBothSides(pen, drawOutlet);
      drawBarrel(pen);
      drawFront(pen);
    }),
};

const round = (x: number) => clamp(0.08 + 0.85 * smoothstep(0.05, 0.5, x) + 0.25 * smoothstep(-0.3, -0.5, x));

function drawOutlet(side: Pen): void {
  const { inner } = side.weight;
  side.fill(outlined('0.4 -0.34!, 0.66 -0.34!, 0.66 0.06!, 0.4 0.06!'), {
    pigment: 'petal',
    tone: 0.5,
    line: inner * 1.1,
  });
  side.fill(outlined('0.64 -0.42!, 0.78 -0.42!, 0.82 -0.36, 0.82 0.08, 0.78 0.14!, 0.64 0.14!'), {
    pigment: 'gold',
    tone: (_, y) => clamp(0.15 + 0.9 * (y + 0.1)),
    line: inner * 1.1,
  });
  side.fill(outlined('0.82 -0.22!, 0.94 -0.2!, 0.94 -0.06!, 0.82 -0.04!'), {
    pigment: 'gold',
    tone: 0.3,
    line: inner,
  });
}

function drawBarrel(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 1.12!, 0.62 1.12!, 0.66 1.34!, 0 1.34!'), {
    pigment: 'petal',
    tone: round,
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -0.74!, 0.44 -0.74!, 0.44 0.6, 0.5 1.12!, 0 1.12!'), {
    pigment: 'petal',
    tone: round,
    line: inner * 1.3,
  });
  pen.fill(symmetric('0 0.9!, 0.56 0.9!, 0.56 1.04!, 0 1.04!'), {
    pigment: 'petal',
    tone: round,
    line: inner,
  });
  pen.fill(symmetric('0 -1.3, 0.22 -1.26, 0.4 -1.08, 0.46 -0.84!, 0 -0.84!'), {
    pigment: 'petal',
    tone: round,
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -0.86!, 0.56 -0.86!, 0.56 -0.7!, 0 -0.7!'), {
    pigment: 'petal',
    tone: round,
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -1.5!, 0.1 -1.5!, 0.13 -1.26!, 0 -1.24!'), {
    pigment: 'gold',
    tone: 0.3,
    line: inner * 1.1,
  });
  for (const rib of ['0.16 -1.24, 0.26 -1.06, 0.29 -0.9', '-0.16 -1.24, -0.26 -1.06, -0.29 -0.9'])
    pen.stroke(traced(rib), detail * 1.6, { taper: 0.3 });
  for (const x of [-0.4, -0.14, 0.14, 0.4]) for (const y of [-0.78, 1.23]) pen.dot([x, y], inner * 1.3);
}

function drawFront(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([0, -0.1], 0.32, 40), { pigment: 'petal', tone: 0.45, line: inner * 1.2 });
  pen.fill(circle([0, -0.1], 0.25, 36), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + x + y),
    line: inner * 1.1,
  });
  pen.fill(regularPolygon([0, -0.1], 0.1, 5), { pigment: 'gold', tone: 0.1, line: inner });
  for (const [x, y] of [
    [0.16, 0.24],
    [0.25, 0.33],
    [0.36, 0.36],
    [0.47, 0.33],
    [0.56, 0.25],
  ] as const)
    pen.fill(outlined(`${x - 0.07} ${y}, ${x} ${y - 0.045}, ${x + 0.07} ${y}, ${x} ${y + 0.045}`), {
      pigment: 'steel',
      tone: 0.2,
      line: inner,
    });
}
