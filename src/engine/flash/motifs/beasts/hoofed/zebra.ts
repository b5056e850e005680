import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { limbOutline } from '../../parts/any-beast/limb.ts';
import { drawRoundEye } from '../../parts/any-beast/round-eye.ts';
import { drawStandingZebra } from '../../parts/hoofed-beasts/standing-zebra.ts';
import { drawZebraMane } from '../../parts/hoofed-beasts/zebra-mane.ts';

const walking: Pick<Motif, 'draw'> = { draw: (canvas) => canvas.layer(drawStandingZebra) };

/** A zebra's head and neck in profile, its mane upright; looks to the right. */
export const zebra: Motif = {
  name: 'zebra',
  tinted: ['foam'],
  poses: { standing: walking, prowling: walking, side: walking },
  draw(canvas) {
    canvas.layer((pen) => {
      drawZebraMane(pen, { locks: mane, width: 0.24, bend: -0.08, tone: 0.8 });
      drawNeck(pen);
      drawHead(pen);
    });
  },
};

function drawStripes(pen: Pen, stripes: readonly string[], half: number): void {
  for (const line of stripes)
    pen.fill(limbOutline({ line, half: [half, half * 1.1, half * 0.8, 0.004] }), {
      black: 'always',
      tone: 1,
    });
}

function drawNeck(pen: Pen): void {
  pen.fill(neck, {
    pigment: 'foam',
    tone: (x, y) =>
      clamp(
        0.55 * smoothstep(-0.1, 0.24, x + 0.1 * y) +
          0.4 * smoothstep(0.2, -0.2, y) * smoothstep(-0.2, 0.1, x),
      ),
    line: pen.weight.inner * 1.2,
  });
  drawStripes(pen, neckStripes, 0.07);
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(farEar, { pigment: 'foam', tone: 0.5, line: inner * 1.1 });
  pen.fill(head, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.6 * smoothstep(-0.3, 0.16, y - 0.75 * (x - 0.4)) + 0.2 * smoothstep(0, -0.2, x)),
    line: inner * 1.2,
  });
  drawStripes(pen, faceStripes, 0.036);
  drawStripes(pen, cheekStripes, 0.042);
  pen.fill(muzzle, { pigment: 'dark', tone: (_, y) => clamp(0.3 + 1.4 * (y - 0.1)), line: inner });
  pen.fill(outlined('0.94 0.14!, 0.98 0.06, 1.05 0.1, 1.02 0.2!'), { black: 'always', tone: 1 });
  pen.stroke(traced('0.92 0.16, 0.96 0.04, 1.05 0.06'), detail * 1.3, {
    isErasing: !pen.isColored,
    taper: 0.4,
  });
  pen.stroke(traced('1.02 0.36, 0.88 0.36, 0.78 0.28'), detail * 1.6, {
    isErasing: true,
    taper: 0.3,
    tapering: 'end',
  });
  pen.fill(ear, { pigment: 'foam', tone: 0.1, line: inner * 1.1 });
  pen.fill(outlined('0.02 -1.0!, -0.05 -1.22, -0.02 -1.42!, 0.1 -1.26, 0.12 -1.04!'), {
    black: 'always',
    tone: 1,
  });
  pen.fill(outlined('0.3 -0.62!, 0.38 -0.73, 0.52 -0.7, 0.56 -0.58!, 0.44 -0.53'), {
    black: 'always',
    tone: 1,
  });
  drawRoundEye(pen, [0.44, -0.62], 0.068, 'ember');
  pen.stroke(traced('0.26 -0.7, 0.4 -0.8, 0.56 -0.72'), inner * 1.3, { taper: 0.4 });
}

