import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A sperm whale: a third of it the square head, under it the narrow jaw with its teeth; heads to the right. */
export const spermWhale: Motif = {
  name: 'sperm-whale',
  tinted: ['grey'],
  draw(canvas) {
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: -0.1 });
      const { inner, detail } = pen.weight;
      pen.fill(flukes, {
        pigment: 'grey',
        tone: (x, y) => clamp(0.35 + 0.5 * smoothstep(-0.9, -1.4, x) - 0.3 * (y + 0.5)),
        line: inner * 1.1,
      });
      pen.fill(farFlipper, { pigment: 'grey', tone: 0.8, line: inner });
      pen.fill(mouth, { pigment: 'blush', black: 'uncolored', tone: 0.5, line: inner });
      pen.fill(jaw, {
        pigment: 'foam',
        tone: (_, y) => clamp(0.1 + 2.4 * (y - 0.42)),
        line: inner * 1.1,
      });
      for (const x of [0.58, 0.66, 0.74, 0.82, 0.9, 0.98, 1.05])
        pen.fill(
          outlined(
            `${x - 0.03} ${0.43 - 0.06 * (x - 0.6)}!, ${x} ${0.32 - 0.06 * (x - 0.6)}!, ${x + 0.03} ${0.43 - 0.06 * (x - 0.6)}!`,
          ),
          {
            pigment: 'foam',
            tone: 0,
            line: detail,
          },
        );
      pen.fill(body, {
        pigment: 'grey',
        tone: (x, y) =>
          clamp(
            0.08 +
              0.75 * smoothstep(0.0, 0.5, y) +
              0.3 * smoothstep(-0.3, -1.1, x) +
              0.2 * smoothstep(1.0, 1.24, x),
          ),
        line: inner * 1.2,
      });
      // Wrinkles of the flank, scars of old fights on the brow.
      for (const line of [
        '0.14 -0.26, -0.1 -0.22, -0.3 -0.24',
        '0.2 -0.12, -0.1 -0.07, -0.44 -0.12',
        '0.16 0.02, -0.2 0.06, -0.56 -0.02',
        '0.2 0.16, -0.1 0.2, -0.46 0.12',
        '-0.56 -0.26, -0.74 -0.2, -0.9 -0.2',
        '-0.6 0.08, -0.78 0.04, -0.96 -0.06',
      ])
        pen.stroke(traced(line), inner * 0.9, { taper: 0.5 });
      for (const line of [
        '1.02 -0.4, 1.1 -0.22, 1.08 -0.06',
        '0.92 -0.36, 0.98 -0.24, 0.96 -0.14',
        '0.8 -0.44, 0.86 -0.36, 0.86 -0.28',
      ])
        pen.stroke(traced(line), detail * 1.2, { taper: 0.5 });
      pen.stroke(traced('0.4 -0.4, 0.44 -0.1, 0.36 0.14'), inner, { taper: 0.5 });
      pen.fill(outlined('0.36 0.14!, 0.42 0.08, 0.5 0.12!, 0.44 0.17'), { black: 'always', tone: 1 });
      pen.fill(circle([0.43, 0.115], 0.012, 10), { color: [255, 255, 255], tone: 0 });
      pen.stroke(traced('0.32 0.08, 0.42 0.03, 0.54 0.08'), detail * 1.2, { taper: 0.4 });
      pen.fill(flipper, {
        pigment: 'grey',
        tone: (_, y) => clamp(0.15 + 1.1 * (y - 0.3)),
        line: inner * 1.1,
      });
      for (const line of ['0.14 0.38, 0.04 0.54, -0.08 0.66', '0.2 0.42, 0.12 0.56, 0.02 0.68'])
        pen.stroke(traced(line), detail, { taper: 0.4 });
      for (const drop of spout) pen.fill(outlined(drop), { pigment: 'waterLight', tone: 0.1, line: inner });
    });
  },
};

const body = outlined(
  '1.2 -0.5, 1.3 -0.36, 1.32 0.0, 1.26 0.22!, 1.0 0.22, 0.66 0.24, 0.36 0.28!, 0.42 0.4, 0.3 0.48, -0.04 0.5, -0.44 0.36, -0.8 0.16, -1.06 -0.08!, -1.2 -0.3!, -1.02 -0.26, -0.82 -0.34, -0.6 -0.38, -0.5 -0.46!, -0.38 -0.42, -0.1 -0.5, 0.3 -0.56, 0.8 -0.6, 1.06 -0.58',
);
const jaw = outlined(
  '0.3 0.42!, 0.6 0.42, 0.9 0.4, 1.12 0.36!, 1.16 0.42, 1.0 0.5, 0.66 0.56, 0.34 0.56, 0.2 0.48!',
);
const mouth = outlined('0.34 0.26!, 0.8 0.22, 1.2 0.2!, 1.08 0.38, 0.7 0.46, 0.34 0.46!');
const flukes = outlined(
  '-1.0 -0.1!, -1.16 -0.36, -1.06 -0.66, -0.74 -0.9!, -1.0 -0.96, -1.24 -0.82, -1.34 -0.62!, -1.52 -0.72, -1.78 -0.66, -1.96 -0.44!, -1.68 -0.44, -1.4 -0.28, -1.12 -0.02!',
);
const flipper = outlined('0.24 0.36!, 0.22 0.56, 0.06 0.76, -0.14 0.84!, -0.16 0.66, -0.02 0.46, 0.08 0.34!');
const farFlipper = outlined('0.46 0.44!, 0.52 0.6, 0.46 0.76!, 0.34 0.64, 0.3 0.5!');
/** Blown forwards, as no other whale does. */
const spout = [
  '1.02 -0.58!, 1.1 -0.84, 1.34 -1.1!, 1.3 -0.84, 1.12 -0.58!',
  '1.0 -0.58!, 0.98 -0.9, 1.1 -1.24!, 1.16 -0.9, 1.08 -0.58!',
  '1.06 -0.58!, 1.24 -0.78, 1.54 -0.9!, 1.38 -0.7, 1.14 -0.56!',
];
