import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawFoliage } from '../../parts/plants/foliage.ts';

/** An oak: a broad crown on a stout trunk, lobed leaves and an acorn on either side of its foot. */
export const oak: Motif = {
  name: 'oak',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const [x, y, radius] of farClumps) drawFoliage(pen, [x, y], radius, radius * 0.72);
      drawTrunk(pen);
      for (const [x, y, radius] of nearClumps) drawFoliage(pen, [x, y], radius, radius * 0.72);
    });
    canvas.layer(
      (pen) =>
        drawBothSides(pen, (side) => {
          drawOakLeaf(side.at({ at: [0.66, 1.02], scale: 0.62, angleRad: 1.36 }));
          drawOakLeaf(side.at({ at: [0.62, 0.98], scale: 0.62, angleRad: 0.66 }));
          drawAcorn(side.at({ at: [0.66, 1.02], scale: 0.3, angleRad: 0.12 }));
        }),
      { contour: 0.7 },
    );
  },
};

function drawTrunk(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(trunk, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.15 + 0.7 * smoothstep(-0.1, 0.3, x) + 0.5 * smoothstep(0.2, -0.2, y)),
    line: inner * 1.2,
  });
  for (const bark of [
    '-0.1 0.94, -0.08 0.6, -0.12 0.3',
    '0.04 1.0, 0.02 0.7, 0.06 0.4',
    '0.16 0.92, 0.12 0.6, 0.16 0.34',
    '-0.2 0.92, -0.16 0.72',
  ])
    pen.stroke(traced(bark), detail * 1.4, { taper: 0.4 });
}

/** Upright, its stalk at the origin, 1 long. */
function drawOakLeaf(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(leaf, { pigment: 'leafLight', tone: (x, y) => clamp(0.3 + 0.9 * x - 0.2 * y), line: inner });
  pen.stroke(traced('0 0.06, 0.01 -0.5, 0 -0.92'), inner, { taper: 0.4, tapering: 'end' });
  drawBothSides(pen, (side) => {
    for (const vein of ['0 -0.16, 0.18 -0.26', '0 -0.38, 0.24 -0.52', '0 -0.62, 0.18 -0.78'])
      side.stroke(traced(vein), detail, { taper: 0.4, tapering: 'end' });
  });
}

/** Hangs from its stalk at the origin, 1.2 long. */
function drawAcorn(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('0.02 -0.14, 0 0.0, 0 0.1'), inner * 2);
  pen.fill(symmetric('0 0.4!, 0.36 0.4!, 0.36 0.7, 0.2 1.0, 0.05 1.1, 0 1.24!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.2 + 1.2 * x),
    line: inner,
  });
  pen.fill(symmetric('0 0.06, 0.26 0.12, 0.46 0.36, 0.42 0.52!, 0 0.56'), {
    pigment: 'wood',
    tone: (x) => clamp(0.3 + x),
    line: inner,
  });
  for (const hatch of [
    '-0.3 0.2, 0.1 0.52',
    '-0.06 0.1, 0.34 0.48',
    '0.3 0.2, -0.1 0.52',
    '0.06 0.1, -0.34 0.48',
  ])
    pen.stroke(traced(hatch), detail);
}

const farClumps = [
  [-0.5, -0.96, 0.44],
  [0.5, -0.96, 0.44],
  [0, -1.12, 0.5],
  [-1.02, -0.5, 0.46],
  [1.02, -0.5, 0.46],
  [-0.36, -0.4, 0.46],
  [0.36, -0.4, 0.46],
] as const;
const nearClumps = [
  [0.02, -0.78, 0.5],
  [-0.58, -0.66, 0.46],
  [0.6, -0.66, 0.46],
  [-0.86, -0.22, 0.44],
  [0.88, -0.22, 0.44],
  [-0.3, -0.32, 0.3],
  [0.34, -0.34, 0.32],
] as const;
const trunk = outlined(
  '-0.66 1.1!, -0.38 0.92, -0.28 0.6, -0.28 0.28, -0.48 0.02, -0.76 -0.14!, -0.7 -0.24!, -0.4 -0.1, -0.16 0.06, -0.12 -0.3!, 0.12 -0.3!, 0.14 0.04, 0.4 -0.1, 0.68 -0.24!, 0.76 -0.14!, 0.5 0.02, 0.3 0.28, 0.28 0.6, 0.38 0.92, 0.66 1.1!, 0.3 1.06, 0.14 1.16!, 0 1.04, -0.16 1.16!, -0.3 1.06',
);
const leaf = symmetric(
  '0 0.02!, 0.12 -0.1, 0.2 -0.2, 0.16 -0.3, 0.14 -0.34!, 0.28 -0.4, 0.34 -0.52, 0.24 -0.6, 0.18 -0.62!, 0.28 -0.7, 0.28 -0.84, 0.16 -0.86, 0.12 -0.86!, 0.1 -0.98, 0 -1.02',
);
