import { clamp } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A pocket player with a cassette behind its window, its headphones plugged in. */
export const walkman: Motif = {
  name: 'walkman',
  tinted: ['water'],
  carries: ['cassette', 'headphones'],
  draw(canvas) {
    canvas.layer(drawHeadphones, { silhouette: 'fills-and-lines', contour: 0.7 });
    canvas.layer(drawPlayer);
  },
};

function drawHeadphones(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(
    traced('-0.98 -0.5, -0.9 -1.14, -0.5 -1.6, 0 -1.72, 0.5 -1.6, 0.9 -1.14, 0.98 -0.5', 12),
    inner * 3,
  );
  for (const x of [-0.98, 0.98])
    pen.fill(ellipse([x, -0.4], 0.2, 0.32, 36), {
      pigment: 'ember',
      tone: (px) => clamp(0.3 + 0.5 * (px - x)),
      line: inner * 1.2,
    });
  pen.stroke(traced('0.98 -0.08, 1.1 0.3, 1.06 0.7, 0.8 0.6, 0.6 0.1', 10), inner * 1.6);
}

function drawPlayer(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const x of [-0.4, -0.16, 0.08])
    pen.fill(outlined(`${x} -0.36!, ${x + 0.2} -0.36!, ${x + 0.2} -0.2!, ${x} -0.2!`), {
      pigment: 'steel',
      tone: 0.3,
      line: inner,
    });
  pen.fill(
    outlined('-0.7 -0.18, -0.62 -0.26!, 0.62 -0.26!, 0.7 -0.18, 0.7 1.52, 0.62 1.6!, -0.62 1.6!, -0.7 1.52'),
    {
      pigment: 'water',
      tone: (x, y) => clamp(0.1 + 0.25 * x + 0.15 * y),
      line: inner * 1.4,
    },
  );
  pen.stroke(traced('-0.68 0.02, 0.68 0.02'), inner * 1.2);
  pen.fill(outlined('-0.48 0.22!, 0.48 0.22!, 0.48 1.36!, -0.48 1.36!'), {
    pigment: 'dark',
    tone: 0.4,
    line: inner * 1.2,
  });
  pen.fill(outlined('-0.36 0.32!, 0.36 0.32!, 0.36 1.26!, -0.36 1.26!'), {
    pigment: 'scroll',
    tone: 0.08,
    line: inner,
  });
  pen.fill(outlined('-0.3 0.36!, -0.12 0.36!, -0.12 1.22!, -0.3 1.22!'), {
    pigment: 'ember',
    tone: 0.15,
    line: detail,
  });
  for (const y of [0.56, 1.02]) {
    pen.fill(circle([0.1, y], 0.16, 28), { pigment: 'foam', tone: 0.05, line: inner });
    for (let tooth = 0; tooth < 6; tooth++)
      pen.dot(polar((tooth / 6) * fullTurn, 0.09, [0.1, y]), detail * 1.2);
  }
}
