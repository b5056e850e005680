import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawRose } from '../../flowers/garden/rose.ts';
import type { Motif } from '../../motif.ts';
import { drawWavyHair } from '../../parts/faces-and-hair/wavy-hair.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';

/** A woman's head from the front with long hair and a rose in it; in every other design her eyes are closed. */
export const woman: Motif = {
  name: 'woman',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawHair(pen);
      drawWomanFace(pen, {
        skin: 'bone',
        iris: 'water',
        areEyesClosed: canvas.kit.variant % 2 === 1,
        cast: casts[canvas.kit.variant % 3] ?? 'gentle',
      });
      drawFringe(pen);
      drawRose(pen.at({ at: [0.5, -0.56], scale: 0.27 }));
      drawRose(pen.at({ at: [0.62, -0.2], scale: 0.16 }));
    });
  },
};

/** Each design of a set shows another woman. */
const casts = ['bold', 'gentle', 'stern'] as const;

/** Locks behind the face, from the crown down to the shoulders. */
function drawHair(pen: Pen): void {
  pen.fill(
    outlined(
      '0 -0.98, 0.4 -0.9, 0.64 -0.58, 0.68 -0.1, 0.72 0.4, 0.5 0.9!, 0 0.7!, -0.5 0.9!, -0.72 0.4, -0.68 -0.1, -0.64 -0.58, -0.4 -0.9',
    ),
    { pigment: 'wood', black: 'uncolored', tone: 0.8, line: pen.weight.inner },
  );
  drawWavyHair(pen, 'wood');
}

/** The parted hair over the forehead. */
function drawFringe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [outline, hairs] of [
    [leftSweep, leftHairs],
    [rightSweep, rightHairs],
  ] as const) {
    pen.fill(outline, {
      pigment: 'wood',
      tone: (_, y) => clamp(0.12 + 0.8 * Math.max(0, y + 0.55)),
      line: inner * 1.1,
    });
    for (const hair of hairs) pen.stroke(traced(hair), detail * 1.1, { taper: 0.5 });
  }
}

const leftSweep = outlined(
  '0.12 -0.98!, -0.24 -1.02, -0.56 -0.84, -0.7 -0.46, -0.68 -0.02, -0.76 0.4!, -0.56 0.16, -0.5 -0.1, -0.44 -0.36, -0.24 -0.54, 0.04 -0.64',
);
const leftHairs = [
  '0.06 -0.92, -0.3 -0.86, -0.54 -0.56, -0.6 -0.1',
  '0.06 -0.84, -0.26 -0.76, -0.5 -0.44, -0.58 0.06',
  '0.06 -0.74, -0.2 -0.68, -0.42 -0.48',
];
const rightSweep = outlined(
  '0.08 -0.98!, 0.36 -0.98, 0.6 -0.8, 0.7 -0.44, 0.66 0, 0.74 0.42!, 0.55 0.2, 0.5 -0.06, 0.46 -0.34, 0.32 -0.56, 0.02 -0.64',
);
const rightHairs = [
  '0.1 -0.9, 0.34 -0.86, 0.54 -0.6, 0.6 -0.1',
  '0.1 -0.78, 0.3 -0.72, 0.48 -0.5, 0.57 0.04',
];
