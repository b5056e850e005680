import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawHairs } from '../../parts/any-beast/fur.ts';

/** A guinea pig, a loaf of patched fur without a tail; looks to the right. */
export const guineaPig: Motif = {
  name: 'guinea-pig',
  tinted: ['ember'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      for (const foot of feet) {
        pen.fill(outlined(foot), { pigment: 'blush', tone: 0.25, line: inner });
      }
      pen.fill(body, {
        pigment: 'foam',
        tone: (x, y) => clamp(0.02 + 0.75 * smoothstep(0.2, 0.66, y) + 0.3 * smoothstep(-0.7, -1.1, x)),
        line: inner * 1.2,
      });
      for (const [patch, pigment] of patches)
        pen.fill(outlined(patch), {
          pigment,
          tone: (x, y) => clamp(0.1 + 0.7 * smoothstep(0.1, 0.6, y) + 0.3 * smoothstep(-0.7, -1.1, x)),
          line: detail,
        });
      for (const row of [
        '-0.96 0.0, -0.7 -0.24, -0.3 -0.34, 0.1 -0.36',
        '-1.0 0.24, -0.6 0.04, -0.2 -0.04, 0.3 0.02',
        '-0.8 0.4, -0.4 0.3, 0.0 0.32, 0.4 0.34',
        '0.5 -0.1, 0.46 0.1, 0.5 0.3',
      ])
        drawHairs(pen, traced(row), [-0.14, 0.06], 11);
      pen.fill(outlined('0.38 -0.42!, 0.3 -0.6, 0.42 -0.72, 0.6 -0.66, 0.68 -0.48, 0.6 -0.34!, 0.5 -0.44'), {
        pigment: 'blush',
        tone: (x, y) => clamp(0.2 + 0.9 * (y + 0.6) + 0.3 * x),
        line: inner * 1.1,
      });
      pen.stroke(traced('0.44 -0.58, 0.52 -0.6, 0.58 -0.5'), detail * 1.3, { taper: 0.4 });
      pen.fill(circle([0.82, -0.22], 0.1, 26), { black: 'always', tone: 1 });
      pen.fill(circle([0.79, -0.26], 0.034, 14), { color: [255, 255, 255], tone: 0 });
      pen.stroke(traced('0.7 -0.28, 0.8 -0.35, 0.92 -0.3'), inner, { taper: 0.4 });
      pen.fill(outlined('1.12 -0.1!, 1.2 -0.14, 1.24 -0.04, 1.18 0.04, 1.12 0.0'), {
        pigment: 'blush',
        tone: 0.3,
        line: inner,
      });
      pen.stroke(traced('1.18 0.05, 1.12 0.14, 1.02 0.16'), inner * 1.1, { taper: 0.3 });
      for (const whisker of [
        '1.02 0.04, 1.24 0.1, 1.42 0.08',
        '1.0 0.07, 1.2 0.18, 1.36 0.24',
        '1.0 0.0, 1.2 -0.16, 1.36 -0.2',
      ])
        pen.stroke(traced(whisker), detail, { taper: 0.7, tapering: 'end' });
      for (const toes of [
        '0.66 0.62, 0.7 0.69',
        '0.76 0.61, 0.8 0.68',
        '-0.6 0.64, -0.57 0.71',
        '-0.5 0.63, -0.47 0.7',
      ])
        pen.stroke(traced(toes), detail * 1.3);
    });
  },
};

const body = outlined(
  '1.2 -0.06, 1.12 -0.28, 0.9 -0.48, 0.6 -0.54, 0.3 -0.52, -0.1 -0.58, -0.56 -0.52, -0.94 -0.28, -1.12 0.06, -1.1 0.36, -0.92 0.56, -0.5 0.62, 0.1 0.62, 0.6 0.6, 0.86 0.42, 1.04 0.2, 1.16 0.1',
);
const patches = [
  [
    '0.44 -0.53!, 0.62 -0.53, 0.9 -0.47, 1.02 -0.38!, 0.94 -0.14, 0.84 -0.02, 0.62 0.06, 0.46 -0.06, 0.4 -0.3',
    'ember',
  ],
  [
    '-0.3 -0.56!, -0.56 -0.51, -0.93 -0.27, -1.11 0.06, -1.09 0.34!, -0.86 0.22, -0.74 0.3, -0.5 0.12, -0.36 -0.1, -0.34 -0.34',
    'ember',
  ],
  [
    '-0.28 -0.56!, -0.1 -0.57, 0.18 -0.53!, 0.22 -0.3, 0.1 -0.06, -0.12 -0.02, -0.26 -0.16, -0.3 -0.36',
    'dark',
  ],
] as const;
const feet = [
  '0.56 0.56!, 0.7 0.52, 0.84 0.6, 0.86 0.7!, 0.6 0.72, 0.52 0.68!',
  '-0.76 0.56!, -0.58 0.52, -0.42 0.62, -0.4 0.73!, -0.7 0.75, -0.82 0.68!',
  '0.2 0.56!, 0.34 0.56, 0.42 0.64, 0.42 0.7!, 0.2 0.7!',
];
