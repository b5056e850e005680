import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A seedling with its first two leaves, out of a little heap of earth. */
export const sprout: Motif = {
  name: 'sprout',
  tinted: ['leaf', 'leafLight'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawLimb(
        pen,
        { line: '0.02 1.0, -0.08 0.5, 0.04 0.0, 0.02 -0.3', half: [0.09, 0.07, 0.065, 0.06] },
        { pigment: 'leafLight', tone: (x) => clamp(0.3 + 4 * x), line: pen.weight.inner * 1.2 },
      );
      drawLeaf(pen.at({ at: [-0.02, -0.2], isFlipped: true, angleRad: -0.06, scale: 0.86 }), 0.1);
      drawLeaf(pen.at({ at: [0.04, -0.22] }), 0.25);
      drawEarth(pen);
    }),
};

/** To the upper right from the origin. */
function drawLeaf(pen: Pen, shade: number): void {
  const { inner, detail } = pen.weight;
  pen.fill(leaf, {
    pigment: 'leaf',
    tone: (x, y) => clamp(shade + 0.2 + 0.4 * (y + 0.4) + 0.2 * x),
    line: inner * 1.2,
  });
  pen.fill(upper, { pigment: 'leafLight', tone: (x) => clamp(shade + 0.3 - 0.3 * x), line: detail });
  pen.stroke(traced(rib), (t) => inner * (1.8 - 1.2 * t));
  for (const vein of veins) pen.stroke(traced(vein), detail * 1.2, { taper: 0.5, tapering: 'end' });
}

function drawEarth(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.8, 0.3 0.82, 0.6 0.94, 0.9 1.02, 1.06 1.2!, 0.5 1.26, 0 1.28'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.2 + 0.5 * x + 0.8 * smoothstep(0.96, 1.26, y)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    for (const line of [
      '0.3 0.98, 0.4 0.94, 0.5 0.99',
      '0.6 1.12, 0.7 1.08, 0.8 1.12',
      '0.14 1.12, 0.24 1.08, 0.34 1.13',
    ])
      side.stroke(traced(line), detail * 1.5, { taper: 0.3 });
  });
  pen.stroke(traced('-0.2 0.9, -0.04 0.84, 0.18 0.9'), detail * 1.5, { taper: 0.3 });
}

const leaf = outlined(
  '0 0!, 0.16 -0.42, 0.56 -0.78, 1.0 -0.9, 1.36 -1.04!, 1.3 -0.6, 1.06 -0.22, 0.7 0.02, 0.3 0.1',
);
const upper = outlined('0 0!, 0.16 -0.42, 0.56 -0.78, 1.0 -0.9, 1.36 -1.04!, 0.94 -0.66, 0.5 -0.34');
const rib = '0 0, 0.5 -0.34, 0.94 -0.66, 1.32 -1.0';
const veins = [
  '0.36 -0.24, 0.34 -0.4, 0.38 -0.54',
  '0.64 -0.44, 0.64 -0.58, 0.7 -0.72',
  '0.9 -0.62, 0.92 -0.72, 0.98 -0.82',
  '0.4 -0.26, 0.6 -0.2, 0.76 -0.1',
  '0.66 -0.46, 0.86 -0.42, 1.0 -0.32',
  '0.92 -0.66, 1.08 -0.62, 1.18 -0.56',
];
