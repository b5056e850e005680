import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';

/** A croissant, its layers rolled towards the middle. */
export const croissant: Motif = {
  name: 'croissant',
  tinted: ['ember'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      for (const isFlipped of [true, false]) {
        const half = pen.at({ isFlipped });
        for (const roll of rolls) drawRoll(half, roll, isFlipped);
      }
      drawRoll(pen, middle, true);
      drawGrain(pen);
    }),
};

function drawRoll(pen: Pen, roll: string, isLit: boolean): void {
  pen.fill(outlined(roll), {
    pigment: 'ember',
    tone: (x, y) => clamp((isLit ? 0.1 : 0.26) + 0.5 * Math.max(0, y - 0.2) + 0.1 * x),
    line: pen.weight.inner * 1.4,
  });
}

function drawGrain(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const isFlipped of [true, false]) {
    const half = pen.at({ isFlipped });
    for (const line of [
      '0.44 -0.56, 0.58 -0.2, 0.54 0.14',
      '0.84 -0.36, 0.9 -0.04, 0.8 0.26',
      '1.16 0.02, 1.14 0.3, 1.0 0.52',
    ])
      half.stroke(traced(line), detail * 1.5, { taper: 0.5 });
  }
  for (const line of ['-0.2 -0.6, -0.1 -0.2, -0.12 0.1', '0.16 -0.64, 0.18 -0.3, 0.12 0.0'])
    pen.stroke(traced(line), detail * 1.5, { taper: 0.5 });
  drawGleams(
    pen,
    ['-0.04 -0.66, 0.02 -0.4', '-0.6 -0.54, -0.68 -0.32', '-0.98 -0.22, -1.02 -0.02'],
    inner * 2,
  );
}

/** On the right, from the tip inwards. */
const rolls = [
  '1.04 0.12!, 1.36 0.2, 1.5 0.6, 1.4 0.98, 1.2 1.1!, 1.0 0.92, 0.88 0.6',
  '0.86 -0.32!, 1.16 -0.2, 1.34 0.14, 1.34 0.5, 1.12 0.76!, 0.86 0.66, 0.64 0.44, 0.7 0',
  '0.44 -0.68!, 0.76 -0.66, 1.02 -0.36, 1.08 0.06, 0.98 0.4, 0.74 0.56!, 0.5 0.42, 0.3 0.2, 0.34 -0.3',
];
const middle =
  '-0.5 -0.52!, -0.3 -0.78, 0 -0.86, 0.3 -0.78, 0.5 -0.52!, 0.56 -0.1, 0.44 0.3!, 0.2 0.34, 0 0.3, -0.2 0.34, -0.44 0.3!, -0.56 -0.1';
