import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A sprig of cotton: three open bolls on their stalk. */
export const cotton: Motif = {
  name: 'cotton',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const { inner } = pen.weight;
        for (const line of [
          '0.1 1.5, 0.02 0.6, 0 -0.4',
          '0.04 0.9, -0.34 0.56, -0.62 0.2',
          '0.05 1.06, 0.4 0.8, 0.64 0.46',
        ])
          pen.stroke(traced(line, 10), inner * 2.6);
        drawLeaf(pen.at({ at: [0.06, 1.2], scale: 0.62, angleRad: 2.8 }), { width: 0.4 });
        drawLeaf(pen.at({ at: [0.08, 1.26], scale: 0.5, angleRad: 0.1 }), { width: 0.4 });
      },
      { silhouette: 'fills-and-lines', contour: 0.8 },
    );
    for (const [x, y, scale, angleRad] of bolls)
      canvas.layer((pen) => drawBoll(pen.at({ at: [x, y], scale, angleRad })), { contour: 0.8 });
  },
};

/** About 2 wide, its stalk at the origin. */
function drawBoll(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [tuft, shade] of tufts)
    pen.fill(outlined(tuft), {
      pigment: 'foam',
      tone: (x, y) => clamp(shade + 0.5 * smoothstep(-0.7, 0.0, y) + 0.3 * smoothstep(0.2, 0.9, x)),
      line: inner * 1.1,
    });
  for (const curl of curls) pen.stroke(traced(curl), detail * 1.4, { taper: 0.4 });
  for (const bract of bracts)
    pen.fill(outlined(bract), {
      pigment: 'wood',
      tone: (x, y) => clamp(0.2 + 0.5 * x + 0.4 * y),
      line: inner * 1.1,
    });
}

const bolls = [
  [-0.64, 0.18, 0.62, -0.5],
  [0.66, 0.42, 0.58, 0.5],
  [0, -0.38, 0.8, 0],
] as const;
const tufts = [
  ['-0.1 -0.2, -0.46 -0.1, -0.84 -0.22, -0.98 -0.56, -0.8 -0.86, -0.46 -0.92, -0.14 -0.6', 0.1],
  ['0.1 -0.2, 0.46 -0.1, 0.84 -0.22, 0.98 -0.56, 0.8 -0.86, 0.46 -0.92, 0.14 -0.6', 0.15],
  ['-0.4 -0.7, -0.44 -1.0, -0.2 -1.24, 0.12 -1.26, 0.42 -1.04, 0.42 -0.72, 0.1 -0.5', 0.06],
  ['-0.34 -0.1, -0.4 -0.5, -0.14 -0.74, 0.2 -0.7, 0.4 -0.44, 0.32 -0.06, 0 0.06', 0],
] as const;
const curls = [
  '-0.7 -0.7, -0.8 -0.54, -0.66 -0.4',
  '0.7 -0.72, 0.8 -0.56, 0.66 -0.42',
  '-0.14 -1.1, 0.06 -1.12, 0.16 -0.98',
  '-0.18 -0.5, 0.0 -0.6, 0.14 -0.48, 0.06 -0.36',
];
const bracts = [
  '-0.06 0.06!, -0.36 0.0, -0.66 -0.1, -0.9 -0.34!, -0.6 -0.32, -0.26 -0.2, 0 -0.04!',
  '0.06 0.06!, 0.36 0.0, 0.66 -0.1, 0.9 -0.34!, 0.6 -0.32, 0.26 -0.2, 0 -0.04!',
  '-0.14 0.08!, -0.2 -0.14, 0 -0.46!, 0.2 -0.14, 0.14 0.08!, 0 0.14',
];
