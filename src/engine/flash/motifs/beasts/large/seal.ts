import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A seal that raises its head, resting on a flipper. */
export const seal: Motif = {
  name: 'seal',
  tinted: ['grey'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawTail(pen);
      drawBody(pen);
      drawFlipper(pen);
      drawHead(pen);
    });
  },
};

function drawTail(pen: Pen): void {
  for (const fluke of [
    '0.96 0.5!, 1.2 0.4, 1.42 0.16, 1.62 0.04!, 1.58 0.22, 1.66 0.3!, 1.4 0.52, 1.06 0.66!',
    '0.98 0.6!, 1.26 0.58, 1.5 0.5, 1.72 0.54!, 1.62 0.64, 1.66 0.76!, 1.36 0.76, 1.0 0.74!',
  ]) {
    pen.fill(outlined(fluke), {
      pigment: 'grey',
      tone: (x) => clamp(1.1 - 0.6 * x),
      line: pen.weight.inner * 1.1,
    });
  }
  for (const ray of ['1.14 0.5, 1.4 0.3, 1.56 0.18', '1.2 0.66, 1.44 0.62, 1.6 0.62'])
    pen.stroke(traced(ray), pen.weight.detail * 1.2, { taper: 0.4 });
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.9 -0.86, -0.64 -0.98, -0.36 -0.86, -0.22 -0.56, -0.02 -0.26, 0.36 0.02, 0.8 0.3, 1.1 0.52, 1.1 0.68, 0.8 0.78, 0.2 0.84, -0.4 0.82, -0.78 0.6, -0.9 0.2, -0.86 -0.24, -0.94 -0.44, -1.08 -0.58, -1.04 -0.74',
    ),
    {
      pigment: 'grey',
      tone: (x, y) => clamp(0.05 + 0.55 * (y + 0.1) + 0.5 * Math.max(0, x + 0.2 - 0.6 * y)),
      line: inner * 1.2,
    },
  );
  for (const [x, y, size] of spots)
    pen.fill(ellipse([x, y], 0.07 * size, 0.05 * size, 14), {
      pigment: 'dark',
      black: 'uncolored',
      tone: 0.4,
    });
  for (const fold of [
    '-0.84 -0.2, -0.7 -0.08, -0.5 -0.06',
    '-0.86 0.06, -0.7 0.16, -0.54 0.18',
    '0.94 0.4, 0.9 0.56, 0.94 0.7',
  ])
    pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
}

function drawFlipper(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.5 0.26!, -0.3 0.34, -0.16 0.56, -0.24 0.84, -0.46 1.0, -0.7 1.04!, -0.66 0.94, -0.84 0.94!, -0.74 0.82, -0.86 0.76!, -0.66 0.6, -0.6 0.4',
    ),
    {
      pigment: 'grey',
      tone: (x, y) => clamp(0.2 + 0.7 * (y - 0.4) + 0.6 * (x + 0.5)),
      line: inner * 1.1,
    },
  );
  for (const ray of [
    '-0.4 0.56, -0.5 0.8, -0.66 0.94',
    '-0.3 0.6, -0.4 0.86, -0.56 0.98',
    '-0.48 0.54, -0.58 0.72, -0.72 0.82',
  ])
    pen.stroke(traced(ray), detail * 1.2, { taper: 0.5 });
}

/** Looking to the left: a short muzzle with whisker pads, and a large, wet eye. */
function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-1.06 -0.76!, -0.96 -0.78, -0.82 -0.7, -0.8 -0.54, -0.92 -0.46, -1.06 -0.52, -1.12 -0.62'),
    {
      pigment: 'foam',
      tone: (_, y) => clamp(0.1 + 1.6 * (y + 0.66)),
      line: inner,
    },
  );
  pen.fill(outlined('-1.14 -0.7!, -1.02 -0.79, -0.98 -0.72, -1.06 -0.64!'), { black: 'always', tone: 0 });
  pen.stroke(traced('-1.07 -0.65, -1.0 -0.57, -0.86 -0.54'), inner, { taper: 0.4, tapering: 'end' });
  for (const [x, y] of [
    [-0.96, -0.66],
    [-0.9, -0.62],
    [-0.98, -0.61],
  ] as const) {
    pen.dot([x, y], detail);
    for (const reach of [0.24, 0.36])
      pen.stroke(
        traced(`${x} ${y}, ${x - reach * 0.5} ${y + reach * 0.36}, ${x - reach} ${y + reach}`),
        detail,
        { taper: 0.8, tapering: 'end' },
      );
  }
  pen.fill(ellipse([-0.76, -0.76], 0.075, 0.085, 24), { black: 'always', tone: 0 });
  pen.fill(ellipse([-0.785, -0.79], 0.024, 0.026, 12), { color: [255, 255, 255], tone: 0 });
  pen.stroke(traced('-0.87 -0.82, -0.76 -0.88, -0.66 -0.8'), inner * 0.9, { taper: 0.4 });
  pen.stroke(traced('-0.5 -0.7, -0.46 -0.66'), inner);
}

const spots = [
  [-0.4, -0.56, 1],
  [-0.3, -0.34, 0.8],
  [-0.1, -0.14, 1.1],
  [0.1, 0.06, 0.8],
  [0.3, 0.14, 1.2],
  [0.56, 0.32, 1],
  [0.24, 0.36, 0.8],
  [0.78, 0.44, 0.8],
  [-0.52, -0.82, 0.7],
  [0.04, 0.3, 0.9],
  [0.5, 0.54, 0.7],
] as const;
