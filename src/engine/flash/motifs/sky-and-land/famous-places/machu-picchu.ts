import { clamp, steps } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Machu Picchu: the steep peak behind, roofless houses on their terraces before it. */
export const machuPicchu: Motif = {
  name: 'machu-picchu',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawPeaks(pen);
      for (const [i, terrace] of terraces.entries()) drawTerrace(pen, terrace, i);
      for (const [x, y, scale] of houses) drawHouse(pen.at({ at: [x, y], scale }));
    });
  },
};

function drawPeaks(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [peak, pigment, tone] of peaks)
    pen.fill(outlined(peak), {
      pigment,
      tone: (x, y) => clamp(tone + 0.5 * x + 0.2 * Math.sin(y * 8)),
      line: inner * 1.1,
    });
  for (const fold of folds) pen.stroke(traced(fold), detail * 1.4, { taper: 0.5 });
}

/** A strip of grass over the wall that holds it up. */
function drawTerrace(pen: Pen, [left, right, y]: readonly [number, number, number], i: number): void {
  const { inner, detail } = pen.weight;
  const dip = 0.05;
  pen.fill(
    outlined(
      `${left} ${y}!, ${(left + right) / 2} ${y + dip}, ${right} ${y}!, ${right + 0.06} ${y + 0.12}!, ${(left + right) / 2} ${y + 0.12 + dip}, ${left - 0.06} ${y + 0.12}!`,
    ),
    {
      pigment: 'bone',
      tone: (x) => clamp(0.3 + 0.2 * x),
      line: inner,
    },
  );
  pen.fill(
    outlined(
      `${left} ${y}!, ${(left + right) / 2} ${y + dip}, ${right} ${y}!, ${right - 0.06} ${y - 0.07}!, ${(left + right) / 2} ${y - 0.06 + dip}, ${left + 0.06} ${y - 0.07}!`,
    ),
    {
      pigment: 'leaf',
      tone: 0.15,
      line: inner,
    },
  );
  for (const x of steps(7, left + 0.1 + (i % 2) * 0.08, right - 0.1))
    pen.stroke(traced(`${x} ${y + 0.03 + dip * 0.6}, ${x + 0.01} ${y + 0.1 + dip * 0.6}`), detail);
}

/** Two gables and the walls between them, without a roof. */
function drawHouse(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.1 0!, 0.1 -0.42!, 0.36 -0.72!, 0.62 -0.42!, 0.62 0!'), {
    pigment: 'bone',
    tone: 0.5,
    line: inner,
  });
  pen.fill(outlined('-0.5 0.1!, -0.5 -0.34!, 0.36 -0.4!, 0.36 0.06!'), {
    pigment: 'bone',
    tone: 0.3,
    line: inner,
  });
  pen.fill(outlined('-0.74 0.14!, -0.74 -0.36!, -0.5 -0.72!, -0.24 -0.36!, -0.24 0.14!'), {
    pigment: 'bone',
    tone: 0.08,
    line: inner,
  });
  pen.fill(outlined('-0.58 0.14!, -0.56 -0.18!, -0.42 -0.18!, -0.4 0.14!'), { black: 'always', tone: 1 });
  for (const joint of [
    '-0.7 -0.3, -0.3 -0.3',
    '-0.16 -0.16, 0.3 -0.18',
    '-0.1 -0.02, 0.3 -0.04',
    '-0.6 -0.5, -0.4 -0.5',
  ])
    pen.stroke(traced(joint), detail);
}

const peaks = [
  ['-1.34 0.3!, -1.0 -0.24, -0.74 -0.5!, -0.56 -0.3, -0.3 0.0, 0.2 0.3!', 'water', 0.35],
  [
    '-0.56 0.42!, -0.3 0.1, -0.1 -0.3, 0.04 -0.8, 0.2 -1.22!, 0.34 -1.26!, 0.5 -0.96, 0.62 -0.6!, 0.78 -0.5, 0.92 -0.1, 1.3 0.4!, 0.4 0.6',
    'leaf',
    0.35,
  ],
  [
    '-1.4 1.0!, -1.2 0.5, -0.9 0.24, -0.5 0.2, 0 0.26, 0.5 0.2, 0.96 0.28, 1.2 0.56, 1.4 1.0!, 0.7 1.24, -0.7 1.24',
    'leaf',
    0.05,
  ],
] as const;
const folds = [
  '0.24 -1.1, 0.18 -0.7, 0.3 -0.4, 0.2 -0.06',
  '0.4 -0.9, 0.44 -0.5, 0.56 -0.2, 0.5 0.06',
  '0.06 -0.5, 0 -0.2, 0.08 0.06',
  '0.74 -0.3, 0.8 0.0, 0.92 0.18',
  '-0.8 -0.3, -0.74 -0.06, -0.84 0.14',
];
const terraces: readonly (readonly [left: number, right: number, y: number])[] = [
  [-0.6, 0.62, 0.42],
  [-0.8, 0.8, 0.62],
  [-0.98, 0.96, 0.82],
  [-1.1, 1.06, 1.02],
];
const houses: readonly (readonly [x: number, y: number, scale: number])[] = [
  [-0.62, 0.3, 0.24],
  [0.0, 0.26, 0.26],
  [0.6, 0.3, 0.24],
  [-0.3, 0.4, 0.32],
  [0.34, 0.42, 0.32],
  [-0.62, 0.66, 0.34],
  [0.7, 0.66, 0.34],
];
