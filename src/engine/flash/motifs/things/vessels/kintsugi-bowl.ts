import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A tea bowl that was broken and is mended: seams of gold run between its sherds. */
export const kintsugiBowl: Motif = {
  name: 'kintsugi-bowl',
  tinted: ['water'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner } = pen.weight;
      pen.fill(symmetric('0 0.8, 0.36 0.78!, 0.42 1.06!, 0 1.1'), {
        pigment: 'water',
        tone: (x) => clamp(0.4 + 0.7 * x),
        line: inner * 1.2,
      });
      pen.fill(body, {
        pigment: 'water',
        tone: (x, y) => clamp(0.5 * smoothstep(0, 1.1, x) + 0.35 * smoothstep(0.2, 0.9, y)),
        line: inner * 1.3,
      });
      for (const seam of seams)
        pen.fill(outlineOf(ribbon(traced(seam, 5), (t) => 0.05 - 0.026 * t)), {
          pigment: 'gold',
          tone: 0.05,
          line: inner * 0.9,
        });
      for (const [x, y, radius] of drops)
        pen.fill(circle([x, y], radius, 20), { pigment: 'gold', tone: 0.05, line: inner * 0.9 });
      pen.fill(ellipse([0, -0.46], 1.2, 0.27, 72), { pigment: 'foam', tone: 0.05, line: inner * 1.3 });
      pen.fill(ellipse([0, -0.44], 1.08, 0.2, 64), {
        pigment: 'dark',
        tone: (x, y) => clamp(0.55 - 0.25 * x + 1.2 * (-0.4 - y)),
        line: inner,
      });
    }),
};

const body = symmetric('0 -0.2, 0.6 -0.22, 1.2 -0.46!, 1.18 -0.1, 1.0 0.36, 0.7 0.68, 0.36 0.84, 0 0.86');
/** Every seam from its thick end to its thin one; they meet where the drops are. */
const seams = [
  '-0.62 -0.24!, -0.5 -0.04!, -0.58 0.12!, -0.34 0.3!',
  '-0.34 0.3!, -0.5 0.48!, -0.44 0.62!, -0.54 0.72!',
  '-0.34 0.3!, -0.06 0.24!, 0.1 0.36!, 0.34 0.3!',
  '0.34 0.3!, 0.4 0.08!, 0.56 -0.02!, 0.6 -0.24!',
  '0.34 0.3!, 0.48 0.48!, 0.42 0.6!, 0.5 0.74!',
  '-0.58 0.12!, -0.8 0.16!, -0.94 0.1!, -1.06 0.22!',
  '0.56 -0.02!, 0.8 0.1!, 0.92 0.06!, 1.1 0.12!',
  '0.1 0.36!, 0.06 0.54!, 0.14 0.66!, 0.06 0.84!',
];
const drops = [
  [-0.34, 0.3, 0.075],
  [0.34, 0.3, 0.075],
  [-0.58, 0.12, 0.06],
  [0.56, -0.02, 0.06],
  [0.1, 0.36, 0.06],
] as const;
