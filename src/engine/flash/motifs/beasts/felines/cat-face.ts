import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides, drawHairs } from '../../parts/any-beast/fur.ts';
import type { CatCoat } from './cat-coats.ts';

/** A cat's face from the front, about 1.6 wide. */
export function drawCatFace(pen: Pen, coat: CatCoat): void {
  const { inner, detail } = pen.weight;
  for (const [isFlipped, pigment] of [
    [true, coat.ears[0]],
    [false, coat.ears[1]],
  ] as const) {
    const side = pen.at({ isFlipped });
    side.fill(coat.isBare ? bareCatEar : catEar, {
      pigment,
      tone: (x) => clamp(0.2 + 0.6 * smoothstep(0.5, 0.85, x)),
      line: inner,
    });
    side.fill(coat.isBare ? bareInnerEar : innerEar, {
      pigment: 'blush',
      tone: (_, y) => 0.2 + 0.6 * smoothstep(-0.95, -0.55, y),
      line: detail,
    });
    if (!coat.isBare) drawHairs(side, traced('0.36 -0.56, 0.46 -0.5, 0.58 -0.44'), [0.04, -0.2], 5);
  }
  pen.fill(coat.isBare ? bareHead : catHead, {
    pigment: coat.fur,
    tone: (x, y) =>
      clamp(
        (coat.fur === 'dark' ? 0.15 : 0.06) +
          0.6 * smoothstep(0.4, 0.85, Math.abs(x + 0.05)) +
          0.3 * smoothstep(0, 0.5, x) * smoothstep(-0.4, 0.5, y),
      ),
    line: inner * 1.1,
  });
  coat.drawFace?.(pen);
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.09 -0.1, 0.07 0.02, 0.1 0.12'), detail * 1.2, { taper: 0.6 });
    if (coat.isBare) return;
    drawHairs(side, traced('0.62 -0.3, 0.7 -0.04, 0.7 0.3, 0.5 0.56'), [-0.1, 0.05], 12);
    drawHairs(side, traced('0.1 0.58, 0.3 0.6, 0.46 0.54'), [0.0, 0.09], 6);
  });
  drawBothSides(pen, (side) => {
    side.fill(eyeRim, { black: 'always', tone: 1 });
    side.fill(eye, { pigment: coat.iris, tone: (_, y) => 0.6 * smoothstep(-0.06, -0.2, y) });
    side.fill(pupil, { black: 'always', tone: 1 });
    side.fill(outlined('0.3 -0.16, 0.33 -0.2, 0.36 -0.16, 0.33 -0.13'), { color: [255, 255, 255], tone: 0 });
    side.fill(pad, {
      pigment: coat.light,
      tone: (x, y) => clamp(0.05 + 0.7 * smoothstep(0.14, 0.34, x) + 0.4 * smoothstep(0.36, 0.5, y)),
      line: inner,
    });
    for (const [i, [x, y]] of whiskers.entries()) {
      side.dot([x, y], detail * 0.8);
      if (coat.isBare) continue;
      side.stroke(
        traced(`${x} ${y}, ${x + 0.4} ${y - 0.1 + 0.06 * i}, ${x + 0.82} ${y - 0.1 + 0.13 * i}`),
        detail,
        { taper: 0.8, tapering: 'end' },
      );
    }
    side.stroke(traced('0.6 0.1, 0.66 0.2, 0.6 0.34'), detail * 1.2, { taper: 0.5 });
    side.stroke(traced('0.52 0.16, 0.56 0.24, 0.52 0.34'), detail * 1.2, { taper: 0.5 });
  });
  pen.fill(chin, { pigment: coat.light, tone: 0.3, line: inner });
  pen.fill(nose, { pigment: 'blush', black: 'uncolored', tone: 0.3, line: inner });
  pen.stroke(traced('0 0.24, 0 0.34'), inner);
}

export const catHead = symmetric(
  '0 -0.64, 0.26 -0.63, 0.54 -0.48, 0.68 -0.2, 0.72 0.02, 0.9 0.14!, 0.76 0.19!, 0.88 0.36!, 0.7 0.37!, 0.76 0.54!, 0.58 0.52!, 0.48 0.64, 0.3 0.72, 0.14 0.76, 0 0.77',
);
export const catEar = outlined('0.16 -0.52!, 0.28 -0.8, 0.6 -1.14!, 0.72 -0.8, 0.74 -0.2!');
/** A hairless cat's, as large as a bat's. */
export const bareCatEar = outlined('0.12 -0.46!, 0.28 -0.9, 0.74 -1.36!, 0.94 -0.86, 0.78 -0.06!');
const bareInnerEar = outlined('0.3 -0.5!, 0.42 -0.82, 0.72 -1.14!, 0.82 -0.8, 0.7 -0.26!');
const bareHead = symmetric(
  '0 -0.62, 0.26 -0.6, 0.5 -0.46, 0.64 -0.2, 0.7 0.08, 0.62 0.32, 0.46 0.54, 0.28 0.69, 0.13 0.75, 0 0.76',
);
const innerEar = outlined('0.34 -0.56!, 0.42 -0.76, 0.58 -0.94!, 0.64 -0.72, 0.65 -0.4!');
const eyeRim = outlined('0.08 0.07!, 0.16 -0.14, 0.34 -0.27, 0.6 -0.22!, 0.57 -0.02, 0.42 0.09, 0.24 0.08');
const eye = outlined('0.15 0.02!, 0.21 -0.12, 0.36 -0.225, 0.54 -0.19!, 0.51 -0.04, 0.4 0.05, 0.26 0.055');
const pupil = outlined('0.355 -0.22!, 0.42 -0.09, 0.35 0.05!, 0.28 -0.09');
const nose = symmetric('0 0.14, 0.1 0.13, 0.13 0.17!, 0.06 0.24, 0 0.26!');
const pad = outlined('0 0.24!, 0.1 0.2, 0.25 0.22, 0.38 0.33, 0.36 0.47, 0.2 0.54, 0.06 0.48, 0 0.37!');
const chin = symmetric('0 0.38!, 0.08 0.5, 0.19 0.53, 0.14 0.66, 0 0.69');
const whiskers = [
  [0.2, 0.3],
  [0.24, 0.35],
  [0.2, 0.4],
] as const;
