import { clamp } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A telephone with a dial, its receiver on the cradle. */
export const telephone: Motif = {
  name: 'telephone',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBody(pen);
      drawDial(pen.at({ at: [0, 0.32] }));
      drawReceiver(pen);
    });
  },
};

function drawBody(pen: Pen): void {
  const { inner } = pen.weight;
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.3 -0.5!, 0.3 -0.66!, 0.44 -0.66!, 0.5 -0.44!'), {
      pigment: 'gold',
      tone: 0.2,
      line: inner,
    }),
  );
  pen.fill(symmetric('0 -0.44, 0.46 -0.46, 0.6 -0.3, 0.68 0, 0.86 0.44, 1.0 0.74, 0.98 0.92!, 0 0.92!'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.08 + 0.5 * clamp(x) + 0.4 * clamp(y - 0.2)),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 0.88!, 1.0 0.88!, 0.98 1.0!, 0 1.0!'), { black: 'always', tone: 1, line: inner });
  pen.stroke(traced('-0.58 -0.16, -0.68 0.2, -0.84 0.6'), inner * 1.6, { isErasing: true, taper: 0.4 });
}

function drawDial(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0], 0.48, 64), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.15 + 0.6 * (x + y)),
    line: inner * 1.1,
  });
  for (let i = 0; i < 10; i++)
    pen.fill(circle(polar(((i + 2.4) / 12) * fullTurn, 0.35), 0.075, 20), {
      black: 'always',
      tone: 1,
      line: detail,
    });
  pen.fill(circle([0, 0], 0.19, 36), { pigment: 'foam', tone: (x, y) => clamp(0.05 + x + y), line: inner });
}

function drawReceiver(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric(
      '0 -0.9, 0.44 -0.88, 0.8 -0.82, 1.06 -0.66, 1.12 -0.4, 1.0 -0.26!, 0.66 -0.26!, 0.58 -0.42, 0.5 -0.58, 0.3 -0.64, 0 -0.66',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.06 + 0.45 * clamp(x) + 0.7 * clamp(y + 0.72)),
      line: inner * 1.2,
    },
  );
  drawBothSides(pen, (side) => side.stroke(traced('0.64 -0.38, 0.86 -0.4, 1.09 -0.4'), detail * 1.5));
  pen.stroke(traced('-0.86 -0.7, -0.5 -0.8, -0.1 -0.82'), inner * 1.5, { isErasing: true, taper: 0.4 });
}
