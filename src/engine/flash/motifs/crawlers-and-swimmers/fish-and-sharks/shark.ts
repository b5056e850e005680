import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A great white that attacks, its jaws open; heads to the right. */
export const shark: Motif = {
  name: 'shark',
  tinted: ['grey'],
  draw(canvas) {
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: -0.22 });
      const { inner, detail } = pen.weight;
      pen.fill(farFin, { pigment: 'grey', tone: 0.8, line: inner });
      pen.fill(tail, {
        pigment: 'grey',
        tone: (x) => clamp(0.3 + 0.5 * smoothstep(-1, -1.4, x)),
        line: inner,
      });
      pen.fill(dorsal, {
        pigment: 'grey',
        tone: (x) => clamp(0.2 + 0.8 * smoothstep(0, -0.3, x)),
        line: inner,
      });
      pen.fill(jaw, {
        pigment: 'foam',
        tone: (_, y) => clamp(0.1 + 0.8 * smoothstep(0.3, 0.6, y)),
        line: inner,
      });
      pen.fill(mouth, { pigment: 'petal', black: 'uncolored', tone: 0.85, line: inner });
      pen.fill(body, {
        pigment: 'grey',
        tone: (x, y) => clamp(0.12 + 0.5 * smoothstep(-0.1, -0.36, y) + 0.5 * smoothstep(-0.5, -1.1, x)),
        line: inner * 1.1,
      });
      pen.fill(belly, {
        pigment: 'foam',
        tone: (x, y) => clamp(0.05 + 0.7 * smoothstep(0.2, 0.46, y) + 0.2 * smoothstep(0, -0.8, x)),
        line: detail * 1.2,
      });
      for (const tooth of teeth) pen.fill(outlined(tooth), { pigment: 'foam', tone: 0.02, line: detail });
      pen.fill(fin, {
        pigment: 'grey',
        tone: (_, y) => clamp(0.15 + 0.7 * smoothstep(0.4, 1, y)),
        line: inner * 1.1,
      });
      for (const gill of [
        '0.34 -0.16, 0.28 0.02, 0.34 0.2',
        '0.24 -0.16, 0.18 0.02, 0.24 0.22',
        '0.14 -0.16, 0.08 0.02, 0.14 0.23',
        '0.04 -0.15, -0.02 0.02, 0.04 0.23',
      ])
        pen.stroke(traced(gill), inner, { taper: 0.4 });
      pen.fill(outlined('0.7 -0.16, 0.75 -0.21, 0.8 -0.16, 0.75 -0.11'), { black: 'always', tone: 1 });
      pen.dot([0.74, -0.175], detail * 0.5, 0);
      for (const line of [
        '0.64 -0.2, 0.74 -0.26, 0.86 -0.22',
        '0.98 -0.2, 1.02 -0.17, 1.06 -0.18',
        '-0.3 -0.16, -0.6 -0.1, -0.9 -0.02',
        '0.62 0.1, 0.56 0.18, 0.6 0.28',
      ])
        pen.stroke(traced(line), detail * 1.2, { taper: 0.4 });
    });
  },
};

const body = outlined(
  '1.2 -0.12, 1.04 -0.28, 0.7 -0.38, 0.3 -0.4, -0.2 -0.34, -0.7 -0.18, -1.1 -0.04, -1.2 0.02, -1.1 0.1, -0.7 0.22, -0.2 0.38, 0.2 0.44, 0.44 0.4, 0.56 0.26!, 0.66 0.1!, 0.9 0.06, 1.16 0.0!',
);
const belly = outlined(
  '1.14 0.0!, 0.88 0.04, 0.66 0.06!, 0.5 0.14, 0.4 0.2, 0 0.2, -0.5 0.1, -1.1 0.06!, -0.7 0.2, -0.2 0.36, 0.2 0.42, 0.43 0.38, 0.55 0.25!, 0.66 0.1!, 0.9 0.06',
);
const jaw = outlined('0.4 0.4, 0.54 0.26!, 0.7 0.42, 0.94 0.44!, 0.98 0.54, 0.8 0.62, 0.5 0.56');
const mouth = outlined('0.52 0.28!, 0.66 0.08!, 0.9 0.04, 1.14 0.0!, 1.04 0.24, 0.94 0.44!, 0.7 0.42');
const teeth = [
  '1.1 0.0!, 1.08 0.12!, 1.03 0.02!',
  '1.02 0.02!, 0.99 0.15!, 0.94 0.03!',
  '0.93 0.03!, 0.89 0.17!, 0.84 0.05!',
  '0.83 0.05!, 0.79 0.18!, 0.75 0.06!',
  '0.74 0.07!, 0.71 0.17!, 0.66 0.1!',
  '0.93 0.45!, 0.93 0.33!, 0.86 0.44!',
  '0.85 0.45!, 0.84 0.33!, 0.78 0.44!',
  '0.77 0.44!, 0.75 0.33!, 0.7 0.42!',
  '0.69 0.42!, 0.66 0.31!, 0.62 0.36!',
];
const dorsal = outlined('0.2 -0.36!, 0.02 -0.6, -0.22 -0.82!, -0.2 -0.56, -0.26 -0.3!');
const fin = outlined('0.3 0.3!, 0.16 0.66, -0.14 0.96!, -0.16 0.66, -0.04 0.36!');
const farFin = outlined('0.56 0.4!, 0.6 0.7, 0.5 0.92!, 0.36 0.7, 0.34 0.44!');
const tail = outlined(
  '-1.02 0.0!, -1.3 -0.3, -1.52 -0.72!, -1.4 -0.2, -1.34 0.06, -1.44 0.42!, -1.22 0.24, -1.02 0.14!',
);
