import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Limb } from '../any-beast/limb.ts';
import { limbOutline } from '../any-beast/limb.ts';
import { drawHoofedBeast } from './hoofed-beast.ts';
import { equine } from './hoofed-builds.ts';
import { drawHoofedHead } from './hoofed-head.ts';
import { drawZebraMane } from './zebra-mane.ts';

/** A zebra that walks to the right, striped all over. */
export function drawStandingZebra(pen: Pen): void {
  drawHoofedBeast(pen, {
    build: { ...equine, folds: [] },
    coat: 'foam',
    tail: 'tuft',
    drawMane: (body) => drawZebraMane(body, { locks: mane, width: 0.15, bend: -0.06, tone: 0.9 }),
    drawMarkings: drawStripes,
    drawLegMarkings: drawRings,
    drawHead: (head) => {
      drawHoofedHead(head, { coat: 'foam', muzzle: 'dark', ear: 'pricked', drawMarkings: drawFace });
    },
  });
}

function drawBands(pen: Pen, lines: readonly string[], half: number): void {
  for (const line of lines)
    pen.fill(limbOutline({ line, half: [half * 0.9, half, half * 0.75, 0.006] }), {
      black: 'always',
      tone: 1,
    });
}

function drawStripes(pen: Pen): void {
  drawBands(pen, bodyStripes, 0.055);
  drawBands(pen, haunchStripes, 0.05);
  drawBands(pen, neckStripes, 0.045);
}

/** Rings around a leg below the body. */
function drawRings(pen: Pen, limb: Limb): void {
  const outline = limbOutline(limb);
  const half = outline.length / 2;
  const [left, right] = [outline.slice(0, half), outline.slice(half).toReversed()];
  for (let i = Math.round(half * 0.42); i + 2 < half; i += 4) {
    const corners = [left[i], left[i + 2], right[i + 2], right[i]];
    pen.fill(
      corners.flatMap((at) => (at ? [at] : [])),
      { black: 'always', tone: 1 },
    );
  }
}

function drawFace(pen: Pen): void {
  drawBands(pen, faceStripes, 0.02);
  pen.fill(
    outlined('0.49 0.22!, 0.58 0.3, 0.63 0.39, 0.59 0.47, 0.54 0.52, 0.45 0.51, 0.4 0.46!, 0.46 0.36'),
    {
      black: 'always',
      tone: 1,
    },
  );
}

const mane = [
  [0.3, -0.5, -0.16, -0.16],
  [0.4, -0.58, -0.16, -0.18],
  [0.48, -0.68, -0.17, -0.17],
  [0.56, -0.78, -0.17, -0.17],
  [0.63, -0.88, -0.17, -0.16],
  [0.71, -0.97, -0.16, -0.18],
  [0.79, -1.06, -0.13, -0.2],
  [0.88, -1.12, -0.08, -0.22],
] as const;
const bodyStripes = [
  '0.36 -0.52, 0.3 -0.28, 0.32 -0.04, 0.44 0.16',
  '0.2 -0.46, 0.14 -0.22, 0.14 0.02, 0.2 0.2',
  '0.02 -0.42, -0.04 -0.2, -0.04 0.02, 0.0 0.2',
  '-0.16 -0.4, -0.2 -0.2, -0.2 0.0, -0.18 0.16',
  '-0.34 -0.44, -0.34 -0.24, -0.34 -0.04, -0.34 0.1',
  '0.52 -0.7, 0.5 -0.46, 0.5 -0.2, 0.58 0.04',
];
const haunchStripes = [
  '-0.5 -0.5, -0.5 -0.3, -0.56 -0.12, -0.5 0.06',
  '-0.66 -0.49, -0.7 -0.3, -0.74 -0.14, -0.54 0.16',
  '-0.84 -0.46, -0.88 -0.26, -0.82 -0.06, -0.6 0.22',
  '-1.0 -0.24, -0.98 -0.06, -0.86 0.1, -0.64 0.3',
];
const neckStripes = [
  '0.62 -0.84, 0.66 -0.6, 0.72 -0.34, 0.86 -0.1',
  '0.7 -0.96, 0.76 -0.78, 0.84 -0.62, 0.92 -0.44',
  '0.78 -1.06, 0.84 -0.94, 0.92 -0.82, 1.0 -0.66',
];
const faceStripes = [
  '0.1 -0.03, 0.12 0.06, 0.08 0.16, 0.0 0.26',
  '0.22 0.0, 0.24 0.04, 0.3 0.06, 0.34 0.12',
  '0.18 0.2, 0.2 0.26, 0.16 0.32, 0.12 0.37',
  '0.28 0.2, 0.3 0.28, 0.28 0.34, 0.24 0.4',
  '0.38 0.16, 0.38 0.26, 0.36 0.34, 0.33 0.42',
];
