import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A cigar that glows: rolled leaf, its paper band, ash, smoke. */
export const cigar: Motif = {
  name: 'cigar',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer(drawSmoke, { contour: 0.5 });
    canvas.layer((pen) => drawRoll(pen.at({ at: [-0.1, 0.5], angleRad: -0.42 })));
  },
};

/** Along the x axis, 2.6 long; lit at its right end. */
function drawRoll(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const round = (_: number, y: number) => clamp(0.04 + 0.9 * smoothstep(-0.1, 0.28, y));
  pen.fill(ash, { pigment: 'grey', tone: (x, y) => clamp(0.1 + 0.5 * (x - 0.9) + 1.4 * y), line: inner });
  for (const crack of [
    '1.08 -0.2, 1.14 -0.06, 1.06 0.06',
    '1.24 -0.18, 1.2 0.0, 1.28 0.14',
    '1.04 0.12, 1.12 0.18, 1.1 0.24',
  ])
    pen.stroke(traced(crack), detail * 1.2, { taper: 0.4 });
  pen.fill(ember, { pigment: 'ember', tone: (x) => clamp(0.6 * smoothstep(1.0, 0.84, x)), line: inner });
  pen.fill(roll, { pigment: 'wood', tone: round, line: inner * 1.1 });
  for (const seam of seams) pen.stroke(traced(seam), detail * 1.3, { taper: 0.3 });
  for (const vein of veins) pen.stroke(traced(vein), detail, { taper: 0.6 });
  pen.fill(outlined('-0.62 -0.27!, -0.26 -0.27!, -0.21 0, -0.26 0.27!, -0.62 0.27!, -0.57 0'), {
    pigment: 'petal',
    tone: round,
    line: inner,
  });
  for (const [x0, x1] of [
    [-0.62, -0.55],
    [-0.33, -0.26],
  ] as const)
    pen.fill(
      outlined(`${x0} -0.27!, ${x1} -0.27!, ${x1 + 0.05} 0, ${x1} 0.27!, ${x0} 0.27!, ${x0 + 0.05} 0`),
      {
        pigment: 'gold',
        tone: round,
        line: inner * 0.8,
      },
    );
  pen.fill(outlined('-0.39 -0.15, -0.3 -0.07, -0.29 0.06, -0.37 0.14, -0.46 0.07, -0.47 -0.07'), {
    pigment: 'gold',
    tone: 0.1,
    line: inner * 0.8,
  });
  pen.stroke(traced('-0.38 -0.07, -0.35 0, -0.39 0.07'), detail * 1.3);
}

function drawSmoke(pen: Pen): void {
  for (const [line, width] of smoke)
    pen.fill(
      outlineOf(ribbon(traced(line, 10), (share) => 0.014 + width * Math.sin(Math.PI * share ** 0.8) ** 1.2)),
      { pigment: 'cloud', tone: (x) => clamp(0.1 + 0.4 * (x - 0.6)), line: pen.weight.inner },
    );
}

const roll = outlined(
  '-1.3 0!, -1.22 -0.16, -1.04 -0.24, -0.6 -0.26, 0.2 -0.28, 0.84 -0.26!, 0.9 -0.14!, 0.84 -0.04!, 0.92 0.06!, 0.86 0.14!, 0.9 0.26!, 0.2 0.28, -0.6 0.26, -1.04 0.24, -1.22 0.16',
);
const ember = outlined(
  '0.8 -0.26!, 0.98 -0.25!, 1.04 -0.14!, 0.97 -0.04!, 1.06 0.06!, 0.99 0.15!, 1.02 0.25!, 0.8 0.26!',
);
const ash = outlined('0.9 -0.24!, 1.12 -0.27, 1.34 -0.22, 1.42 -0.06, 1.36 0.14, 1.2 0.26, 0.9 0.24!');
const seams = [
  '-1.06 -0.22, -0.92 0.0, -0.84 0.24',
  '-0.1 -0.27, 0.06 0.0, 0.12 0.27',
  '0.36 -0.27, 0.52 0.0, 0.58 0.27',
  '-1.22 -0.14, -1.14 0.0, -1.12 0.18',
];
const veins = [
  '-0.04 -0.16, 0.1 -0.12, 0.26 -0.16',
  '0.24 -0.02, 0.36 0.04, 0.46 0.0',
  '0.62 -0.12, 0.7 -0.06, 0.78 -0.1',
  '-0.9 -0.1, -0.8 -0.06, -0.72 -0.1',
  '0.66 0.08, 0.74 0.12, 0.8 0.1',
];
const smoke = [
  [
    '1.12 -0.12, 1.0 -0.34, 1.18 -0.58, 0.96 -0.84, 0.66 -1.02, 0.8 -1.3, 1.1 -1.26, 1.1 -1.06, 0.96 -1.08',
    0.11,
  ],
  ['1.08 -0.14, 0.84 -0.4, 0.7 -0.62, 0.38 -0.7, 0.16 -0.94, 0.3 -1.18, 0.48 -1.08', 0.075],
] as const;
