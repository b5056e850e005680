import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Placing } from '../../../geometry/transform.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A tropical pitcher plant: leaves that end in tendrils, from which lidded pitchers hang. */
export const pitcherPlant: Motif = {
  name: 'pitcher-plant',
  tinted: ['leafLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const [line, half] of stalks)
        pen.fill(outlineOf(ribbon(traced(line, 10), () => half)), {
          pigment: 'leaf',
          tone: 0.35,
          line: pen.weight.inner,
        });
      for (const [leaf, rib] of leaves) {
        pen.fill(outlined(leaf), {
          pigment: 'leaf',
          tone: (x, y) => clamp(0.2 + 0.3 * Math.abs(x) + 0.5 * (y + 1.1)),
          line: pen.weight.inner * 1.1,
        });
        pen.stroke(traced(rib), pen.weight.detail * 1.4, { taper: 0.4 });
      }
    });
    for (const place of pitchers) canvas.layer((pen) => drawPitcher(pen.at(place)), { contour: 0.8 });
  },
};

/** From its mouth at (0, -0.3) down to its foot at (0, 1). */
function drawPitcher(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(lid, { pigment: 'leafLight', tone: (x) => clamp(0.3 + 0.5 * x), line: inner * 1.1 });
  for (const spot of [
    [-0.08, -0.84],
    [0.1, -0.78],
    [0.22, -0.66],
    [-0.02, -0.7],
  ] as const)
    pen.fill(ellipse(spot, 0.045, 0.03, 12), { pigment: 'petal', tone: 0.3, black: 'uncolored' });
  pen.fill(body, {
    pigment: 'leafLight',
    tone: (x, y) => clamp(0.06 + 0.75 * smoothstep(0.02, 0.4, x) + 0.3 * smoothstep(0.6, 1, y)),
    line: inner * 1.2,
  });
  for (const [x, y, size] of [
    [-0.2, 0.12, 0.06],
    [-0.06, 0.3, 0.05],
    [-0.24, 0.42, 0.055],
    [-0.08, 0.58, 0.06],
    [0.12, 0.14, 0.05],
    [0.2, 0.44, 0.05],
    [-0.18, 0.7, 0.04],
  ] as const)
    pen.fill(ellipse([x, y], size, size * 1.3, 14), { pigment: 'petal', tone: 0.25, line: detail });
  for (const wing of ['0.02 0.02, 0.06 0.34, 0.04 0.72', '0.1 0.02, 0.14 0.34, 0.1 0.72'])
    pen.stroke(traced(wing), detail * 1.4, { taper: 0.3 });
  const mouth = pen.at({ at: [0, -0.26], angleRad: 0.26 });
  mouth.fill(ellipse([0, 0], 0.42, 0.24, 40), { pigment: 'petal', tone: 0.2, line: inner * 1.1 });
  mouth.fill(ellipse([0, -0.01], 0.28, 0.135, 34), { black: 'always', tone: 1 });
  for (let i = 0; i < 14; i++) {
    const angle = (i / 14) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    mouth.stroke(
      [
        [x * 0.31, y * 0.155],
        [x * 0.4, y * 0.225],
      ],
      detail,
    );
  }
}

const body = outlined(
  '-0.4 -0.34!, -0.36 -0.06, -0.44 0.3, -0.42 0.6, -0.28 0.86, -0.06 1.0, 0.1 0.98, 0.26 0.84, 0.36 0.56, 0.34 0.24, 0.32 -0.02, 0.4 -0.16!',
);
const lid = outlined(
  '0.26 -0.36!, 0.4 -0.5, 0.42 -0.7, 0.26 -0.88, 0 -0.94, -0.22 -0.88, -0.28 -0.74, -0.16 -0.62, 0.06 -0.54, 0.18 -0.42!',
);
/** Stem and tendrils, each with its half width. */
const stalks: readonly (readonly [string, number])[] = [
  ['0.02 -1.6, 0.04 -1.2, 0 -0.7', 0.06],
  ['-0.98 -0.78, -1.16 -0.5, -1.2 0.1, -1.16 0.7, -0.98 0.94, -0.78 0.82', 0.03],
  ['0.98 -0.92, 1.2 -0.66, 1.26 -0.1, 1.22 0.34, 1.04 0.54, 0.86 0.44', 0.03],
  ['0 -0.72, 0.1 -0.3, 0.24 0.3, 0.3 0.9, 0.26 1.3, 0.1 1.4, 0 1.26', 0.03],
];
const leaves: readonly (readonly [leaf: string, rib: string])[] = [
  [
    '0.02 -1.1!, -0.3 -1.26, -0.7 -1.14, -1.0 -0.76!, -0.66 -0.78, -0.28 -0.84',
    '-0.02 -1.08, -0.4 -1.02, -0.9 -0.8',
  ],
  [
    '0.02 -1.22!, 0.3 -1.42, 0.7 -1.32, 1.0 -0.9!, 0.66 -0.92, 0.28 -0.98',
    '0.06 -1.2, 0.42 -1.16, 0.9 -0.94',
  ],
];
const pitchers: readonly Placing[] = [
  { at: [0.84, -0.16], scale: 0.62 },
  { at: [-0.74, 0.22], scale: 0.62, isFlipped: true },
  { at: [0.02, 0.44], scale: 0.82 },
];
