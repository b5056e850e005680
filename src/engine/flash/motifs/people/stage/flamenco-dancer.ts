import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawRose } from '../../flowers/garden/rose.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawDancerArm, drawDancerHand } from '../../parts/arms-and-hands/dancer-arm.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';

/** A flamenco dancer: one arm raised, the other at her hip, a dress with flounces, a rose in her hair. */
export const flamencoDancer: Motif = {
  name: 'flamenco-dancer',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawDancerArm(pen, '0.24 -0.62, 0.5 -0.96, 0.4 -1.4, 0.1 -1.62', 0.5);
      drawDancerHand(pen.at({ at: [0.12, -1.6], angleRad: Math.PI + 0.35 }));
      drawSkirt(pen);
      drawBodice(pen);
      drawHead(pen.at({ at: [-0.02, -1.06], scale: 0.38, angleRad: -0.12 }));
      drawDancerArm(pen, '-0.24 -0.6, -0.56 -0.44, -0.66 -0.14, -0.26 0.06', 0.5);
      drawDancerHand(pen.at({ at: [-0.28, 0.05], angleRad: 0.2 }));
    });
  },
};

function drawBodice(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.08 -0.8!, 0.06 -0.8!, 0.12 -0.68, 0.32 -0.62!, 0.26 -0.4, 0.0 -0.3, -0.26 -0.4, -0.32 -0.6!, -0.12 -0.68',
    ),
    {
      pigment: 'bone',
      tone: (x, y) => clamp(0.1 + 0.8 * smoothstep(0, 0.3, x) + 0.6 * smoothstep(-0.66, -0.8, y)),
      line: inner * 1.1,
    },
  );
  pen.fill(
    outlined(
      '-0.34 -0.54!, -0.16 -0.5, 0.0 -0.4!, 0.16 -0.5, 0.34 -0.56!, 0.28 -0.24, 0.19 0.02, 0.3 0.3!, 0.0 0.42, -0.3 0.28!, -0.19 0.0, -0.28 -0.26',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.1 + 0.9 * smoothstep(0.0, 0.32, x) + 0.2 * y),
      line: inner * 1.1,
    },
  );
  for (const fold of [
    '-0.06 -0.3, -0.1 -0.1, -0.06 0.1',
    '0.1 -0.2, 0.08 0.0, 0.12 0.2',
    '-0.2 0.06, -0.1 0.14, 0.04 0.16',
  ])
    pen.stroke(traced(fold), detail * 1.3, { taper: 0.5 });
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.0 -0.42!, 0.14 -0.52, 0.36 -0.6!, 0.44 -0.48, 0.3 -0.4, 0.16 -0.38, 0.06 -0.3!'), {
      pigment: 'petalLight',
      tone: 0.2,
      line: inner,
    }),
  );
}

/** Narrow to the knee, then flounce under flounce, swung to the left. */
function drawSkirt(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [outline, pigment, folds] of [
    [
      '-0.3 0.9!, 0.36 0.9!, 0.66 1.24, 0.92 1.56!, 0.76 1.68, 0.58 1.58, 0.4 1.74, 0.2 1.62, 0.0 1.78, -0.22 1.64, -0.44 1.78, -0.66 1.62, -0.9 1.74, -1.16 1.52!, -0.72 1.24',
      'petal',
      ['0.3 1.2, 0.5 1.5', '0.06 1.2, 0.1 1.6', '-0.24 1.2, -0.32 1.6', '-0.5 1.2, -0.78 1.56'],
    ],
    [
      '-0.28 0.7!, 0.34 0.7!, 0.54 0.94, 0.74 1.2!, 0.6 1.32, 0.44 1.22, 0.28 1.38, 0.1 1.26, -0.1 1.4, -0.3 1.28, -0.5 1.4, -0.7 1.28, -0.94 1.24!, -0.56 0.96',
      'petalLight',
      ['0.26 0.96, 0.42 1.18', '0.04 0.98, 0.06 1.26', '-0.22 0.98, -0.3 1.26', '-0.42 0.96, -0.64 1.2'],
    ],
    [
      '-0.3 0.26!, 0.3 0.28!, 0.4 0.56, 0.56 0.86!, 0.42 0.98, 0.28 0.88, 0.12 1.02, -0.06 0.9, -0.24 1.02, -0.42 0.9, -0.66 0.92!, -0.42 0.6',
      'petal',
      ['0.16 0.4, 0.3 0.84', '0.0 0.44, 0.02 0.88', '-0.16 0.4, -0.34 0.86'],
    ],
  ] as const) {
    pen.fill(outlined(outline), {
      pigment,
      tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.0, 0.8, x) + 0.25 * smoothstep(0.3, 1.7, y)),
      line: inner * 1.2,
    });
    for (const fold of folds) pen.stroke(traced(fold), detail * 1.5, { taper: 0.5 });
  }
}

function drawHead(at: Pen): void {
  const { inner, detail } = at.weight;
  const pen = at.withWeight({ contour: inner, inner: detail * 1.4, detail: detail * 0.8 });
  pen.fill(circle([0.3, -0.86], 0.42, 36), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.5,
    line: pen.weight.inner,
  });
  drawWomanFace(pen, { skin: 'bone', iris: 'wood', cast: 'bold' });
  drawBothSides(pen, (side) => {
    side.fill(
      outlined('0 -0.96!, 0.44 -0.88, 0.66 -0.5, 0.64 0.0, 0.52 0.24!, 0.5 -0.06, 0.4 -0.36, 0 -0.62!'),
      {
        pigment: 'dark',
        black: 'uncolored',
        tone: 0.4,
        line: pen.weight.inner,
      },
    );
    side.stroke(traced('0.1 -0.78, 0.4 -0.66, 0.56 -0.3'), pen.weight.detail, {
      isErasing: true,
      taper: 0.5,
    });
    side.stroke(circle([0.56, 0.34], 0.11, 24), pen.weight.inner * 1.2);
  });
  drawRose(pen.at({ at: [-0.5, -0.66], scale: 0.34 }));
}
