import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A pufferfish blown up to a ball, its spines on end; looks to the right. */
export const pufferfish: Motif = {
  name: 'pufferfish',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawFins(pen);
      drawSpines(pen);
      drawBall(pen);
      drawFace(pen);
    });
  },
};

function drawFins(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [fin, rays] of fins) {
    pen.fill(outlined(fin), { pigment: 'ember', tone: 0.2, line: inner });
    for (const ray of rays) pen.stroke(traced(ray), detail * 1.2, { taper: 0.3 });
  }
}

function drawSpines(pen: Pen): void {
  for (const angle of steps(21, 0, (2 * Math.PI * 21) / 22)) {
    const spine = pen.at({ angleRad: angle });
    spine.fill(outlined('0.84 -0.1!, 1.14 0!, 0.84 0.1!'), {
      pigment: angle > 0.2 && angle < 2.9 ? 'foam' : 'gold',
      tone: (x) => clamp(0.5 - 1.2 * (x - 0.9)),
      line: pen.weight.inner,
    });
  }
}

function drawBall(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0], 0.9, 64), {
    pigment: 'gold',
    tone: (x, y) =>
      clamp(0.06 + 0.6 * smoothstep(0.5, 0.9, Math.sqrt(x * x + y * y)) + 0.2 * smoothstep(0, 0.8, y)),
    line: inner * 1.2,
  });
  pen.fill(
    outlined(
      '0.84 0.3!, 0.5 0.24, 0.1 0.3, -0.4 0.26, -0.86 0.26!, -0.7 0.58, -0.38 0.82, 0 0.9, 0.38 0.82, 0.7 0.57',
    ),
    {
      pigment: 'foam',
      tone: (x, y) => clamp(0.04 + 0.7 * smoothstep(0.5, 0.9, Math.sqrt(x * x + y * y))),
      line: inner,
    },
  );
  for (const [x, y, radius] of spots)
    pen.fill(ellipse([x, y], radius, radius * 0.8, 20), { pigment: 'wood', black: 'uncolored', tone: 0.4 });
  for (const [x, y] of prickles)
    pen.stroke(traced(`${x - 0.05} ${y + 0.05}!, ${x} ${y - 0.06}!, ${x + 0.05} ${y + 0.05}!`), detail * 1.4);
  pen.fill(outlined('-0.1 0.16!, -0.3 -0.06, -0.52 -0.02, -0.56 0.2, -0.5 0.4, -0.3 0.42, -0.12 0.3!'), {
    pigment: 'ember',
    tone: (x) => clamp(0.5 + 0.7 * x),
    line: inner,
  });
  for (const ray of [
    '-0.16 0.2, -0.3 0.1, -0.46 0.06',
    '-0.16 0.24, -0.34 0.24, -0.5 0.22',
    '-0.16 0.28, -0.3 0.34, -0.42 0.36',
  ])
    pen.stroke(traced(ray), detail * 1.2, { taper: 0.3 });
}

function drawFace(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([0.4, -0.26], 0.22, 36), { pigment: 'foam', tone: 0, line: inner * 1.1 });
  pen.fill(circle([0.45, -0.26], 0.12, 28), { black: 'always', tone: 1 });
  pen.fill(circle([0.41, -0.31], 0.04, 14), { color: [255, 255, 255], tone: 0 });
  pen.stroke(traced('0.16 -0.44, 0.36 -0.54, 0.6 -0.46'), inner * 1.2, { taper: 0.4 });
  pen.fill(ellipse([0.86, 0.06], 0.1, 0.13, 28), { pigment: 'blush', tone: 0.2, line: inner });
  pen.fill(ellipse([0.9, 0.06], 0.035, 0.06, 18), { black: 'always', tone: 1 });
}

const fins: readonly (readonly [fin: string, rays: readonly string[]])[] = [
  [
    '-0.8 -0.12!, -1.1 -0.2, -1.42 -0.38, -1.36 0, -1.42 0.34, -1.1 0.18, -0.8 0.12!',
    ['-0.9 -0.06, -1.2 -0.14, -1.36 -0.24', '-0.9 0, -1.3 0', '-0.9 0.06, -1.2 0.12, -1.36 0.22'],
  ],
  [
    '-0.56 -0.66!, -0.7 -1.0, -0.6 -1.22, -0.36 -1.14, -0.16 -0.82!',
    ['-0.5 -0.76, -0.56 -1.06', '-0.4 -0.8, -0.44 -1.06', '-0.28 -0.84, -0.3 -1.0'],
  ],
];
const spots = [
  [-0.1, -0.6, 0.11],
  [-0.42, -0.42, 0.12],
  [-0.14, -0.26, 0.09],
  [-0.64, -0.12, 0.09],
  [0.16, -0.74, 0.07],
  [0.02, 0.04, 0.06],
] as const;
const prickles = [
  [0.3, 0.5],
  [0.06, 0.66],
  [-0.2, 0.54],
  [-0.44, 0.62],
  [0.5, 0.4],
  [0.3, 0.76],
  [-0.16, 0.8],
] as const;
