import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A dolphin in its leap, heading right. */
export const dolphin: Motif = {
  name: 'dolphin',
  tinted: ['water'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(flukes, {
        pigment: 'water',
        tone: (_, y) => clamp(0.25 + 0.7 * smoothstep(0.6, 1.1, y)),
        line: inner * 1.1,
      });
      pen.fill(dorsal, { pigment: 'water', tone: 0.5, line: inner });
      pen.fill(body, {
        pigment: 'water',
        tone: (x, y) =>
          clamp(0.15 + 0.6 * smoothstep(0.1, -0.6, y + 0.5 * Math.abs(x)) + 0.3 * smoothstep(-0.3, -0.9, x)),
        line: inner * 1.1,
      });
      pen.fill(belly, {
        pigment: 'foam',
        tone: (x) => clamp(0.05 + 0.6 * smoothstep(0.3, -0.6, x)),
        line: detail * 1.2,
      });
      pen.fill(flipper, {
        pigment: 'water',
        tone: (_, y) => clamp(0.15 + 0.9 * smoothstep(0.1, 0.6, y)),
        line: inner * 1.1,
      });
      pen.stroke(traced('1.16 0.2, 1.0 0.16, 0.84 0.1, 0.78 0.02'), inner, { taper: 0.3 });
      pen.fill(circle([0.7, -0.02], 0.034, 16), { black: 'always', tone: 1 });
      pen.fill(circle([0.692, -0.03], 0.011, 10), { color: [255, 255, 255], tone: 0 });
      for (const line of [
        '0.6 -0.04, 0.7 -0.09, 0.78 -0.06',
        '0.5 -0.28, 0.2 -0.42, -0.2 -0.42',
        '0.44 -0.16, 0.1 -0.28, -0.3 -0.24',
        '-0.5 -0.1, -0.7 0.12, -0.84 0.34',
      ])
        pen.stroke(traced(line), detail * 1.1, { taper: 0.5 });
    });
  },
};

const body = outlined(
  '1.22 0.22, 1.2 0.12, 1.0 0.02, 0.86 -0.14, 0.66 -0.32, 0.3 -0.48, -0.1 -0.52, -0.5 -0.36, -0.8 -0.04, -0.98 0.4, -1.04 0.62!, -0.9 0.66!, -0.76 0.44, -0.5 0.22, -0.1 0.12, 0.3 0.2, 0.66 0.26, 0.96 0.3, 1.16 0.3',
);
const belly = outlined(
  '1.18 0.26!, 1.0 0.19, 0.84 0.14, 0.6 0.08, 0.3 0.0, -0.1 -0.02, -0.46 0.1, -0.72 0.34!, -0.5 0.2, -0.1 0.1, 0.3 0.18, 0.66 0.24, 0.96 0.28',
);
const dorsal = outlined('0.1 -0.46!, -0.08 -0.7, -0.34 -0.86!, -0.3 -0.62, -0.34 -0.4!');
const flipper = outlined('0.5 0.12!, 0.46 0.4, 0.26 0.7!, 0.18 0.52, 0.22 0.14!');
/** Both flukes, of one piece with the notch between them. */
const flukes = outlined(
  '-0.82 0.4!, -0.76 0.74, -0.68 1.02, -0.78 1.26!, -0.92 1.06, -1.02 0.9!, -1.2 0.9, -1.46 0.98, -1.62 0.94!, -1.46 0.72, -1.22 0.58, -1.0 0.4!',
);
