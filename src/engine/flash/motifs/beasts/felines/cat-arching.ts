import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { FillLook, Pen } from '../../../paint/pen.ts';
import type { Limb } from '../../parts/any-beast/limb.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import type { CatCoat } from './cat-coats.ts';
import { drawCatFace } from './cat-face.ts';
import { drawCatPaw, drawFlank } from './cat-flank.ts';
import { levelFlank } from './cat-gaits.ts';

/** A house cat that arches its back on stiff legs, its fur and its tail on end, its face to the viewer. */
export function drawArchingCat(pen: Pen, coat: CatCoat): void {
  drawTail(pen, coat);
  for (const leg of farLegs) drawLeg(pen, coat, leg, 0.45);
  const base = coat.fur === 'dark' ? 0.2 : 0.06;
  if (!coat.isBare) pen.fill(outlined(bristles), { pigment: coat.fur, tone: 0.4, line: pen.weight.inner });
  pen.fill(body, {
    pigment: coat.fur,
    tone: (x, y) => clamp(base + 0.7 * smoothstep(-0.4, 0.1, y) + 0.3 * smoothstep(-0.5, -0.8, x)),
    ...(coat.isBare && { line: pen.weight.inner * 1.2 }),
  });
  // Where its hair is on end the back has no line.
  if (!coat.isBare) pen.stroke(traced(underside), pen.weight.inner * 1.2);
  for (const leg of nearLegs) drawLeg(pen, coat, leg, 0.1);
  drawFlank(pen.at({ at: [-0.06, -0.34], scale: 0.86 }), coat, levelFlank);
  drawCatFace(pen.at({ at: [0.92, -0.34], scale: 0.5 }), coat);
}

function drawTail(pen: Pen, coat: CatCoat): void {
  const look: FillLook = {
    pigment: coat.ears[1],
    tone: (x) => clamp(0.2 + 0.6 * (-0.9 - x)),
    line: pen.weight.inner * 1.1,
  };
  if (coat.isBare) drawLimb(pen, tail, look);
  else pen.fill(outlined(brush), look);
}

function drawLeg(pen: Pen, coat: CatCoat, limb: Limb, shade: number): void {
  drawLimb(pen, limb, {
    pigment: coat.fur,
    tone: (_, y) => clamp(shade + 0.35 * smoothstep(-0.1, 0.7, y)),
  });
  const [x = 0, y = 0] = limb.line.split(', ').at(-1)?.split(' ').map(Number) ?? [];
  drawCatPaw(pen.at({ at: [x + 0.03, y + 0.01] }), coat, shade);
}

const body = outlined(
  '-0.78 0.1, -0.8 -0.2, -0.66 -0.64, -0.32 -0.98, 0.06 -1.02, 0.42 -0.82, 0.68 -0.5, 0.88 -0.3, 0.9 0.0, 0.76 0.18, 0.5 0.16, 0.28 -0.06, 0.02 -0.2, -0.24 -0.14, -0.42 0.08, -0.6 0.22',
);
const underside =
  '0.68 -0.5, 0.88 -0.3, 0.9 0.0, 0.76 0.18, 0.5 0.16, 0.28 -0.06, 0.02 -0.2, -0.24 -0.14, -0.42 0.08, -0.6 0.22, -0.78 0.1';
const nearLegs: readonly Limb[] = [
  {
    line: '-0.62 -0.3, -0.54 0.1, -0.64 0.42, -0.6 0.64, -0.5 0.86',
    half: [0.03, 0.2, 0.2, 0.12, 0.085, 0.075],
  },
  { line: '0.62 -0.3, 0.62 0.1, 0.54 0.5, 0.44 0.86', half: [0.03, 0.16, 0.14, 0.09, 0.075] },
];
const farLegs: readonly Limb[] = [
  { line: '-0.5 0.0, -0.36 0.28, -0.4 0.54, -0.22 0.8', half: [0.15, 0.12, 0.08, 0.07] },
  { line: '0.76 0.0, 0.78 0.4, 0.72 0.8', half: [0.12, 0.09, 0.07] },
];
const tail: Limb = {
  line: '-0.74 -0.3, -1.02 -0.52, -1.1 -0.9, -1.04 -1.3, -0.86 -1.6',
  half: [0.09, 0.08, 0.07, 0.06, 0.05, 0.01],
};
/** The tail with its hair on end. */
const brush = [
  '-0.7 -0.42!, -0.84 -0.34!, -1.06 -0.34!, -1.0 -0.46!, -1.24 -0.5!, -1.14 -0.62!, -1.38 -0.7!, -1.22 -0.8!, -1.42 -0.92!',
  '-1.24 -0.98!, -1.42 -1.14!, -1.22 -1.16!, -1.36 -1.34!, -1.16 -1.32!, -1.22 -1.54!, -1.04 -1.46!, -0.9 -1.72!, -0.88 -1.5!',
  '-0.72 -1.46!, -0.86 -1.32!, -0.7 -1.22!, -0.9 -1.14!, -0.74 -1.0!, -0.94 -0.94!, -0.76 -0.8!, -0.9 -0.74!, -0.72 -0.62!, -0.7 -0.5!',
].join(', ');
/** The hair along its back. */
const bristles = [
  '-0.7 0.0!, -0.96 -0.1!, -0.8 -0.2!, -0.98 -0.32!, -0.78 -0.38!, -0.92 -0.54!, -0.72 -0.56!, -0.82 -0.76!, -0.62 -0.74!',
  '-0.68 -0.94!, -0.5 -0.88!, -0.52 -1.08!, -0.34 -0.98!, -0.32 -1.2!, -0.18 -1.03!, -0.12 -1.24!, 0.0 -1.04!, 0.08 -1.24!',
  '0.16 -1.0!, 0.28 -1.16!, 0.32 -0.92!, 0.46 -1.04!, 0.46 -0.8!, 0.62 -0.86!, 0.58 -0.64!, 0.74 -0.68!, 0.68 -0.5!, 0.3 -0.4!, -0.3 -0.4!',
].join(', ');
