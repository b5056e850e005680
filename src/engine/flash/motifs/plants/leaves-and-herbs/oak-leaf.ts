import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** One lobed leaf of an oak. */
export const oakLeaf: Motif = {
  name: 'oak-leaf',
  tinted: ['leaf'],
  leanRad: 0.4,
  draw: (canvas) =>
    canvas.layer((pen) => drawLeaf(pen.at({ angleRad: 0.4 })), { silhouette: 'fills-and-lines' }),
};

/** An acorn in its scaly cup, on a twig with a leaf. */
export const acorn: Motif = {
  name: 'acorn',
  tinted: ['wood', 'gold'],
  draw(canvas) {
    canvas.layer((pen) => drawLeaf(pen.at({ at: [0.5, -0.82], scale: 0.52, angleRad: 1.16 })), {
      silhouette: 'fills-and-lines',
      contour: 0.8,
    });
    canvas.layer((pen) => drawAcorn(pen.at({ at: [-0.1, 0.1], angleRad: 0.2 })));
  },
};

function drawLeaf(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('0.0 0.84, 0.02 1.06, 0.12 1.36', 8), (t) => inner * (1.8 + 1.4 * t));
  pen.fill(blade, {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.14 + (x > 0 ? 0.3 : 0) + 0.3 * Math.abs(x) + 0.2 * y),
    line: inner * 1.1,
  });
  pen.stroke(traced('0 0.9, 0.02 0, 0 -1.12'), (t) => inner * (1.8 - 1.2 * t));
  drawBothSides(pen, (side) => {
    for (const vein of veins) side.stroke(traced(vein), inner * 0.9, { taper: 0.5, tapering: 'end' });
    for (const vein of twigs) side.stroke(traced(vein), detail, { taper: 0.5, tapering: 'end' });
  });
}

function drawAcorn(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.08 -0.7!, -0.04 -0.92, -0.18 -1.16!, -0.02 -1.24!, 0.12 -0.96, 0.1 -0.7!'), {
    pigment: 'wood',
    tone: 0.5,
    line: inner * 1.1,
  });
  pen.fill(nut, {
    pigment: 'gold',
    tone: (x, y) => clamp(0.12 + 0.8 * smoothstep(0, 0.64, x + 0.1 * y) + 0.6 * smoothstep(0.16, -0.1, y)),
    line: inner * 1.2,
  });
  for (const line of [
    '0.2 0.3, 0.18 0.6, 0.08 0.86',
    '0.4 0.3, 0.36 0.54, 0.24 0.76',
    '-0.1 0.4, -0.08 0.62',
  ])
    pen.stroke(traced(line), detail * 1.3, { taper: 0.4 });
  pen.fill(outlined('-0.44 0.2!, -0.34 0.14, -0.3 0.4, -0.18 0.66!, -0.36 0.52'), {
    pigment: 'foam',
    tone: 0,
  });
  pen.fill(cup, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.2 + 0.8 * smoothstep(0.1, 0.8, x) + 0.4 * smoothstep(-0.2, 0.1, y)),
    line: inner * 1.2,
  });
  for (const [y, half, count] of scaleRows)
    for (let i = 0; i < count; i++) {
      const x = half * ((2 * (i + 0.5)) / count - 1);
      const [w, sag] = [half / count, 0.12 - 0.1 * (x / 0.8) ** 2];
      pen.stroke(
        traced(
          `${x - w} ${y - 0.1 + sag}, ${x - 0.5 * w} ${y + sag}, ${x} ${y + 0.04 + sag}, ${x + 0.5 * w} ${y + sag}, ${x + w} ${y - 0.1 + sag}`,
        ),
        inner,
      );
    }
}

const blade = symmetric(
  '0 0.92!, 0.14 0.76, 0.36 0.7, 0.42 0.54, 0.3 0.4, 0.24 0.34!, 0.44 0.3, 0.62 0.16, 0.62 -0.04, 0.44 -0.14, 0.34 -0.14!, 0.52 -0.24, 0.66 -0.42, 0.6 -0.6, 0.42 -0.62, 0.3 -0.56!, 0.4 -0.74, 0.42 -0.94, 0.3 -1.04, 0.2 -0.98!, 0.16 -1.16, 0 -1.24',
);
const veins = [
  '0 0.72, 0.16 0.64, 0.32 0.58',
  '0 0.36, 0.28 0.2, 0.5 0.06',
  '0 -0.08, 0.28 -0.28, 0.52 -0.44',
  '0 -0.56, 0.16 -0.74, 0.3 -0.9',
];
const twigs = ['0.24 0.22, 0.4 0.24, 0.52 0.18', '0.22 -0.24, 0.38 -0.28, 0.52 -0.32'];
const nut = symmetric('0 -0.1, 0.6 -0.1, 0.66 0.14, 0.58 0.5, 0.36 0.84, 0.12 1.0, 0.05 1.08!, 0 1.2!');
const cup = symmetric('0 -0.84, 0.36 -0.76, 0.68 -0.48, 0.8 -0.14, 0.74 0.06, 0.5 0.14, 0 0.2');
const scaleRows = [
  [-0.62, 0.44, 4],
  [-0.44, 0.64, 6],
  [-0.26, 0.74, 6],
  [-0.08, 0.79, 7],
] as const;
