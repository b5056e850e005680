import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A humpback whale with its flukes raised, blowing; looks to the right. */
export const whale: Motif = {
  name: 'whale',
  tinted: ['water'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawSpout(pen);
      drawWhale(pen);
    });
  },
};

function drawSpout(pen: Pen): void {
  for (const drop of spout)
    pen.fill(outlined(drop), { pigment: 'waterLight', tone: 0.15, line: pen.weight.inner });
  for (const [x, y] of [
    [0.2, -1.1],
    [0.62, -1.06],
    [0.06, -0.86],
    [0.84, -0.84],
  ] as const)
    pen.fill(circle([x, y], 0.035, 14), { pigment: 'waterLight', tone: 0.1, line: pen.weight.detail });
}

function drawWhale(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(farFlipper, { pigment: 'water', tone: 0.75, line: inner });
  pen.fill(flukes, {
    pigment: 'water',
    tone: (x) => clamp(0.2 + 0.8 * smoothstep(-0.8, -1.3, x)),
    line: inner,
  });
  pen.fill(body, {
    pigment: 'water',
    tone: (x, y) => clamp(0.12 + 0.55 * smoothstep(0.1, -0.45, y) + 0.4 * smoothstep(-0.2, -1, x)),
    line: inner * 1.1,
  });
  pen.fill(belly, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.05 + 0.6 * smoothstep(0.3, 0.72, y) + 0.3 * smoothstep(0.2, -0.6, x)),
    line: inner,
  });
  for (const groove of grooves) pen.stroke(traced(groove), detail * 1.2, { taper: 0.35 });
  pen.stroke(traced('1.12 0.14, 0.9 0.2, 0.66 0.14, 0.52 0.22'), inner * 1.1, { taper: 0.25 });
  pen.fill(dorsal, { pigment: 'water', tone: 0.5, line: inner });
  pen.fill(circle([0.6, 0.06], 0.038, 18), { black: 'always', tone: 1 });
  pen.fill(circle([0.59, 0.045], 0.012, 10), { color: [255, 255, 255], tone: 0 });
  pen.stroke(traced('0.5 0.02, 0.6 -0.03, 0.7 0.03'), detail * 1.2, { taper: 0.4 });
  for (const [x, y, radius] of knobs)
    pen.fill(circle([x, y], radius, 16), { pigment: 'waterLight', tone: 0.1, line: detail });
  for (const line of [
    '-0.9 -0.1, -0.5 -0.2, -0.1 -0.22',
    '-0.6 0.02, -0.3 -0.04, 0.1 -0.06',
    '0.0 -0.34, 0.2 -0.36, 0.4 -0.32',
  ])
    pen.stroke(traced(line), detail, { taper: 0.5 });
  pen.fill(flipper, {
    pigment: 'water',
    tone: (_, y) => clamp(0.1 + 0.8 * smoothstep(0.4, 1.1, y)),
    line: inner * 1.1,
  });
  for (const line of ['0.28 0.44, 0.2 0.66, 0.04 0.9', '0.2 0.46, 0.1 0.66, -0.06 0.88'])
    pen.stroke(traced(line), detail, { taper: 0.5 });
}

const body = outlined(
  '1.14 0.1, 1.0 -0.06, 0.76 -0.2, 0.4 -0.36, 0.0 -0.42, -0.42 -0.34, -0.78 -0.24, -1.02 -0.3, -1.14 -0.46!, -1.26 -0.38!, -1.16 -0.14, -0.9 0.1, -0.5 0.34, -0.1 0.56, 0.3 0.68, 0.7 0.62, 1.0 0.42, 1.12 0.24',
);
const belly = outlined(
  '1.12 0.16!, 0.9 0.22, 0.66 0.18, 0.5 0.26, 0.2 0.24, -0.2 0.24, -0.6 0.18, -0.9 0.08!, -0.5 0.33, -0.1 0.55, 0.3 0.67, 0.7 0.61, 1.0 0.4',
);
const grooves = [
  '1.06 0.28, 0.8 0.34, 0.46 0.38, 0 0.32, -0.4 0.24',
  '1.02 0.36, 0.74 0.44, 0.4 0.48, 0 0.42, -0.36 0.31',
  '0.94 0.44, 0.66 0.53, 0.36 0.57, 0 0.5, -0.24 0.43',
  '0.8 0.54, 0.54 0.61, 0.3 0.63, 0.1 0.6',
];
/** Both flukes, of one piece with the notch between them. */
const flukes = outlined(
  '-1.0 -0.2!, -0.98 -0.5, -0.74 -0.72, -0.38 -0.84!, -0.64 -0.94, -0.92 -0.86, -1.12 -0.7!, -1.22 -0.92, -1.44 -1.08, -1.62 -1.1!, -1.54 -0.8, -1.38 -0.5, -1.18 -0.2!',
);
const dorsal = outlined('-0.36 -0.32!, -0.44 -0.46, -0.6 -0.52!, -0.58 -0.4, -0.62 -0.26!');
const flipper = outlined('0.38 0.38!, 0.34 0.7, 0.16 0.98, -0.14 1.16!, -0.1 0.96, -0.04 0.74, 0.1 0.46!');
const farFlipper = outlined('0.74 0.5!, 0.78 0.74, 0.7 0.96!, 0.6 0.8, 0.52 0.58!');
const knobs = [
  [0.92, -0.02, 0.024],
  [0.82, -0.08, 0.028],
  [0.98, 0.06, 0.02],
  [0.7, -0.12, 0.022],
  [0.86, 0.04, 0.018],
] as const;
const spout = [
  '0.27 -0.28!, 0.3 -0.56, 0.22 -0.86!, 0.36 -0.8, 0.52 -0.88!, 0.44 -0.56, 0.47 -0.28!',
  '0.36 -0.3!, 0.3 -0.72, 0.36 -1.1!, 0.46 -0.76, 0.44 -0.3!',
  '0.34 -0.3!, 0.24 -0.6, 0.02 -0.7!, 0.14 -0.8, 0.34 -0.68, 0.4 -0.3!',
  '0.4 -0.3!, 0.46 -0.68, 0.64 -0.84, 0.78 -0.76!, 0.58 -0.64, 0.46 -0.3!',
];