const mane = [
  [-0.84, 0.62, -0.36, -0.08],
  [-0.78, 0.44, -0.38, -0.1],
  [-0.72, 0.26, -0.38, -0.14],
  [-0.66, 0.08, -0.38, -0.18],
  [-0.58, -0.1, -0.38, -0.2],
  [-0.5, -0.28, -0.38, -0.24],
  [-0.4, -0.44, -0.36, -0.28],
  [-0.28, -0.6, -0.34, -0.32],
  [-0.16, -0.74, -0.3, -0.36],
  [-0.04, -0.86, -0.22, -0.4],
  [0.1, -0.92, -0.1, -0.42],
  [0.22, -0.92, 0.04, -0.36],
  [0.3, -0.9, 0.12, -0.22],
] as const;
const neck = outlined(
  '0.06 -1.0!, -0.22 -0.84, -0.5 -0.44, -0.74 0.1, -0.9 0.66, -0.98 1.16!, -0.6 1.1!, -0.4 1.26!, -0.1 1.14!, 0.1 1.28!, 0.26 1.1!, 0.2 0.7, 0.14 0.36, 0.2 0.0!',
);
const neckStripes = [
  '-0.98 0.98, -0.7 0.92, -0.36 1.0, -0.1 1.1',
  '-0.9 0.68, -0.6 0.64, -0.26 0.74, 0.08 0.92',
  '-0.82 0.4, -0.54 0.38, -0.2 0.5, 0.16 0.68',
  '-0.72 0.1, -0.46 0.12, -0.16 0.26, 0.12 0.44',
  '-0.6 -0.18, -0.38 -0.12, -0.14 0.02, 0.1 0.2',
  '-0.46 -0.44, -0.28 -0.36, -0.1 -0.2, 0.06 -0.02',
  '-0.28 -0.7, -0.14 -0.58, -0.02 -0.4, 0.04 -0.2',
];
const head = outlined(
  '0.0 -0.94, 0.14 -1.08, 0.34 -1.02, 0.52 -0.8, 0.7 -0.46, 0.9 -0.14, 1.06 0.08, 1.1 0.26, 1.02 0.42, 0.86 0.48, 0.7 0.36, 0.52 0.16, 0.3 0.04, 0.08 0.02, -0.06 -0.2, -0.08 -0.6',
);
const muzzle = outlined(
  '0.88 -0.16!, 1.06 0.06, 1.11 0.26, 1.02 0.42, 0.86 0.48, 0.68 0.34!, 0.76 0.14, 0.8 -0.02',
);
const faceStripes = [
  '0.32 -1.02, 0.38 -0.92, 0.4 -0.82, 0.36 -0.74',
  '0.46 -0.9, 0.52 -0.8, 0.6 -0.7, 0.6 -0.58',
  '0.56 -0.74, 0.62 -0.62, 0.66 -0.48, 0.62 -0.36',
  '0.64 -0.58, 0.7 -0.44, 0.7 -0.3, 0.64 -0.18',
  '0.72 -0.42, 0.78 -0.28, 0.76 -0.14, 0.68 -0.02',
  '0.8 -0.28, 0.84 -0.14, 0.8 -0.0, 0.7 0.1',
];
const cheekStripes = [
  '-0.06 -0.72, 0.08 -0.74, 0.2 -0.7, 0.3 -0.62',
  '-0.08 -0.5, 0.08 -0.54, 0.24 -0.5, 0.38 -0.42',
  '-0.08 -0.28, 0.1 -0.34, 0.28 -0.3, 0.48 -0.3',
  '-0.04 -0.08, 0.14 -0.16, 0.34 -0.14, 0.54 -0.18',
  '0.16 0.03, 0.3 -0.03, 0.44 -0.02, 0.58 -0.06',
  '0.42 0.1, 0.48 0.04, 0.56 0.04, 0.64 0.02',
];
const ear = outlined('-0.06 -0.94!, -0.16 -1.2, -0.06 -1.52!, 0.14 -1.3, 0.2 -0.98!');
const farEar = outlined('0.16 -0.98!, 0.2 -1.24, 0.36 -1.42!, 0.42 -1.18, 0.34 -0.96!');
