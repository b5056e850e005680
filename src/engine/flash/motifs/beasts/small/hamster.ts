import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawHairs } from '../../parts/any-beast/fur.ts';

/** A hamster that sits up, its cheeks full, a sunflower seed between its paws. */
export const hamster: Motif = {
  name: 'hamster',
  tinted: ['ember'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawEar);
      drawBody(pen);
      drawBothSides(pen, drawEye);
      drawSnout(pen);
      drawBothSides(pen, drawFoot);
      pen.fill(seed, { pigment: 'dark', tone: (x) => clamp(0.3 + 3 * x), line: pen.weight.inner });
      for (const x of [-0.05, 0.05])
        pen.stroke(traced(`${x} 0.24, ${x * 1.4} 0.4, ${x} 0.56`), pen.weight.detail * 1.4, {
          isErasing: true,
          taper: 0.4,
        });
      drawBothSides(pen, drawPaw);
    });
  },
};

function drawEar(side: Pen): void {
  const { inner } = side.weight;
  side.fill(outlined('0.3 -0.82!, 0.34 -1.08, 0.52 -1.22, 0.72 -1.1, 0.72 -0.86, 0.58 -0.62!'), {
    pigment: 'ember',
    tone: 0.4,
    line: inner * 1.1,
  });
  side.fill(outlined('0.4 -0.84!, 0.44 -1.02, 0.54 -1.1, 0.64 -1.02, 0.63 -0.86, 0.54 -0.7!'), {
    pigment: 'blush',
    tone: 0.4,
    line: side.weight.detail,
  });
}

function drawBody(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(body, {
    pigment: 'ember',
    tone: (x, y) =>
      clamp(0.08 + 0.75 * smoothstep(0.4, 0.95, Math.abs(x + 0.06)) + 0.3 * smoothstep(0.7, 1.1, y)),
    line: inner * 1.1,
  });
  pen.fill(belly, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.6 * smoothstep(0.35, 0.7, Math.abs(x)) + 0.5 * smoothstep(0.75, 1.1, y)),
    line: pen.weight.detail,
  });
  drawHairs(pen, traced('-0.3 -0.8, 0 -0.86, 0.3 -0.8'), [0, 0.16], 9);
  drawHairs(pen, traced('-0.2 0.78, 0 0.82, 0.2 0.78'), [0, 0.12], 7);
  drawBothSides(pen, (side) => {
    drawHairs(side, traced('0.56 -0.28, 0.68 -0.06, 0.62 0.12'), [0.1, 0.1], 9);
    drawHairs(side, traced('0.76 0.26, 0.82 0.5, 0.76 0.8'), [-0.06, 0.14], 9);
    side.stroke(traced('0.72 0.06, 0.6 0.24, 0.4 0.3'), inner, { taper: 0.5 });
    for (const tuft of ['0.3 0.08, 0.38 0.22, 0.5 0.28', '0.2 0.12, 0.24 0.24, 0.34 0.3'])
      side.stroke(traced(tuft), pen.weight.detail, { taper: 0.6 });
  });
}

function drawEye(side: Pen): void {
  side.fill(circle([0.33, -0.48], 0.125, 32), { black: 'always', tone: 1 });
  side.fill(circle([0.295, -0.525], 0.042, 16), { color: [255, 255, 255], tone: 0 });
  side.fill(circle([0.365, -0.43], 0.018, 12), { color: [255, 255, 255], tone: 0 });
}

function drawSnout(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.34, 0.08 -0.33, 0.11 -0.27!, 0.05 -0.21, 0 -0.19!'), {
    pigment: 'petalLight',
    tone: 0.3,
    line: inner * 0.8,
  });
  pen.fill(symmetric('0 -0.06!, 0.06 -0.06!, 0.055 0.08!, 0 0.09!'), {
    pigment: 'bone',
    tone: 0,
    line: detail,
  });
  pen.stroke(traced('0 -0.2, 0 -0.1'), inner);
  drawBothSides(pen, (side) => {
    side.stroke(traced('0 -0.1, 0.08 -0.04, 0.18 -0.08, 0.24 -0.14'), inner, { taper: 0.3, tapering: 'end' });
    for (const [i, y] of [-0.26, -0.2, -0.13].entries()) {
      side.dot([0.2, y], detail * 0.9);
      side.stroke(traced(`0.2 ${y}, 0.5 ${y - 0.05 + 0.06 * i}, 0.84 ${y - 0.06 + 0.14 * i}`), detail, {
        taper: 0.8,
        tapering: 'end',
      });
    }
  });
}

function drawPaw(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(outlined('0.8 0.3!, 0.6 0.3, 0.36 0.34, 0.26 0.4, 0.28 0.52, 0.44 0.58, 0.66 0.6, 0.82 0.62!'), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.4, 0.62, y) + 0.5 * smoothstep(0.5, 0.85, x)),
    line: inner * 1.1,
  });
  side.fill(
    outlined('0.34 0.36!, 0.2 0.33, 0.08 0.36, 0.06 0.44, 0.08 0.52, 0.2 0.56, 0.34 0.54!, 0.3 0.45'),
    {
      pigment: 'blush',
      tone: (x) => clamp(1.6 * (x - 0.18)),
      line: inner,
    },
  );
  for (const y of [0.41, 0.48])
    side.stroke(traced(`0.07 ${y}, 0.13 ${y + 0.01}, 0.18 ${y}`), detail, { taper: 0.3 });
}

function drawFoot(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(outlined('0.26 1.06!, 0.34 0.92, 0.5 0.88, 0.64 0.96, 0.68 1.08, 0.56 1.18, 0.34 1.16'), {
    pigment: 'blush',
    tone: (_, y) => clamp(0.1 + 2 * (y - 0.98)),
    line: inner,
  });
  for (const x of [0.4, 0.5, 0.59])
    side.stroke(traced(`${x} 0.98, ${x + 0.01} 1.08, ${x} 1.15`), detail * 1.2, { taper: 0.3 });
}

const body = symmetric(
  '0 -0.98, 0.36 -0.92, 0.6 -0.72, 0.74 -0.44, 0.84 -0.14, 0.78 0.14, 0.9 0.42, 0.92 0.72, 0.74 1.02, 0.36 1.14, 0 1.16',
);
const belly = symmetric(
  '0 -0.66, 0.07 -0.5, 0.16 -0.36, 0.4 -0.3, 0.62 -0.2, 0.68 0.02, 0.56 0.24, 0.62 0.5, 0.6 0.8, 0.4 1.02, 0 1.08',
);
const seed = symmetric('0 0.18!, 0.09 0.28, 0.13 0.44, 0.08 0.58, 0 0.62');
