import { clamp } from '../../../geometry/interval.ts';
import { arc } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** White houses of Santorini heaped up a slope above the sea, blue domes on the chapels, a bell in its arch. */
export const santorini: Motif = {
  name: 'santorini',
  tinted: ['water'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawChapel(pen.at({ at: [0.16, -0.5] }));
      drawBelfry(pen);
      for (const [x, y, width, height] of houses) drawHouse(pen, x, y, width, height);
      drawChapel(pen.at({ at: [-0.82, 0.34], scale: 0.7 }));
      drawSteps(pen);
      drawSea(pen);
    }),
};

function drawChapel(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.62 0.0!, 0.62 0.0!, 0.62 0.9!, -0.62 0.9!'), {
    pigment: 'foam',
    tone: (x) => clamp(0.05 + 0.3 * x),
    line: inner * 1.2,
  });
  pen.fill([...arc([0, 0], 0.54, Math.PI, 2 * Math.PI, 30)], {
    pigment: 'water',
    tone: (x, y) => clamp(0.15 + 0.5 * x + 0.3 * (y + 0.4)),
    line: inner * 1.3,
  });
  pen.fill(outlined('-0.64 -0.06!, 0.64 -0.06!, 0.64 0.08!, -0.64 0.08!'), {
    pigment: 'foam',
    tone: 0.05,
    line: inner,
  });
  for (const rib of ['-0.26 -0.06, -0.22 -0.34, -0.08 -0.52', '0.26 -0.06, 0.22 -0.34, 0.08 -0.52'])
    pen.stroke(traced(rib), detail * 1.4);
  pen.stroke(traced('0 -0.54, 0 -0.86'), inner * 1.8);
  pen.stroke(traced('-0.11 -0.74, 0.11 -0.74'), inner * 1.8);
  pen.fill(outlined('-0.13 0.34!, -0.12 0.24, 0 0.17, 0.12 0.24, 0.13 0.34!, 0.13 0.56!, -0.13 0.56!'), {
    pigment: 'water',
    tone: 0.4,
    line: inner,
  });
}

function drawBelfry(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    [
      outlined('0.86 0.3!, 0.86 -0.8!, 0.96 -1.0, 1.14 -1.08, 1.32 -1.0, 1.42 -0.8!, 1.42 0.3!'),
      outlined('0.98 -0.3!, 0.98 -0.62, 1.14 -0.8, 1.3 -0.62, 1.3 -0.3!'),
    ],
    { pigment: 'foam', tone: (x) => clamp(0.1 + 0.4 * (x - 1)), line: inner * 1.2, rule: 'evenodd' },
  );
  pen.fill(outlined('1.14 -0.72, 1.22 -0.6, 1.26 -0.42!, 1.02 -0.42!, 1.06 -0.6'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  pen.stroke(traced('1.14 -1.08, 1.14 -1.34'), inner * 1.6);
  pen.stroke(traced('1.05 -1.24, 1.23 -1.24'), inner * 1.6);
}

function drawHouse(pen: Pen, x: number, y: number, width: number, height: number): void {
  const { inner } = pen.weight;
  pen.fill(outlined(`${x} ${y}!, ${x + width} ${y}!, ${x + width} ${y + height}!, ${x} ${y + height}!`), {
    pigment: 'foam',
    tone: (px) => clamp(0.04 + (0.3 * (px - x)) / width),
    line: inner * 1.2,
  });
  const middle = x + width / 2;
  pen.fill(
    outlined(
      `${middle - 0.1} ${y + 0.46}!, ${middle - 0.1} ${y + 0.26}, ${middle} ${y + 0.16}, ${middle + 0.1} ${y + 0.26}, ${middle + 0.1} ${y + 0.46}!`,
    ),
    { pigment: 'water', tone: 0.3, line: inner },
  );
}

function drawSteps(pen: Pen): void {
  const { inner } = pen.weight;
  for (let step = 0; step < 7; step++)
    pen.fill(
      outlined(
        `${-0.16 + 0.05 * step} ${1.06 - 0.1 * step}!, ${0.3 - 0.0 * step} ${1.06 - 0.1 * step}!, ${0.3} ${1.16 - 0.1 * step}!, ${-0.16 + 0.05 * step} ${1.16 - 0.1 * step}!`,
      ),
      {
        pigment: 'foam',
        tone: 0.1 + 0.04 * (step % 2),
        line: inner * 0.9,
      },
    );
}

function drawSea(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-1.6 1.12!, 1.6 1.12!, 1.5 1.34, 1.0 1.5, 0 1.58, -1.0 1.5, -1.5 1.34'), {
    pigment: 'water',
    tone: (_, y) => clamp(0.2 + 1.2 * (y - 1.12)),
    line: inner * 1.2,
  });
  for (const wave of [
    '-1.1 1.26, -0.8 1.22, -0.5 1.28, -0.2 1.23',
    '0.2 1.3, 0.5 1.25, 0.8 1.31, 1.1 1.26',
    '-0.5 1.44, -0.1 1.4, 0.3 1.45',
  ])
    pen.stroke(traced(wave), inner * 1.2, { isErasing: true, taper: 0.3 });
}

/** Left and upper edge, width and height: from the back to the front. */
const houses = [
  [-0.5, 0.02, 0.62, 0.8],
  [0.7, 0.16, 0.84, 0.98],
  [-1.5, 0.56, 0.6, 0.6],
  [0.3, 0.44, 0.62, 0.72],
  [-0.42, 0.5, 0.6, 0.66],
] as const;
