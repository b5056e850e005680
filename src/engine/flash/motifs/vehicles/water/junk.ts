import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { between, pointAt } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A Chinese junk: three battened sails like fans, a high stern, a wave along its hull. */
export const junk: Motif = {
  name: 'junk',
  tinted: ['petal'],
  draw(canvas) {
    for (const sail of sails) canvas.layer((pen) => drawSail(pen, sail));
    canvas.layer(drawHull);
    canvas.layer((pen) => {
      pen.fill(
        outlined(
          '-1.4 1.0!, -1.1 0.86, -0.8 0.96, -0.5 0.84, -0.2 0.96, 0.1 0.84, 0.4 0.96, 0.7 0.84, 1.0 0.96, 1.4 0.86!, 1.2 1.14, 0.6 1.2, -0.6 1.2, -1.2 1.14',
        ),
        {
          pigment: 'water',
          tone: (_, y) => clamp(0.1 + 1.6 * (y - 0.86)),
          line: pen.weight.inner,
        },
      );
      for (const line of ['-0.9 1.06, -0.6 1.02, -0.3 1.06', '0.2 1.06, 0.5 1.02, 0.8 1.06'])
        pen.stroke(traced(line), pen.weight.detail * 1.4, { taper: 0.4 });
    });
  },
};

/** A sail: its mast from foot to top, and its corners along the fore and the after edge, from the top down. */
interface Sail {
  readonly mast: string;
  readonly fore: readonly Point[];
  readonly after: readonly Point[];
}

function drawSail(pen: Pen, { mast, fore, after }: Sail): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced(mast), inner * 3);
  for (let i = 0; i < fore.length - 1; i++) {
    const [a, b, c, d] = [pointAt(fore, i), pointAt(after, i), pointAt(after, i + 1), pointAt(fore, i + 1)];
    const hollow = between(between(b, c, 0.5), between(a, d, 0.5), 0.05);
    pen.fill(
      outlined(
        [`${a.join(' ')}!`, `${b.join(' ')}!`, hollow.join(' '), `${c.join(' ')}!`, `${d.join(' ')}!`].join(
          ', ',
        ),
      ),
      {
        pigment: 'petal',
        tone: (x, y) => clamp(0.12 + 0.5 * Math.abs(y - c[1]) + 0.3 * (x - a[0])),
        line: inner,
      },
    );
    for (const share of [0.3, 0.6])
      pen.stroke([between(a, b, share), between(d, c, share)], detail, { taper: 0.4 });
  }
  fore.forEach((point, i) => {
    pen.stroke([point, pointAt(after, i)], inner * 1.6);
  });
}

function drawHull(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.24 0.3!, -0.98 0.42!, -0.9 0.54, -0.4 0.62, 0.3 0.58, 0.7 0.46!, 0.74 0.2!, 1.22 0.08!, 1.14 0.5, 0.96 1.0!, -0.84 1.0!, -1.08 0.72',
    ),
    {
      pigment: 'wood',
      tone: (x, y) => clamp(0.15 + 0.5 * (y - 0.3) + 0.15 * x),
      line: inner * 1.2,
    },
  );
  for (const plank of ['-1.1 0.5, -0.5 0.7, 0.3 0.68, 1.12 0.44', '-1.0 0.66, -0.4 0.82, 0.4 0.8, 1.06 0.62'])
    pen.stroke(traced(plank), detail * 1.5);
  for (const x of [0.82, 0.96, 1.08])
    pen.fill(outlined(`${x - 0.04} 0.36!, ${x - 0.03} 0.24!, ${x + 0.03} 0.23!, ${x + 0.04} 0.35!`), {
      pigment: 'gold',
      tone: 0.1,
      line: detail,
    });
  pen.fill(outlined('-0.16 0.6!, -0.14 0.4!, 0.36 0.38!, 0.38 0.58!'), {
    pigment: 'wood',
    tone: 0.35,
    line: inner,
  });
}

const sails: readonly Sail[] = [
  {
    mast: '0.94 0.2, 0.92 -0.66',
    fore: [
      [0.74, -0.62],
      [0.66, -0.4],
      [0.62, -0.2],
      [0.6, 0.0],
    ],
    after: [
      [1.12, -0.72],
      [1.24, -0.48],
      [1.3, -0.24],
      [1.3, -0.02],
    ],
  },
  {
    mast: '-0.76 0.5, -0.86 -0.72',
    fore: [
      [-1.06, -0.56],
      [-1.2, -0.34],
      [-1.26, -0.1],
      [-1.26, 0.14],
    ],
    after: [
      [-0.58, -0.86],
      [-0.5, -0.54],
      [-0.46, -0.2],
      [-0.48, 0.1],
    ],
  },
  {
    mast: '0.06 0.5, 0.04 -1.36',
    fore: [
      [-0.2, -1.08],
      [-0.36, -0.82],
      [-0.44, -0.54],
      [-0.46, -0.24],
      [-0.42, 0.06],
      [-0.36, 0.32],
    ],
    after: [
      [0.34, -1.36],
      [0.5, -1.0],
      [0.58, -0.64],
      [0.6, -0.28],
      [0.58, 0.04],
      [0.52, 0.34],
    ],
  },
];
