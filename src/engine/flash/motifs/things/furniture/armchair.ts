import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** An armchair from the front: a buttoned back, rolled arms, a thick cushion, turned feet. */
export const armchair: Motif = {
  name: 'armchair',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawFeet(pen);
      drawBack(pen);
      drawSeat(pen);
      drawBothSides(pen, drawArm);
    });
  },
};

function drawFeet(pen: Pen): void {
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.6 0.8!, 0.86 0.8!, 0.8 0.96, 0.78 1.1!, 0.68 1.1!, 0.66 0.96'), {
      pigment: 'wood',
      tone: 0.3,
      line: side.weight.inner,
    }),
  );
}

function drawBack(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.08, 0.44 -1.0, 0.74 -0.82, 0.84 -0.46, 0.78 0.2!, 0 0.4!'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 0.5 * clamp(x) + 0.6 * clamp(y)),
    line: inner * 1.2,
  });
  pen.stroke(
    traced('-0.7 0, -0.72 -0.44, -0.62 -0.74, -0.36 -0.9, 0 -0.97, 0.36 -0.9, 0.62 -0.74, 0.72 -0.44, 0.7 0'),
    detail * 1.5,
  );
  const buttons = [
    [-0.4, -0.56],
    [0, -0.6],
    [0.4, -0.56],
    [-0.2, -0.28],
    [0.2, -0.28],
    [-0.4, 0],
    [0, 0],
    [0.4, 0],
  ] as const;
  for (const [x, y] of buttons) {
    if (y > -0.5)
      for (const dx of [-0.2, 0.2]) pen.stroke(traced(`${x} ${y}, ${x + dx} ${y - 0.28}`), detail * 1.4);
    pen.dot([x, y], inner * 1.9);
  }
}

function drawSeat(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.5!, 0.7 0.5!, 0.72 0.84!, 0 0.86!'), { pigment: 'petal', tone: 0.5, line: inner });
  pen.fill(symmetric('0 0.14, 0.5 0.16, 0.66 0.24, 0.68 0.46, 0.54 0.54, 0 0.56'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.05 + 0.4 * clamp(x) + 1.0 * clamp(y - 0.3)),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.62 0.36, 0 0.38, 0.62 0.36'), detail * 1.4);
}

function drawArm(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.62 0.1, 0.72 -0.1, 0.94 -0.14, 1.1 0, 1.1 0.2, 1.0 0.32!, 0.98 0.88!, 0.62 0.88!, 0.64 0.36!, 0.58 0.24',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.12 + 0.6 * (x - 0.66) + 0.3 * clamp(y - 0.2)),
      line: inner * 1.2,
    },
  );
  pen.stroke(
    traced('0.72 0.3, 0.7 0.14, 0.82 0.02, 0.96 0.06, 0.98 0.18, 0.88 0.24, 0.82 0.16'),
    detail * 1.6,
    { taper: 0.2 },
  );
  pen.stroke(traced('0.74 0.38, 0.73 0.78'), detail * 1.3);
}
