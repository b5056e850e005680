import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A jacket with shirt and tie, down to the breast: whose neck comes out of its collar wears it. */
export const suit: Motif = {
  name: 'suit',
  tinted: ['dark'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawJacket(pen);
      drawShirt(pen);
      drawTie(pen);
      drawBothSides(pen, drawLapel);
    }),
};

function drawJacket(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.5, 0.34 -0.62!, 0.7 -0.42, 1.02 -0.26, 1.2 0.08, 1.3 0.86!, 0 0.92'), {
    pigment: 'dark',
    tone: (x, y) => clamp(0.35 + 0.3 * Math.abs(x) + 0.2 * y),
    line: inner * 1.3,
  });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.94 0.3, 0.9 0.6, 0.92 0.88'), inner, { taper: 0.3 });
    side.fill(outlined('0.56 0.42!, 0.84 0.36!, 0.85 0.43!, 0.57 0.49!'), {
      pigment: 'dark',
      tone: 0.8,
      line: inner,
    });
  });
}

function drawShirt(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.56, 0.32 -0.64!, 0.3 -0.3, 0 0.72!'), {
    pigment: 'foam',
    tone: 0.08,
    line: inner,
  });
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.02 -0.36!, 0.3 -0.7!, 0.4 -0.5!, 0.2 -0.16!'), {
      pigment: 'foam',
      tone: 0.15,
      line: inner * 1.1,
    }),
  );
}

function drawTie(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const silk = { pigment: 'petal', tone: (x: number) => clamp(0.3 + 2 * x), line: inner } as const;
  pen.fill(symmetric('0 -0.14!, 0.08 -0.16!, 0.15 0.5!, 0 0.74!'), silk);
  pen.fill(symmetric('0 -0.4!, 0.14 -0.38!, 0.09 -0.14!, 0 -0.13!'), silk);
  for (const y of [0.06, 0.26, 0.46]) pen.stroke(traced(`-0.1 ${y + 0.05}, 0.11 ${y - 0.06}`), detail);
}

function drawLapel(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(outlined('0.3 -0.62!, 0.44 -0.56!, 0.62 -0.06!, 0.46 -0.04!, 0.52 0.12!, 0.03 0.88!, 0.12 0.3'), {
    pigment: 'dark',
    tone: (x, y) => clamp(0.2 + 0.5 * x + 0.1 * y),
    line: inner * 1.2,
  });
  side.stroke(traced('0.1 0.68, 0.44 0.14'), detail, { taper: 0.3 });
  side.fill(circle([0.1, 0.84], 0.045, 16), { pigment: 'gold', line: detail });
}
