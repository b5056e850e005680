import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** The sign of the Sikhs: a double-edged sword within a ring, and two curved swords that cross below. */
export const khanda: Motif = {
  name: 'khanda',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => drawBothSides(pen, drawCurvedSword));
    canvas.layer(drawRing);
    canvas.layer(drawSword);
  },
};

function drawCurvedSword(side: Pen): void {
  const { inner, detail } = side.weight;
  drawLimb(
    side,
    {
      line: '0.6 -0.94, 0.86 -0.62, 0.98 -0.2, 0.9 0.24, 0.6 0.58, 0.2 0.82, -0.1 0.94',
      half: [0.004, 0.1, 0.13, 0.13, 0.11, 0.085, 0.075, 0.07],
    },
    { pigment: 'steel', tone: (x, y) => clamp(0.1 + 0.5 * (x - 0.5) + 0.3 * y), line: inner },
  );
  side.stroke(traced('0.72 -0.74, 0.88 -0.4, 0.9 -0.06, 0.78 0.3, 0.5 0.56, 0.2 0.76'), detail, {
    taper: 0.3,
  });
  drawLimb(
    side,
    { line: '-0.1 0.94, -0.26 1.0, -0.42 1.1', half: [0.06, 0.055, 0.065] },
    { pigment: 'gold', tone: 0.3, line: inner },
  );
  side.fill(circle([-0.46, 1.13], 0.085, 22), { pigment: 'gold', tone: 0.2, line: inner });
  drawLimb(
    side,
    { line: '-0.14 0.8, -0.04 0.94, 0.0 1.08', half: [0.035, 0.045, 0.035] },
    { pigment: 'gold', tone: 0.2, line: inner },
  );
}

function drawRing(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill([circle([0, -0.1], 0.57, 90), circle([0, -0.1], 0.42, 90)], {
    pigment: 'gold',
    rule: 'evenodd',
    tone: (x, y) => clamp(0.2 + 0.4 * (x + y)),
    line: inner,
  });
  pen.stroke([...circle([0, -0.1], 0.495, 90), [0.495, -0.1]], detail);
}

function drawSword(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.3!, 0.12 -1.12, 0.21 -0.9, 0.16 -0.64, 0.1 -0.3, 0.11 0.1, 0.17 0.42!, 0 0.46!'), {
    pigment: 'steel',
    tone: (x) => (x > 0 ? 0.45 : 0.08),
    line: inner * 1.1,
  });
  pen.stroke(traced('0 -1.24, 0 0.42'), detail * 1.3);
  pen.fill(symmetric('0 0.4!, 0.2 0.38, 0.32 0.44, 0.3 0.52, 0.12 0.54, 0 0.56!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.2 + x),
    line: inner,
  });
  pen.fill(symmetric('0 0.54!, 0.07 0.54!, 0.055 0.7, 0.075 0.88!, 0 0.88!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.3 + 3 * x),
    line: inner,
  });
  pen.fill(circle([0, 0.96], 0.11, 26), { pigment: 'gold', tone: (x) => clamp(0.2 + 2 * x), line: inner });
}
