import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawHairs } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawStretchingBeast } from '../../parts/any-beast/stretching-beast.ts';
import type { CatCoat } from './cat-coats.ts';
import { breastOf } from './cat-coats.ts';
import { drawCatFace } from './cat-face.ts';
import { drawCatPaw, drawFlank, drawFold, drawRings } from './cat-flank.ts';
import type { Gait, Leg } from './cat-gaits.ts';
import { levelFlank, running, slopingFlank, standing } from './cat-gaits.ts';
import { drawCatProfile } from './cat-profile.ts';

/** A house cat on its slim legs, to the right, its tail up and its face to the viewer. */
export function drawStandingCat(pen: Pen, coat: CatCoat): void {
  drawTorso(pen, coat, standing);
  drawCatFace(pen.at({ at: [0.88, -0.56], scale: 0.5 }), coat);
}

/** A house cat at a run, to the right, its tail streaming behind. */
export function drawRunningCat(pen: Pen, coat: CatCoat): void {
  drawTorso(pen, coat, running);
  drawCatProfile(pen.at({ at: [1.0, -0.5], scale: 1.04 }), coat);
}

/** A house cat after its sleep: seat and tail in the air, its face above its outstretched forepaws. */
export function drawStretchingCat(pen: Pen, coat: CatCoat): void {
  drawStretchingBeast(pen, {
    coat: coat.fur,
    light: breastOf(coat),
    paws: coat.paws,
    drawMarkings: (body) => drawFlank(body, coat, slopingFlank),
    drawHead: (head) => drawCatFace(head.at({ at: [0.06, -0.04], scale: 0.5, angleRad: 0.1 }), coat),
  });
}

function drawTorso(pen: Pen, coat: CatCoat, { near, far, tail, rings }: Gait): void {
  const { inner, detail } = pen.weight;
  const base = coat.fur === 'dark' ? 0.2 : 0.06;
  drawLimb(pen, tail, { pigment: coat.ears[1], tone: 0.3 });
  drawRings(pen, coat, rings);
  for (const leg of far) drawLeg(pen, coat, leg, 0.45);
  pen.fill(body, {
    pigment: coat.fur,
    tone: (x, y) => clamp(base + 0.7 * smoothstep(-0.2, 0.2, y) + 0.3 * smoothstep(-0.6, -0.9, x)),
    line: inner * 1.2,
  });
  if (!coat.isBare) {
    pen.fill(breast, { pigment: breastOf(coat), tone: (_, y) => clamp(0.15 + 0.6 * y), line: detail });
    drawHairs(pen, traced('0.92 -0.24, 0.9 -0.1, 0.8 0.04'), [0.02, 0.1], 6);
  }
  for (const leg of near) drawLeg(pen, coat, leg, 0.1);
  drawFlank(pen, coat, levelFlank);
  for (const fold of ['0.46 -0.3, 0.5 -0.1, 0.54 0.08', '-0.44 -0.3, -0.3 -0.12, -0.3 0.1'])
    drawFold(pen, coat, fold);
  drawHairs(pen, traced('-0.4 0.0, 0 0.06, 0.4 0.08'), [-0.1, 0.04], 8);
}

function drawLeg(pen: Pen, coat: CatCoat, { limb, paw, angleRad = 0 }: Leg, shade: number): void {
  drawLimb(pen, limb, {
    pigment: coat.fur,
    tone: (_, y) => clamp(shade + 0.35 * smoothstep(-0.1, 0.7, y)),
  });
  drawCatPaw(pen.at({ at: paw, angleRad }), coat, shade);
}

const body = outlined(
  '-0.84 0.02, -0.88 -0.22, -0.72 -0.42, -0.36 -0.44, 0.06 -0.38, 0.44 -0.42, 0.76 -0.56, 1.0 -0.44, 1.0 -0.2, 0.9 0.04, 0.7 0.18, 0.36 0.2, -0.02 0.14, -0.36 0.06, -0.6 0.1, -0.76 0.12',
);
const breast = outlined(
  '0.76 -0.3!, 1.0 -0.34, 1.02 -0.14!, 0.96 -0.1!, 0.95 0.06!, 0.87 0.04!, 0.8 0.2!, 0.74 0.06!, 0.68 0.02!, 0.74 -0.1!',
);
