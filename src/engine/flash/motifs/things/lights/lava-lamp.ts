import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A lava lamp: blobs that rise through the glass between its foot and its cap. */
export const lavaLamp: Motif = {
  name: 'lava-lamp',
  tinted: ['ember', 'petal'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(glass, {
        pigment: 'violet',
        tone: (x) => clamp(0.1 + 0.7 * smoothstep(0.1, 0.5, x)),
        line: inner * 1.3,
      });
      for (const blob of blobs)
        pen.fill(outlined(blob), {
          pigment: 'ember',
          tone: (x, y) => clamp(0.15 + 0.8 * x + 0.1 * y),
          line: inner,
        });
      for (const [x, y, radius] of [
        [0.12, -0.66, 0.07],
        [-0.2, 0.12, 0.06],
        [0.26, 0.04, 0.05],
      ] as const)
        pen.fill(circle([x, y], radius, 18), { pigment: 'ember', tone: 0.2, line: inner * 0.9 });
      pen.stroke(traced('-0.36 0.3, -0.3 -0.2, -0.24 -0.6'), detail * 2.4, { isErasing: true, taper: 0.4 });
      const metal = (x: number) => clamp(0.1 + 0.9 * smoothstep(0, 0.5, x) + 0.3 * smoothstep(-0.3, -0.5, x));
      pen.fill(symmetric('0 -1.5!, 0.13 -1.5!, 0.24 -0.98!, 0 -0.94!'), {
        pigment: 'steel',
        tone: metal,
        line: inner * 1.2,
      });
      pen.fill(symmetric('0 0.66!, 0.47 0.62!, 0.22 1.08!, 0 1.1!'), {
        pigment: 'steel',
        tone: metal,
        line: inner * 1.2,
      });
      pen.fill(symmetric('0 1.08!, 0.22 1.06!, 0.5 1.5!, 0 1.54!'), {
        pigment: 'steel',
        tone: metal,
        line: inner * 1.2,
      });
      pen.stroke(traced('-0.22 1.07, 0 1.1, 0.22 1.07'), inner);
    }),
};

const glass = symmetric('0 -1.0!, 0.22 -1.0!, 0.32 -0.5, 0.42 0.1, 0.48 0.66!, 0 0.7!');
const blobs = [
  '-0.42 0.62!, -0.36 0.46, -0.16 0.4, -0.04 0.28, 0.08 0.3, 0.14 0.44, 0.36 0.5, 0.44 0.62!, 0 0.68',
  '-0.06 -0.02, -0.16 -0.16, -0.14 -0.36, 0 -0.46, 0.14 -0.38, 0.18 -0.2, 0.12 -0.02, 0.02 0.08',
  '-0.16 -0.66, -0.1 -0.8, 0.0 -0.78, 0.0 -0.62, -0.06 -0.52, -0.15 -0.54',
];
