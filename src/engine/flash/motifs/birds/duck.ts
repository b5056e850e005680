import { clamp, smoothstep } from '../../geometry/interval.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawFlyingBird } from '../parts/birds/flying-bird.ts';

/** A mallard drake that swims to the right: dark head, white ring, a curl in its tail. */
export const duck: Motif = {
  name: 'duck',
  tinted: ['leaf'],
  mouth: [1.14, -0.62],
  poses: {
    flying: {
      mouth: [1.3, -0.03],
      draw: (canvas) =>
        drawFlyingBird(canvas, {
          back: 'wood',
          breast: 'bone',
          wing: ['grey', 'water', 'wood'],
          tail: 'foam',
          tailLength: 0.7,
          drawHead: (pen) => drawHead(pen.at({ at: [-0.32, 0.04], angleRad: 0.55 })),
        }),
    },
  },
  draw(canvas) {
    canvas.layer((pen) => {
      drawBody(pen);
      drawHead(pen);
      drawWing(pen);
    });
    canvas.layer(drawRipples, { silhouette: 'fills-and-lines', contour: 0.5 });
  },
};

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.9 0.06!, -1.12 -0.06, -1.34 -0.14!, -1.24 0.04, -1.3 0.12!, -1.1 0.22, -0.9 0.3!'), {
    pigment: 'foam',
    tone: (x) => clamp(0.1 + 0.5 * (x + 1.2)),
    line: inner,
  });
  pen.stroke(traced('-0.86 0.0, -1.04 -0.2, -0.94 -0.36, -0.82 -0.28, -0.88 -0.2'), inner * 1.6);
  pen.fill(body, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0, 0.5, y) + 0.3 * smoothstep(-0.5, -1, x)),
    line: inner * 1.1,
  });
  pen.fill(breast, { pigment: 'wood', tone: (x, y) => clamp(0.3 + 0.5 * (x - 0.3) + 0.4 * y), line: inner });
  for (const scale of [
    '0.42 -0.02, 0.5 0.06, 0.6 0.02',
    '0.56 0.12, 0.64 0.2, 0.74 0.14',
    '0.36 0.18, 0.44 0.26, 0.54 0.22',
    '0.5 0.3, 0.58 0.38, 0.68 0.32',
  ])
    pen.stroke(traced(scale), detail * 1.2, { taper: 0.3 });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(bill, { pigment: 'gold', tone: (_, y) => clamp(0.15 + 1.6 * (y + 0.7)), line: inner });
  pen.stroke(traced('0.84 -0.6, 1.0 -0.58, 1.16 -0.62'), detail * 1.4, { taper: 0.3 });
  pen.dot([0.95, -0.7], detail * 1.2);
  pen.fill(head, {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.2 + 0.6 * smoothstep(0.6, 0.3, x) + 0.4 * smoothstep(-0.5, -0.1, y)),
    line: inner * 1.1,
  });
  pen.fill(outlined('0.3 -0.28!, 0.5 -0.2, 0.76 -0.26!, 0.78 -0.16!, 0.52 -0.08, 0.27 -0.18!'), {
    pigment: 'foam',
    tone: 0.05,
    line: inner,
  });
  pen.fill(circle([0.68, -0.72], 0.075, 24), { pigment: 'foam', tone: 0, line: detail });
  pen.fill(circle([0.69, -0.72], 0.05, 20), { black: 'always', tone: 1 });
  pen.fill(circle([0.705, -0.74], 0.016, 10), { color: [255, 255, 255], tone: 0 });
  pen.stroke(traced('0.42 -0.82, 0.5 -0.92, 0.64 -0.96'), inner, { isErasing: true, taper: 0.5 });
}

function drawWing(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [feather, pigment] of feathers)
    pen.fill(outlined(feather), {
      pigment,
      tone: (x, y) => clamp(0.2 + 0.4 * (y - 0.1) - 0.2 * x),
      line: inner,
    });
  pen.fill(outlined('0.26 0.0, 0.06 -0.16, -0.26 -0.18, -0.56 -0.06, -0.36 0.1, 0.0 0.2, 0.2 0.16'), {
    pigment: 'grey',
    tone: (x, y) => clamp(0.15 + y + 0.2 * Math.abs(x)),
    line: inner,
  });
  for (const row of [
    '0.12 -0.02, 0.04 0.06, -0.06 0.0',
    '-0.06 0.0, -0.14 0.08, -0.24 0.02',
    '-0.24 0.02, -0.32 0.08, -0.4 0.02',
    '0.06 0.1, -0.02 0.16, -0.12 0.1',
  ])
    pen.stroke(traced(row), detail * 1.2);
}

function drawRipples(pen: Pen): void {
  const { inner } = pen.weight;
  for (const ripple of [
    '-1.3 0.56, -0.8 0.6, -0.3 0.58',
    '0.0 0.6, 0.5 0.6, 1.1 0.52',
    '-0.9 0.72, -0.3 0.75, 0.4 0.73',
    '0.6 0.72, 0.8 0.71, 1.0 0.68',
  ])
    pen.stroke(traced(ripple), inner * 1.2, { taper: 0.4 });
}

const body = outlined(
  '0.4 -0.26!, 0.2 -0.12, -0.3 -0.2, -0.8 -0.08, -1.06 0.12, -0.94 0.36, -0.6 0.52, 0 0.58, 0.5 0.52, 0.8 0.3, 0.86 0.02, 0.74 -0.22!',
);
const breast = outlined(
  '0.32 -0.2!, 0.52 -0.12, 0.74 -0.2!, 0.86 0.02, 0.8 0.3, 0.52 0.5, 0.3 0.36, 0.26 0.06',
);
const head = outlined(
  '0.3 -0.24!, 0.36 -0.46, 0.34 -0.72, 0.44 -0.94, 0.64 -1.0, 0.82 -0.9, 0.88 -0.72, 0.82 -0.54, 0.74 -0.44, 0.76 -0.24!, 0.52 -0.18',
);
const bill = outlined(
  '0.8 -0.8!, 0.96 -0.76, 1.1 -0.7, 1.22 -0.68, 1.22 -0.58, 1.06 -0.54, 0.9 -0.5, 0.76 -0.5!',
);
const feathers = [
  ['-0.3 -0.08!, -0.7 -0.12, -1.16 -0.0!, -0.8 0.1, -0.4 0.12!', 'wood'],
  ['-0.16 0.0!, -0.6 0.02, -1.06 0.16!, -0.7 0.24, -0.3 0.22!', 'water'],
  ['0.04 0.08!, -0.4 0.14, -0.84 0.3!, -0.4 0.36, 0 0.28!', 'bone'],
] as const;
