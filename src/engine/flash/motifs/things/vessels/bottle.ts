import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A corked bottle of clear glass, lying on its stand when it holds something wide; empty, as others fill it. */
export const bottle: Motif = {
  name: 'bottle',
  tinted: ['waterLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(outlined('-1.02 -0.15!, -0.86 -0.17!, -0.86 0.17!, -1.02 0.15!'), {
        pigment: 'wood',
        tone: 0.4,
        line: inner,
      });
      pen.fill(glass, {
        pigment: 'waterLight',
        tone: (x, y) => clamp(0.55 * smoothstep(0.26, 0.54, Math.abs(y)) + 0.3 * smoothstep(-0.5, -0.9, x)),
        line: inner * 1.2,
      });
      pen.fill(outlined('-0.9 -0.19!, -0.8 -0.19!, -0.8 0.19!, -0.9 0.19!'), {
        pigment: 'waterLight',
        tone: 0.3,
        line: inner,
      });
      for (const gleam of [
        '-0.3 -0.42, 0.2 -0.45, 0.7 -0.4',
        '-0.2 0.44, 0.3 0.46, 0.7 0.41',
        '0.9 -0.3, 0.95 0, 0.9 0.3',
        '-0.74 -0.08, -0.56 -0.1, -0.44 -0.16',
      ])
        pen.stroke(traced(gleam), detail * 1.2, { taper: 0.4 });
      pen.fill(stand, { pigment: 'wood', tone: (x) => clamp(0.2 + 0.4 * x), line: inner });
    });
  },
};

const glass = outlined(
  '-0.84 -0.14!, -0.6 -0.16, -0.46 -0.26, -0.34 -0.44, -0.1 -0.52, 0.4 -0.54, 0.86 -0.5, 1.02 -0.3, 1.04 0, 1.02 0.3, 0.86 0.5, 0.4 0.54, -0.1 0.52, -0.34 0.44, -0.46 0.26, -0.6 0.16, -0.84 0.14!',
);
const stand = symmetric('0 0.52!, 0.44 0.52!, 0.5 0.42!, 0.6 0.42!, 0.66 0.62, 0.56 0.7!, 0 0.66!');
