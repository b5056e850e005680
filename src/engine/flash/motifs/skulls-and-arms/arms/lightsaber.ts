import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A sword of light on its hilt of steel. */
export const lightsaber: Motif = {
  name: 'lightsaber',
  tinted: ['waterLight'],
  leanRad: 0.5,
  draw(canvas) {
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: 0.5 });
      const { inner, detail } = pen.weight;
      pen.fill(outlined('-0.09 0.5!, -0.09 -1.3!, 0 -1.42, 0.09 -1.3!, 0.09 0.5!'), {
        pigment: 'waterLight',
        tone: 0.1,
        line: inner,
      });
      pen.fill(outlined('-0.035 0.5!, -0.035 -1.28!, 0 -1.33, 0.035 -1.28!, 0.035 0.5!'), {
        pigment: 'foam',
        tone: 0,
      });
      pen.fill(outlined('-0.1 0.56!, 0.1 0.56!, 0.1 1.24!, -0.1 1.24!'), {
        pigment: 'steel',
        tone: (x) => clamp(0.35 + 3 * x),
        line: inner * 1.1,
      });
      for (const [y, height, half] of [
        [0.46, 0.14, 0.14],
        [0.7, 0.05, 0.12],
        [1.22, 0.1, 0.13],
      ] as const)
        pen.fill(outlined(`${-half} ${y}!, ${half} ${y}!, ${half} ${y + height}!, ${-half} ${y + height}!`), {
          pigment: 'grey',
          tone: (x) => clamp(0.35 + 3 * x),
          line: inner,
        });
      for (const y of [0.84, 0.92, 1.0, 1.08, 1.16])
        pen.stroke(traced(`-0.09 ${y}, 0.09 ${y}`), detail * 1.6);
      pen.fill(outlined('0.02 0.74, 0.08 0.74, 0.08 0.8, 0.02 0.8'), {
        pigment: 'petal',
        tone: 0.2,
        line: detail,
      });
    });
  },
};
