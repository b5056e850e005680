import { clamp } from '../../../geometry/interval.ts';
import { closed } from '../../../geometry/point.ts';
import { arc, circle, starPolygon } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A record, the needle on it. */
export const vinyl: Motif = {
  name: 'vinyl',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawDisc, { isInverted: false });
    canvas.layer(drawArm);
  },
};

function drawDisc(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0], 1.1, 120), {
    pigment: 'dark',
    black: 'uncolored',
    tone: (x, y) => 0.3 + 0.5 * Math.abs(x - y),
    line: inner,
  });
  for (let i = 0; i < 11; i++) {
    const radius = 0.48 + 0.055 * i;
    for (const start of [0, Math.PI]) {
      const [from, to] = [start - 2.7 + 0.1 * (i % 3), start - 2.05 - 0.08 * (i % 4)];
      pen.stroke(arc([0, 0], radius, from, to, 24), detail * 1.2, { isErasing: !pen.isColored, taper: 0.4 });
    }
    pen.stroke(closed(circle([0, 0], radius, 90)), detail * 0.6, { isErasing: !pen.isColored });
  }
  pen.stroke(closed(circle([0, 0], 1.04, 110)), detail, { isErasing: !pen.isColored });
  pen.fill(circle([0, 0], 0.4, 64), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.2 + 0.6 * (x + y)),
    line: inner,
  });
  pen.stroke(closed(circle([0, 0], 0.34, 60)), detail * 1.2);
  for (let i = 0; i < 3; i++)
    pen.fill(
      starPolygon([0.21 * Math.cos(i * 2.094 - 1.571), 0.21 * Math.sin(i * 2.094 - 1.571)], 0.075, 5, 0.45),
      {
        pigment: 'gold',
        tone: 0.1,
        line: detail,
      },
    );
  pen.fill(circle([0, 0], 0.07, 26), { pigment: 'foam', tone: 0, line: inner });
  pen.fill(circle([0, 0], 0.03, 18), { black: 'always', tone: 1 });
}

function drawArm(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const arm = '1.14 -0.9, 1.16 -0.3, 1.1 0.16, 0.84 0.5, 0.66 0.62';
  drawLimb(
    pen,
    { line: arm, half: [0.045, 0.04, 0.04, 0.04, 0.035] },
    { pigment: 'steel', tone: 0.2, line: inner },
  );
  pen.fill(circle([1.14, -0.94], 0.22, 44), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.3 + 2 * (x - 1.14 + y + 0.94)),
    line: inner * 1.1,
  });
  pen.fill(circle([1.14, -0.94], 0.1, 30), { pigment: 'gold', tone: 0.3, line: inner });
  pen.fill(outlined('0.74 0.46!, 0.86 0.62!, 0.58 0.86!, 0.44 0.72!'), {
    pigment: 'steel',
    tone: (x) => clamp(1.2 - x),
    line: inner * 1.1,
  });
  pen.stroke(traced('0.6 0.66, 0.72 0.76'), detail);
  pen.stroke(traced('0.5 0.76, 0.42 0.88'), inner);
}
