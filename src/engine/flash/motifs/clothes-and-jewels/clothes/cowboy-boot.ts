import { clamp } from '../../../geometry/interval.ts';
import { circle, starPolygon } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A tooled boot with a scalloped top and a slanted heel, its toe to the right. */
export const cowboyBoot: Motif = {
  name: 'cowboy-boot',
  tinted: ['wood'],
  draw: (canvas) => canvas.layer(drawBoot),
};

/** The same with a spur at its heel. */
export const spurredBoot: Motif = {
  name: 'spurred-boot',
  tinted: ['wood'],
  carries: ['cowboy-boot', 'spur'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawBoot(pen);
      drawSpur(pen);
    }),
};

function drawBoot(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const leather = (x: number, y: number) => clamp(0.15 + 0.55 * (x + 0.1) * (y < 0.3 ? 1 : 0.4) + 0.15 * y);
  // The far side of the top, and the inside.
  pen.fill(outlined('-0.56 -0.96!, -0.3 -1.12, -0.08 -1.0!, 0.14 -1.1, 0.34 -0.92!, 0.3 -0.7!, -0.5 -0.7!'), {
    pigment: 'wood',
    tone: 0.9,
    line: inner,
  });
  pen.fill(outlined('-0.46 0.66!, -0.42 1.06!, -0.1 1.06!, -0.06 0.82!, 0.2 0.7!'), {
    black: 'always',
    tone: 1,
  });
  pen.fill(sole, { black: 'always', tone: 1 });
  pen.fill(shaft, { pigment: 'wood', tone: leather, line: inner * 1.3 });
  pen.fill(foot, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.1 + 0.4 * x + 0.5 * (y - 0.3)),
    line: inner * 1.3,
  });
  pen.fill(heelCap, { pigment: 'wood', tone: 0.55, line: inner });
  for (const strap of [
    '-0.56 -0.98!, -0.46 -1.02!, -0.42 -0.66!, -0.52 -0.62!',
    '0.22 -0.96!, 0.33 -0.92!, 0.28 -0.58!, 0.18 -0.62!',
  ])
    pen.fill(outlined(strap), { pigment: 'gold', tone: 0.25, line: inner * 0.9 });
  for (const stitch of tooling) pen.stroke(traced(stitch), inner, { taper: 0.15 });
  for (const stitch of seams) pen.stroke(traced(stitch), detail * 1.4);
  pen.stroke(traced('0.64 0.52, 0.8 0.58, 0.92 0.68'), inner * 1.5, { isErasing: true, taper: 0.4 });
}

/** Its shank around the heel, a strap over the instep, the rowel behind. */
function drawSpur(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.4 0.4!, 0.0 0.34, 0.3 0.22!, 0.34 0.32!, 0.04 0.46, -0.38 0.52!'), {
    pigment: 'dark',
    tone: 0.3,
    line: inner,
  });
  const steel = { pigment: 'steel', tone: 0.15, line: inner } as const;
  drawLimb(
    pen,
    { line: '-0.14 0.46, -0.44 0.5, -0.64 0.5, -0.82 0.56', half: [0.05, 0.055, 0.05, 0.035] },
    steel,
  );
  pen.fill(starPolygon([-0.92, 0.62], 0.24, 10, 0.5), { pigment: 'gold', tone: 0.2, line: inner });
  pen.fill(circle([-0.92, 0.62], 0.05, 18), steel);
  pen.fill(circle([-0.12, 0.45], 0.08, 24), { pigment: 'gold', tone: 0.1, line: inner });
}

const shaft = outlined(
  '-0.6 -0.98!, -0.42 -0.94, -0.26 -0.78, -0.12 -0.64!, 0.02 -0.76, 0.18 -0.88, 0.38 -0.9!, 0.34 -0.5, 0.28 -0.1, 0.32 0.2, 0.46 0.42!, 0.1 0.7, -0.48 0.72!, -0.46 0.4, -0.4 0.1, -0.46 -0.4',
);
const foot = outlined(
  '0.3 0.2!, 0.46 0.38, 0.72 0.5, 0.98 0.66, 1.1 0.84!, 0.7 0.9, 0.3 0.86, -0.02 0.76, -0.46 0.76!, -0.44 0.62!, -0.2 0.6, 0.02 0.52, 0.16 0.34',
);
const heelCap = outlined('-0.48 0.78!, -0.46 0.42!, -0.3 0.44, -0.18 0.56, -0.16 0.78!');
const sole = outlined(
  '-0.48 0.72!, -0.04 0.74, 0.3 0.84, 0.7 0.88, 1.12 0.82!, 1.1 0.93, 0.7 0.98, 0.26 0.96, -0.06 0.86, -0.46 0.86!',
);
const tooling = [
  '-0.12 -0.52, -0.26 -0.36, -0.3 -0.18, -0.18 -0.08, -0.08 -0.2, -0.1 -0.36',
  '-0.12 -0.52, 0.04 -0.38, 0.1 -0.2, 0.0 -0.08, -0.08 -0.2',
  '-0.4 -0.44, -0.36 -0.12, -0.26 0.08, -0.1 0.16, 0.06 0.06, 0.18 -0.14, 0.22 -0.46',
  '-0.1 0.16, -0.12 0.3, -0.06 0.42',
  '0.42 0.56, 0.56 0.56, 0.68 0.64, 0.62 0.74',
  '0.52 0.68, 0.64 0.66, 0.8 0.72',
];
const seams = [
  '-0.5 -0.88, -0.38 -0.84, -0.24 -0.7, -0.12 -0.57, 0.02 -0.68, 0.18 -0.8, 0.3 -0.82',
  '-0.4 0.66, -0.18 0.66, 0.06 0.58, 0.2 0.42',
];
