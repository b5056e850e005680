import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { LockPlaces } from '../../parts/any-beast/fur.ts';
import { drawBothSides, drawLocks } from '../../parts/any-beast/fur.ts';
import { drawRoundEye } from '../../parts/any-beast/round-eye.ts';

interface Coat {
  readonly mane: Pigment;
  readonly beard: Pigment;
  readonly face: Pigment;
  readonly cheek: Pigment;
  readonly nose: Pigment;
}

/** A baboon's head from the front: long muzzle, a cape of hair to both sides. */
export const baboon = headOf('baboon', {
  mane: 'grey',
  beard: 'foam',
  face: 'blush',
  cheek: 'blush',
  nose: 'blush',
});

/** A mandrill's head from the front: red nose between ridged blue cheeks, golden beard. */
export const mandrill = headOf('mandrill', {
  mane: 'wood',
  beard: 'gold',
  face: 'dark',
  cheek: 'waterLight',
  nose: 'petal',
});

function headOf(name: string, coat: Coat): Motif {
  return {
    name,
    tinted: [coat.mane],
    draw(canvas) {
      canvas.layer((pen) => {
        drawMane(pen, coat);
        drawFace(pen, coat);
        drawMuzzle(pen, coat);
      });
    },
  };
}

function drawMane(pen: Pen, { mane, beard }: Coat): void {
  const bend = 0.14;
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.62 -0.6!, 0.78 -0.72, 0.92 -0.56, 0.84 -0.34, 0.64 -0.28!'), {
      pigment: 'blush',
      tone: 0.5,
      line: side.weight.inner,
    }),
  );
  for (const [row, width] of [
    [cape, 0.36],
    [innerCape, 0.28],
  ] as const)
    drawLocks(pen, row, {
      width,
      bend,
      pigment: mane,
      tone: (x, y) => clamp(0.8 - 0.55 * Math.abs(x) + 0.12 * y),
    });
  drawLocks(pen, chin, { width: 0.24, bend, pigment: beard, tone: (_, y) => clamp(1.0 - 0.6 * y) });
  pen.fill(symmetric('0 -1.06, 0.36 -0.96, 0.6 -0.68, 0.64 -0.3, 0.5 0.1, 0 0.2'), {
    pigment: mane,
    tone: (x) => clamp(0.3 + 0.6 * Math.abs(x)),
  });
  drawLocks(pen, crown, { width: 0.24, bend, pigment: mane, tone: (_, y) => clamp(0.9 + 0.6 * y) });
}

function drawFace(pen: Pen, { face }: Coat): void {
  const { inner } = pen.weight;
  pen.fill(
    symmetric('0 -0.5, 0.3 -0.56, 0.5 -0.4, 0.5 -0.16, 0.38 0.1, 0.42 0.4, 0.46 0.7, 0.3 1.0, 0 1.06'),
    {
      pigment: face,
      tone: (x) => clamp(0.2 + 0.7 * smoothstep(0.2, 0.5, Math.abs(x))),
      line: inner * 1.1,
    },
  );
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.08 -0.22!, 0.18 -0.36, 0.36 -0.38, 0.46 -0.24!, 0.34 -0.14, 0.2 -0.13'), {
      black: 'always',
      tone: 1,
    });
    drawRoundEye(side, [0.27, -0.25], 0.085, 'gold');
    side.fill(outlined('0.02 -0.36!, 0.12 -0.5, 0.36 -0.56, 0.56 -0.4!, 0.4 -0.42, 0.2 -0.35, 0.08 -0.24!'), {
      pigment: 'wood',
      tone: 0.6,
      line: inner,
    });
  });
}

function drawMuzzle(pen: Pen, { cheek, nose }: Coat): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(ridge, {
      pigment: cheek,
      tone: (x, y) => clamp(0.1 + 2.2 * (x - 0.22) + 0.4 * smoothstep(0.3, 0.6, y)),
      line: inner * 1.1,
    });
    for (const fold of folds) side.stroke(traced(fold), inner, { taper: 0.4 });
    side.stroke(traced('0 0.84, 0.16 0.9, 0.34 0.8, 0.42 0.68'), inner * 1.4, {
      taper: 0.3,
      tapering: 'end',
    });
    for (const [x, y] of [
      [0.2, 0.8],
      [0.28, 0.74],
      [0.34, 0.66],
    ] as const)
      side.dot([x, y], detail);
  });
  pen.fill(bridge, {
    pigment: nose,
    tone: (x, y) => clamp(0.1 + 2.4 * (Math.abs(x + 0.02) - 0.05) + 0.5 * smoothstep(0.6, 0.85, y)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.04 0.68!, 0.1 0.58, 0.2 0.6, 0.21 0.7!, 0.12 0.74'), { black: 'always', tone: 1 }),
  );
  pen.stroke(traced('0 0.8, 0 0.86'), inner);
}

/** Of the right side. */
const cape: LockPlaces = [
  [0.34, -0.72, 0.34, -0.38],
  [0.44, -0.6, 0.48, -0.34],
  [0.5, -0.46, 0.62, -0.24],
  [0.5, -0.32, 0.72, -0.1],
  [0.5, -0.18, 0.76, 0.04],
  [0.5, -0.04, 0.78, 0.18],
  [0.48, 0.1, 0.74, 0.32],
  [0.46, 0.22, 0.66, 0.46],
  [0.42, 0.36, 0.56, 0.56],
  [0.38, 0.5, 0.44, 0.64],
  [0.34, 0.62, 0.32, 0.64],
];
const innerCape: LockPlaces = [
  [0.44, -0.36, 0.4, -0.3],
  [0.46, -0.22, 0.48, -0.16],
  [0.46, -0.08, 0.5, 0.04],
  [0.44, 0.08, 0.48, 0.2],
  [0.4, 0.24, 0.44, 0.32],
  [0.36, 0.4, 0.36, 0.42],
  [0.34, 0.56, 0.26, 0.46],
];
const chin: LockPlaces = [
  [0.34, 0.74, 0.22, 0.56],
  [0.22, 0.86, 0.12, 0.58],
  [0.08, 0.92, 0.02, 0.6],
];
const crown: LockPlaces = [
  [0.46, -0.5, 0.3, -0.5],
  [0.32, -0.54, 0.2, -0.66],
  [0.2, -0.52, 0.08, -0.76],
  [0.07, -0.44, 0.0, -0.9, 0.1],
];
const ridge = outlined('0.09 -0.1!, 0.24 -0.08, 0.38 0.1, 0.42 0.4, 0.34 0.58, 0.2 0.56, 0.12 0.4!');
const folds = [
  '0.16 -0.02, 0.26 0.18, 0.26 0.5',
  '0.24 0.0, 0.34 0.2, 0.34 0.46',
  '0.13 0.1, 0.18 0.3, 0.18 0.48',
];
const bridge = symmetric(
  '0 -0.34, 0.08 -0.24, 0.1 0.0, 0.12 0.3, 0.16 0.5, 0.28 0.6, 0.28 0.74, 0.16 0.8, 0 0.78',
);
