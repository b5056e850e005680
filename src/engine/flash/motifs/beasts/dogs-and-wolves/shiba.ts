import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawHairs } from '../../parts/any-beast/fur.ts';

/** A smiling shiba's head from the front: round, with short thick ears and white cheeks, muzzle and brow spots. */
export const shiba: Motif = {
  name: 'shiba',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      drawBothSides(pen, drawEar);
      pen.fill(head, {
        pigment: 'gold',
        tone: (x, y) =>
          clamp(0.06 + 0.55 * smoothstep(0.6, 1.02, Math.abs(x)) + 0.2 * smoothstep(-0.4, -0.72, y)),
        line: inner * 1.1,
      });
      pen.fill(white, {
        pigment: 'foam',
        tone: (x, y) =>
          clamp(0.02 + 0.4 * smoothstep(0.7, 1.02, Math.abs(x)) + 0.35 * smoothstep(0.74, 0.98, y)),
        line: detail,
      });
      drawBothSides(pen, (side) => {
        drawHairs(side, traced('0.5 0.24, 0.66 0.34, 0.74 0.54'), [0.14, 0.08], 8);
        drawHairs(side, traced('0.12 -0.64, 0.3 -0.6, 0.46 -0.52'), [0.02, 0.12], 5);
        side.fill(browSpot, { pigment: 'foam', tone: 0.03, line: detail });
        drawEye(side);
      });
      drawMuzzle(pen);
    });
  },
};

function drawEar(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(outlined('0.34 -0.56!, 0.42 -0.88, 0.62 -1.08, 0.76 -1.04, 0.9 -0.72, 0.92 -0.36, 0.86 -0.14!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 0.7 * smoothstep(0.6, 0.95, x)),
    line: inner,
  });
  side.fill(outlined('0.48 -0.58!, 0.54 -0.8, 0.66 -0.92, 0.74 -0.86, 0.82 -0.62, 0.82 -0.34!'), {
    pigment: 'blush',
    tone: (_, y) => clamp(0.1 + 0.6 * smoothstep(-0.9, -0.5, y)),
    line: detail,
  });
  drawHairs(side, traced('0.54 -0.54, 0.64 -0.5, 0.76 -0.42'), [0.05, -0.18], 6);
}

function drawEye(side: Pen): void {
  const { inner } = side.weight;
  side.fill(outlined('0.2 0.02!, 0.26 -0.11, 0.38 -0.16, 0.52 -0.12!, 0.46 0.02, 0.34 0.07'), {
    black: 'always',
    tone: 1,
  });
  side.fill(circle([0.34, -0.075], 0.03, 16), { color: [255, 255, 255], tone: 0 });
  side.fill(circle([0.4, -0.01], 0.014, 12), { color: [255, 255, 255], tone: 0 });
  side.stroke(traced('0.16 0.04, 0.24 -0.13, 0.38 -0.2, 0.56 -0.15'), inner, { taper: 0.4 });
}

/** Nose and an open, smiling mouth. */
function drawMuzzle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.5, 0.14 0.56, 0.32 0.5!, 0.28 0.68, 0.16 0.82, 0 0.86'), {
    black: 'always',
    tone: 1,
  });
  pen.fill(symmetric('0 0.66, 0.1 0.62, 0.18 0.66, 0.15 0.78, 0 0.83'), {
    pigment: 'blush',
    tone: (_, y) => clamp(0.1 + 2 * (y - 0.66)),
    line: detail,
  });
  pen.stroke(traced('0 0.66, 0 0.76'), detail);
  pen.fill(symmetric('0 0.2, 0.12 0.2, 0.18 0.26, 0.12 0.37, 0 0.41'), { black: 'always', tone: 1 });
  pen.stroke(traced('-0.08 0.25, 0 0.235, 0.07 0.25'), detail * 1.2, { isErasing: true, taper: 0.4 });
  pen.stroke(traced('0 0.4, 0 0.52'), inner);
  drawBothSides(pen, (side) => {
    side.stroke(traced('0 0.51, 0.13 0.58, 0.3 0.53, 0.43 0.4'), inner * 1.2, {
      taper: 0.3,
      tapering: 'end',
    });
    side.stroke(traced('0.4 0.35, 0.45 0.4, 0.48 0.44'), detail * 1.3, { taper: 0.4 });
    for (const [x, y] of [
      [0.17, 0.44],
      [0.25, 0.42],
      [0.22, 0.49],
    ] as const)
      side.dot([x, y], detail * 0.8);
  });
}

const head = symmetric(
  '0 -0.7, 0.34 -0.69, 0.64 -0.55, 0.84 -0.26, 0.94 0.06, 1.04 0.3, 1.0 0.5, 0.86 0.72, 0.6 0.88, 0.3 0.97, 0 0.99',
);
const white = symmetric(
  '0 0.06, 0.1 0.08, 0.2 0.18, 0.36 0.24, 0.56 0.16, 0.74 0.02, 0.86 -0.04!, 0.94 0.1, 1.03 0.3, 0.99 0.5, 0.85 0.71, 0.59 0.87, 0.3 0.96, 0 0.98',
);
const browSpot = outlined('0.2 -0.3, 0.26 -0.4, 0.38 -0.41, 0.43 -0.34, 0.34 -0.28');
