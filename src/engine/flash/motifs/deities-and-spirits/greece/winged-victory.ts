import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { FeatherRow } from '../../parts/birds/plumage.ts';
import { drawFeatheredWing } from '../../parts/birds/plumage.ts';

/** The Nike of Samothrace: a marble torso without head or arms, wings spread, her gown blown back, on a ship's prow. */
export const wingedVictory: Motif = {
  name: 'winged-victory',
  tinted: ['cloud'],
  carries: ['wings'],
  draw(canvas) {
    for (const isFlipped of [true, false])
      canvas.layer((pen) => drawFeatheredWing(pen, wingArm, wingRows), {
        at: { at: [isFlipped ? -0.02 : 0.06, 0], isFlipped },
        contour: 0.8,
      });
    canvas.layer((pen) => {
      drawPlinth(pen);
      drawStreamingCloth(pen);
      drawBody(pen);
    });
  },
};

function drawPlinth(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.86 1.44!, -0.66 1.34!, 0.62 1.34!, 0.66 1.56!, 0.52 1.86!, -0.5 1.86!'), {
    pigment: 'grey',
    tone: (x, y) => clamp(0.2 + 0.4 * x + 0.8 * (y - 1.4)),
    line: inner * 1.1,
  });
  for (const edge of ['-0.76 1.5, -0.5 1.58, 0.64 1.56', '-0.2 1.36, -0.24 1.56', '0.26 1.36, 0.28 1.56'])
    pen.stroke(traced(edge), detail * 1.4);
}

/** The mantle that the wind pulls away behind her. */
function drawStreamingCloth(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.2 0.2!, 0.42 0.42, 0.56 0.8, 0.86 1.1, 0.96 1.3!, 0.74 1.22, 0.7 1.38!, 0.5 1.26, 0.36 1.4!, 0.1 1.3, 0.06 0.8',
    ),
    { pigment: 'cloud', tone: (x, y) => clamp(0.45 + 0.4 * (x - 0.3) + 0.2 * (y - 0.8)), line: inner * 1.1 },
  );
  for (const fold of [
    '0.3 0.4, 0.42 0.8, 0.78 1.16',
    '0.26 0.5, 0.36 0.9, 0.6 1.24',
    '0.2 0.6, 0.26 1.0, 0.36 1.32',
  ])
    pen.stroke(traced(fold), detail * 1.5, { taper: 0.4 });
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const marble = (x: number, y: number) =>
    clamp(0.04 + 0.7 * smoothstep(0.02, 0.34, x + 0.12 * y) + 0.25 * smoothstep(-0.2, -0.44, x));
  // From the broken neck over the stumps of the arms to the hem.
  pen.fill(
    outlined(
      '-0.12 -1.0!, 0.0 -1.06, 0.13 -0.98!, 0.15 -0.84, 0.34 -0.8, 0.5 -0.7!, 0.48 -0.52!, 0.36 -0.5, 0.32 -0.3, 0.26 -0.06, 0.34 0.2, 0.38 0.5, 0.3 0.9, 0.34 1.36!, -0.5 1.36!, -0.48 1.1, -0.5 0.7, -0.46 0.3, -0.3 -0.04, -0.34 -0.3, -0.36 -0.52, -0.5 -0.56!, -0.5 -0.74!, -0.34 -0.82, -0.15 -0.84',
    ),
    { pigment: 'cloud', tone: marble, line: inner * 1.2 },
  );
  // The broken ends.
  for (const stump of [
    '-0.12 -1.0!, 0.0 -1.06, 0.13 -0.98!, 0.0 -0.94',
    '0.5 -0.7!, 0.44 -0.6, 0.48 -0.52!, 0.54 -0.6',
    '-0.5 -0.74!, -0.44 -0.64, -0.5 -0.56!, -0.55 -0.64',
  ])
    pen.fill(outlined(stump), { pigment: 'grey', tone: 0.6, line: detail * 1.4 });
  // Breasts under thin cloth, the girdle, and the folds.
  for (const line of [
    '-0.3 -0.5, -0.26 -0.34, -0.12 -0.32, -0.02 -0.46',
    '0.02 -0.46, 0.1 -0.32, 0.24 -0.34, 0.28 -0.5',
    '-0.32 -0.2, -0.02 -0.14, 0.28 -0.2',
    '-0.31 -0.14, -0.02 -0.08, 0.27 -0.14',
  ])
    pen.stroke(traced(line), inner, { taper: 0.25 });
  for (const fold of [
    '-0.12 -0.78, -0.1 -0.6, -0.14 -0.44',
    '0.12 -0.78, 0.12 -0.6, 0.16 -0.44',
    '-0.06 -0.82, -0.02 -0.6, -0.02 -0.22',
    '-0.24 -0.06, -0.2 0.16, -0.02 0.34',
    '-0.04 -0.06, 0.0 0.14, 0.1 0.3',
    '0.2 -0.08, 0.24 0.2, 0.18 0.4',
    '-0.42 0.3, -0.2 0.44, 0.06 0.4, 0.36 0.26',
    '-0.46 0.5, -0.2 0.62, 0.08 0.54, 0.36 0.4',
    '-0.08 0.6, -0.14 0.96, -0.08 1.32',
    '0.04 0.6, 0.04 0.96, 0.1 1.32',
    '0.18 0.56, 0.16 0.9, 0.24 1.32',
    '-0.4 0.7, -0.4 1.0, -0.36 1.32',
    '-0.26 0.8, -0.3 1.04, -0.24 1.32',
  ])
    pen.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
}

const wingArm = traced('1.62 -1.5, 1.3 -1.6, 0.94 -1.36, 0.6 -0.96, 0.26 -0.56', 8);
const wingRows: readonly FeatherRow[] = [
  { feathers: 13, pigment: 'cloud', lengths: [0.96, 0.5], anglesRad: [0.5, 1.36], width: 0.2, shade: 0.05 },
  { feathers: 11, pigment: 'cloud', lengths: [0.56, 0.34], anglesRad: [0.6, 1.4], width: 0.3, shade: 0.1 },
  { feathers: 9, pigment: 'cloud', lengths: [0.3, 0.22], anglesRad: [0.7, 1.4], width: 0.5, shade: 0.1 },
];
