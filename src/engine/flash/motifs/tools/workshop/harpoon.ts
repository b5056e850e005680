import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { limbOutline } from '../../parts/any-beast/limb.ts';
import { drawRope } from '../../parts/tools-and-things/rope.ts';

/** A whaler's harpoon: barbed iron on a wooden shaft, its line coiled around it. */
export const harpoon: Motif = {
  name: 'harpoon',
  tinted: ['steel'],
  leanRad: 0.7,
  draw(canvas) {
    canvas.layer((pen) => drawRope(pen, traced(loop, 10), 0.045), { contour: 0.5 });
    canvas.layer((pen) => drawIron(pen.at({ angleRad: 0.7 })));
  },
};

/** Upright, its point at the top; 3 long. */
function drawIron(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(limbOutline({ line: '0 -0.1, 0 0.6, 0 1.5', half: [0.075, 0.085, 0.06] }), {
    pigment: 'wood',
    tone: (x) => clamp(0.25 + 4 * x),
    line: inner * 1.1,
  });
  for (const grain of ['-0.02 0.5, -0.03 0.8, -0.01 1.1', '0.02 0.9, 0.02 1.3'])
    pen.stroke(traced(grain), detail * 1.2, { taper: 0.4 });
  const iron = {
    pigment: 'steel',
    tone: (x: number) => clamp(0.15 + 0.7 * smoothstep(-0.02, 0.1, x)),
    line: inner * 1.1,
  } as const;
  pen.fill(outlined('-0.04 -1.0!, 0.04 -1.0!, 0.05 -0.2!, 0.1 0.1!, -0.1 0.1!, -0.05 -0.2!'), iron);
  pen.fill(
    outlined(
      '0 -1.62!, 0.12 -1.36, 0.4 -0.74!, 0.34 -0.68!, 0.14 -0.98, 0.05 -1.02!, -0.05 -1.02!, -0.14 -0.98, -0.34 -0.68!, -0.4 -0.74!, -0.12 -1.36',
    ),
    iron,
  );
  pen.stroke(traced('0 -1.5, 0 -1.04'), detail * 1.4, { taper: 0.3 });
  for (const y of [0.14, 0.24, 0.34])
    drawRope(
      pen,
      [-0.11, -0.055, 0, 0.055, 0.11].map((x) => [x, y + 0.3 * x] as const),
      0.05,
    );
}

const loop =
  '-0.16 0.2, 0.2 0.44, 0.66 0.36, 0.86 0.62, 0.62 0.88, 0.3 0.7, 0.5 0.44, 0.9 0.5, 1.04 0.84, 0.8 1.14, 0.4 1.1';
