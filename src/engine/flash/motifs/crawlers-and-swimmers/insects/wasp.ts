import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawJointedLeg } from '../../parts/crawlers-and-swimmers/insect-leg.ts';

/** A wasp from above: narrow waist, bare banded abdomen, its sting out. */
export const wasp: Motif = {
  name: 'wasp',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => drawBothSides(pen, drawWings), { contour: 0.6 });
    canvas.layer(drawBody, { contour: 0.8 });
  },
};

function drawWings(side: Pen): void {
  const { inner, detail } = side.weight;
  for (const [wing, veins] of wings) {
    side.fill(outlined(wing), { pigment: 'scroll', tone: (x) => clamp(0.45 - 0.4 * x), line: inner });
    for (const vein of veins) side.stroke(traced(vein), detail, { taper: 0.3 });
  }
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    drawJointedLeg(side, '0.14 -0.44, 0.42 -0.62, 0.5 -0.94', 0.045, 'gold');
    drawJointedLeg(side, '0.16 -0.28, 0.56 -0.16, 0.74 0.16', 0.045, 'gold');
    drawJointedLeg(side, '0.14 -0.16, 0.48 0.24, 0.56 0.78', 0.05, 'gold');
    side.stroke(traced('0.08 -0.86, 0.16 -1.1, 0.36 -1.22'), inner * 1.4);
  });
  pen.fill(symmetric('0 1.2!, 0.025 1.22, 0 1.42!'), { black: 'always', tone: 1 });
  pen.fill(abdomen, {
    pigment: 'gold',
    tone: (x) => clamp(0.05 + 0.8 * smoothstep(0.06, 0.28, x + 0.03) + 0.5 * smoothstep(0.14, 0.3, -x)),
    line: inner * 1.1,
  });
  for (const band of bands) pen.fill(symmetric(band), { black: 'always', tone: 1 });
  pen.fill(ellipse([0, -0.02], 0.06, 0.1, 20), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.5,
    line: inner,
  });
  pen.fill(symmetric('0 -0.62, 0.18 -0.56, 0.24 -0.36, 0.16 -0.14, 0 -0.08'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.35,
    line: inner,
  });
  drawBothSides(pen, (side) =>
    side.fill(ellipse([0.13, -0.36], 0.035, 0.11, 16), { pigment: 'gold', tone: 0.1, line: detail }),
  );
  pen.fill(symmetric('0 -0.96, 0.16 -0.92, 0.24 -0.78, 0.14 -0.64, 0 -0.6'), {
    pigment: 'gold',
    tone: 0.15,
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(ellipse([0.18, -0.78], 0.08, 0.12, 20), { black: 'always', tone: 1 });
    side.fill(circle([0.16, -0.82], 0.02, 10), { color: [255, 255, 255], tone: 0 });
    side.stroke(traced('0.03 -0.96, 0.08 -1.02, 0.03 -1.06'), inner, { taper: 0.4, tapering: 'end' });
  });
}

const wings: readonly (readonly [wing: string, veins: readonly string[]])[] = [
  [
    '0.12 -0.2!, 0.5 0.06, 0.86 0.36, 0.92 0.56, 0.72 0.58, 0.34 0.26, 0.12 -0.1!',
    ['0.14 -0.14, 0.5 0.18, 0.84 0.48'],
  ],
  [
    '0.12 -0.44!, 0.5 -0.4, 1.0 -0.16, 1.3 0.12, 1.24 0.28, 0.9 0.2, 0.46 -0.06, 0.12 -0.3!',
    ['0.14 -0.4, 0.6 -0.28, 1.2 0.12', '0.14 -0.36, 0.5 -0.14, 1.1 0.2', '0.7 -0.26, 0.68 -0.14, 0.8 0.08'],
  ],
];
const abdomen = symmetric('0 0.04, 0.12 0.06, 0.28 0.28, 0.3 0.54, 0.22 0.86, 0.1 1.12, 0 1.26!');
const bands = [
  '0 0.14, 0.14 0.1!, 0.22 0.17!, 0.1 0.2, 0 0.28!',
  '0 0.36, 0.16 0.33, 0.295 0.34!, 0.3 0.42!, 0.1 0.44, 0 0.54!',
  '0 0.62, 0.14 0.59, 0.29 0.58!, 0.27 0.67!, 0.1 0.7, 0 0.78!',
  '0 0.86, 0.12 0.83, 0.23 0.82!, 0.19 0.92!, 0 0.98',
  '0 1.06, 0.13 1.03!, 0.09 1.13!, 0 1.26!',
];
