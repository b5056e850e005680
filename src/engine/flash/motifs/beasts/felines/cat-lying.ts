import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawHairs } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import type { CatCoat } from './cat-coats.ts';
import { breastOf } from './cat-coats.ts';
import { drawCatFace } from './cat-face.ts';
import type { Flank } from './cat-flank.ts';
import { drawFlank, drawFold, drawRings } from './cat-flank.ts';

/** A house cat at rest: a rounded loaf, its forepaws side by side, the tail around it, its face to the viewer. */
export function drawLyingCat(pen: Pen, coat: CatCoat): void {
  const { inner } = pen.weight;
  const base = coat.fur === 'dark' ? 0.2 : 0.06;
  pen.fill(body, {
    pigment: coat.fur,
    tone: (x, y) => clamp(base + 0.6 * smoothstep(0.1, 0.66, y) + 0.4 * smoothstep(-0.7, -1.16, x)),
    line: inner * 1.2,
  });
  drawFlank(pen, coat, flank);
  drawHairs(pen, traced('-0.8 -0.2, -0.4 -0.34, 0.0 -0.32'), [-0.14, 0.05], 10);
  drawHairs(pen, traced('-0.2 0.2, 0.0 0.3, 0.16 0.2'), [-0.1, 0.06], 6);
  drawBreast(pen, coat);
  for (const x of [0.86, 0.46]) drawForepaw(pen.at({ at: [x, 0.52] }), coat);
  drawFold(pen, coat, '-0.92 -0.02, -0.66 -0.1, -0.4 0.06, -0.34 0.34, -0.44 0.52');
  drawFold(pen, coat, '0.18 -0.1, 0.14 0.14, 0.24 0.36');
  drawHindPaw(pen, coat);
  drawLimb(pen, tail, { pigment: coat.ears[1], tone: (_, y) => clamp(0.1 + 1.6 * (y - 0.6)) });
  // The tail's upper edge, which black fur would swallow.
  drawFold(pen, coat, '-1.06 0.42, -0.92 0.58, -0.7 0.635, -0.4 0.64, -0.16 0.6');
  drawRings(pen, coat, rings);
  drawCatFace(pen.at({ at: [0.62, -0.46], scale: 0.58 }), coat);
}

/** The tuft of the chest, white wherever the muzzle is. */
function drawBreast(pen: Pen, coat: CatCoat): void {
  if (coat.isBare) return;
  pen.fill(breast, {
    pigment: breastOf(coat),
    tone: (_, y) => clamp(0.1 + 0.6 * smoothstep(0.24, -0.1, y)),
    line: pen.weight.detail,
  });
  drawHairs(pen, traced('0.46 0.06, 0.64 0.12, 0.82 0.06'), [0, 0.14], 7);
}

function drawForepaw(paw: Pen, coat: CatCoat): void {
  const { inner, detail } = paw.weight;
  const pigment = coat.paws ?? coat.fur;
  paw.fill(foreleg, {
    pigment,
    tone: (x, y) => clamp((pigment === 'dark' ? 0.2 : 0.04) + 2 * Math.max(0, Math.abs(x) - 0.1) + 0.6 * y),
    line: inner * 1.1,
  });
  for (const toe of ['-0.05 0.03, -0.06 0.09, -0.04 0.15', '0.06 0.03, 0.07 0.09, 0.05 0.15'])
    paw.stroke(traced(toe), detail * 1.2, { isErasing: pigment === 'dark' });
  if (pigment === 'dark')
    paw.stroke(traced('-0.18 0.02, -0.16 -0.1, -0.08 -0.16, 0.06 -0.16, 0.15 -0.1, 0.18 0.02'), inner * 0.9, {
      taper: 0.4,
      isErasing: true,
    });
}

function drawHindPaw(pen: Pen, coat: CatCoat): void {
  const pigment = coat.paws ?? coat.fur;
  pen.fill(hindPaw, { pigment, tone: 0.3, line: pen.weight.inner * 1.1 });
  for (const toe of ['0.0 0.46, 0.05 0.52, 0.03 0.6', '-0.1 0.46, -0.05 0.53, -0.07 0.61'])
    pen.stroke(traced(toe), pen.weight.detail * 1.2, { isErasing: pigment === 'dark' });
}

const body = outlined(
  '-1.1 0.58, -1.2 0.26, -1.12 -0.08, -0.86 -0.36, -0.5 -0.5, -0.1 -0.48, 0.24 -0.42, 0.6 -0.5, 0.94 -0.3, 1.06 0.08, 1.06 0.46, 0.9 0.62, 0.4 0.66, -0.4 0.66, -0.86 0.66',
);
const breast = outlined(
  '0.3 -0.16!, 0.64 -0.3, 0.98 -0.16!, 0.94 0.08!, 0.86 0.06!, 0.84 0.22!, 0.75 0.19!, 0.65 0.38!, 0.56 0.19!, 0.46 0.23!, 0.44 0.07!, 0.35 0.09!',
);
const foreleg = outlined(
  '-0.18 0.06, -0.17 -0.08, -0.1 -0.16, 0.06 -0.16, 0.16 -0.08, 0.18 0.06, 0.12 0.16, 0 0.18, -0.12 0.16',
);
const hindPaw = outlined('-0.42 0.46, -0.24 0.4, -0.02 0.42, 0.1 0.5, 0.08 0.6, -0.06 0.65, -0.4 0.65');
const tail = {
  line: '-1.1 0.34, -1.02 0.6, -0.74 0.74, -0.36 0.74, -0.06 0.68, 0.16 0.74, 0.26 0.68',
  half: [0.08, 0.1, 0.1, 0.095, 0.09, 0.075, 0.01],
};
const rings = [
  '-0.86 0.62, -0.92 0.78',
  '-0.62 0.64, -0.64 0.84',
  '-0.4 0.64, -0.38 0.84',
  '-0.18 0.62, -0.14 0.78',
  '0.04 0.62, 0.06 0.77',
];
const flank: Flank = {
  stripes: [
    '-0.98 -0.24, -0.9 -0.08, -0.94 0.12',
    '-0.78 -0.4, -0.7 -0.22, -0.72 0.0',
    '-0.54 -0.49, -0.46 -0.28, -0.48 -0.08',
    '-0.3 -0.5, -0.22 -0.28, -0.24 -0.02',
    '-0.08 -0.48, 0.0 -0.26, -0.04 0.04',
    '-1.18 0.14, -1.02 0.18, -0.86 0.3',
    '-0.36 0.16, -0.54 0.2, -0.66 0.14',
    '-0.36 0.34, -0.52 0.38, -0.68 0.34',
    '0.06 0.62, 0.12 0.44, 0.06 0.26',
  ],
  patches: [
    [
      'dark',
      '-1.1 -0.02!, -0.86 -0.34, -0.6 -0.46!, -0.5 -0.24, -0.66 -0.04, -0.62 0.16, -0.86 0.22, -1.06 0.14',
    ],
    ['ember', '-0.26 -0.48!, 0.04 -0.45, 0.2 -0.4!, 0.16 -0.14, 0.02 0.06, -0.2 0.0, -0.3 -0.2'],
  ],
  folds: [
    '-0.1 -0.36, -0.02 -0.16, 0.0 0.1',
    '0.04 -0.34, 0.1 -0.16, 0.12 0.04',
    '-0.5 0.0, -0.44 0.14, -0.46 0.3',
    '-0.26 0.06, -0.2 0.24, -0.22 0.4',
  ],
};
