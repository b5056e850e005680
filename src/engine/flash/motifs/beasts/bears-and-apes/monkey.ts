import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawHairs } from '../../parts/any-beast/fur.ts';

/** A monkey's head from the front. */
export const monkey: Motif = {
  name: 'monkey',
  tinted: ['wood'],
  draw: (canvas) => canvas.layer(drawMonkeyHead),
};

/** A monkey's head from the front, about 2.2 wide and 2 high. */
export function drawMonkeyHead(pen: Pen): void {
  drawBothSides(pen, drawEar);
  pen.fill(head, {
    pigment: 'wood',
    tone: (x, y) =>
      clamp(0.15 + 0.6 * smoothstep(0.4, 0.84, Math.abs(x + 0.05)) + 0.2 * smoothstep(-0.6, -0.9, y)),
    line: pen.weight.inner * 1.2,
  });
  drawHairs(pen, traced('-0.3 -0.8, 0 -0.86, 0.3 -0.8'), [0, 0.16], 9);
  drawBothSides(pen, (side) => drawHairs(side, traced('0.6 -0.4, 0.72 0, 0.66 0.4'), [-0.02, 0.16], 9));
  drawFace(pen);
}

function drawEar(side: Pen): void {
  side.fill(circle([0.86, -0.12], 0.26, 40), { pigment: 'wood', tone: 0.4, line: side.weight.inner * 1.1 });
  side.fill(circle([0.87, -0.1], 0.16, 32), {
    pigment: 'bone',
    tone: (x) => clamp(0.9 - (x - 0.7)),
    line: side.weight.detail,
  });
  side.stroke(traced('0.82 -0.18, 0.92 -0.12, 0.88 0'), side.weight.detail, { taper: 0.4 });
}

function drawFace(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(mask, {
    pigment: 'bone',
    tone: (x, y) =>
      clamp(0.05 + 0.5 * smoothstep(0.3, 0.6, Math.abs(x + 0.04)) + 0.2 * smoothstep(-0.3, -0.5, y)),
    line: inner,
  });
  pen.fill(muzzle, {
    pigment: 'bone',
    tone: (x, y) =>
      clamp(0.08 + 0.6 * smoothstep(0.26, 0.5, Math.abs(x + 0.04)) + 0.3 * smoothstep(0.6, 0.86, y)),
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.14 -0.12!, 0.22 -0.24, 0.36 -0.24, 0.44 -0.12!, 0.36 -0.04, 0.22 -0.04'), {
      black: 'always',
      tone: 1,
    });
    side.fill(circle([0.285, -0.14], 0.072, 24), { pigment: 'ember', tone: 0.2 });
    side.fill(circle([0.285, -0.14], 0.04, 18), { black: 'always', tone: 1 });
    side.fill(circle([0.265, -0.16], 0.016, 12), { color: [255, 255, 255], tone: 0 });
    side.stroke(traced('0.08 -0.26, 0.22 -0.36, 0.46 -0.3'), inner * 1.4, { taper: 0.4 });
    side.stroke(traced('0.16 0.04, 0.3 0.06, 0.42 0'), detail * 1.2, { taper: 0.5 });
    side.fill(outlined('0.03 0.26!, 0.08 0.2, 0.14 0.24!, 0.1 0.31'), { black: 'always', tone: 1 });
    side.stroke(traced('0.1 -0.02, 0.14 0.1, 0.18 0.2'), detail * 1.2, { taper: 0.5 });
    side.stroke(traced('0.24 0.34, 0.4 0.42, 0.46 0.56'), detail, { taper: 0.5 });
  });
  pen.stroke(traced('-0.4 0.54, -0.2 0.62, 0 0.6, 0.2 0.62, 0.4 0.54'), inner * 1.2, { taper: 0.3 });
  pen.stroke(traced('-0.12 0.76, 0 0.79, 0.12 0.76'), detail * 1.2, { taper: 0.4 });
  pen.stroke(traced('0 0.32, 0 0.44'), detail * 1.2, { taper: 0.5 });
}

const head = symmetric(
  '0 -0.94, 0.14 -1.02!, 0.2 -0.92!, 0.4 -0.92!, 0.42 -0.8, 0.66 -0.6, 0.78 -0.24, 0.8 0.1, 0.88 0.22!, 0.76 0.28!, 0.8 0.5!, 0.66 0.5!, 0.62 0.72!, 0.5 0.68, 0.3 0.86, 0 0.92',
);
const mask = symmetric('0 -0.3, 0.16 -0.44, 0.4 -0.44, 0.58 -0.24, 0.58 0.06, 0.46 0.26, 0.4 0.4, 0 0.5');
const muzzle = symmetric('0 0.1, 0.16 0.12, 0.34 0.26, 0.52 0.46, 0.5 0.7, 0.3 0.86, 0 0.9');
