import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Spanned and loaded, from above, its bolt pointing up. */
export const crossbow: Motif = {
  name: 'crossbow',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer(drawStirrup);
    canvas.layer(drawStock);
    canvas.layer(drawBow, { silhouette: 'fills-and-lines' });
    canvas.layer(drawBolt);
  },
};

function drawStirrup(pen: Pen): void {
  pen.fill(
    [
      symmetric('0 -1.16, 0.2 -1.1, 0.22 -0.84, 0.1 -0.7!, 0 -0.7!'),
      symmetric('0 -1.05, 0.12 -1.0, 0.13 -0.86, 0.06 -0.76, 0 -0.76'),
    ],
    {
      pigment: 'steel',
      tone: (x) => clamp(0.3 + x),
      line: pen.weight.inner,
      rule: 'evenodd',
    },
  );
}

function drawStock(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric(
      '0 -0.82!, 0.13 -0.82!, 0.13 -0.1, 0.16 0.2!, 0.13 0.34, 0.12 0.6, 0.2 1.0, 0.24 1.24!, 0.1 1.32, 0 1.3',
    ),
    {
      pigment: 'wood',
      tone: (x, y) => clamp(0.25 + 2 * x + 0.15 * y),
      line: inner * 1.1,
    },
  );
  for (const grain of ['-0.06 0.5, -0.07 0.8, -0.12 1.16', '0.04 0.66, 0.06 0.9, 0.1 1.2'])
    pen.stroke(traced(grain), detail, { taper: 0.4 });
  pen.fill(outlined('-0.13 0.08!, 0.13 0.08!, 0.13 0.32!, -0.13 0.32!'), {
    pigment: 'steel',
    tone: (x) => clamp(0.2 + 2 * x),
    line: inner,
  });
  pen.fill(outlined('-0.16 -0.74!, 0.16 -0.74!, 0.16 -0.62!, -0.16 -0.62!'), {
    pigment: 'steel',
    tone: 0.3,
    line: inner,
  });
}

/** The bow, bent by the string, which the nut holds. */
function drawBow(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric(
      '0 -0.78!, 0.4 -0.74, 0.76 -0.54, 1.02 -0.18!, 1.1 -0.24!, 1.1 -0.12!, 0.98 -0.08!, 0.72 -0.36, 0.4 -0.54, 0 -0.6!',
    ),
    {
      pigment: 'steel',
      tone: (x, y) => clamp(0.2 + 0.3 * x + 1.4 * (y + 0.66 - 0.36 * x * x)),
      line: inner * 1.1,
    },
  );
  for (const tip of ['-1.03 -0.15, 0 0.12', '1.03 -0.15, 0 0.12']) pen.stroke(traced(tip), inner * 1.6);
  for (const x of [-0.5, -0.42, 0.42, 0.5])
    pen.stroke(traced(`${x} ${-0.74 + 0.3 * x * x}, ${x * 0.96} ${-0.5 + 0.2 * x * x}`), inner);
  for (const cross of ['-0.2 -0.8, 0.2 -0.54', '0.2 -0.8, -0.2 -0.54'])
    pen.stroke(traced(cross), inner * 2.2);
  pen.stroke(traced('-0.86 -0.36, -0.66 -0.56, -0.56 -0.62'), detail * 1.8, { isErasing: true, taper: 0.4 });
}

function drawBolt(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.035 -1.2!, 0.035 -1.2!, 0.035 0.12!, -0.035 0.12!'), {
    pigment: 'bone',
    tone: 0.2,
    line: inner,
  });
  pen.fill(symmetric('0 -1.56!, 0.13 -1.22!, 0.04 -1.16!, 0 -1.16!'), {
    pigment: 'steel',
    tone: (x) => clamp(0.3 + 5 * x),
    line: inner * 1.1,
  });
  for (const side of [
    '0.035 -0.24!, 0.12 -0.14!, 0.12 0.06!, 0.035 0.02!',
    '-0.035 -0.24!, -0.12 -0.14!, -0.12 0.06!, -0.035 0.02!',
  ])
    pen.fill(outlined(side), { pigment: 'petal', tone: 0.2, line: inner });
}
