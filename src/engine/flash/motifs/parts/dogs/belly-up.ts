import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawHairs } from '../any-beast/fur.ts';
import type { Limb } from '../any-beast/limb.ts';
import { drawLimb } from '../any-beast/limb.ts';
import type { DogBuild } from './dog-profile.ts';
import { drawDogProfile } from './dog-profile.ts';

/** A dog asleep on its back, its paws in the air and its head to the right. */
export function drawBellyUp(pen: Pen, build: DogBuild): void {
  const { coat, light } = build;
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    build.tail === 'stub'
      ? { line: '-0.8 0.5, -0.96 0.52, -1.08 0.6', half: [0.1, 0.09, 0.04] }
      : { line: '-0.8 0.5, -1.08 0.68, -1.34 0.6, -1.6 0.66', half: [0.09, 0.085, 0.07, 0.03] },
    { pigment: coat, tone: 0.5 },
  );
  for (const leg of farLegs) drawLeg(pen, leg, build, 0.7);
  drawDogProfile(
    pen.at({ at: [1.0, 0.36], scale: 1.06, angleRad: Math.PI - 0.12, isFlipped: true }),
    build,
    'asleep',
  );
  pen.fill(body, {
    pigment: coat,
    tone: (x, y) => clamp(0.08 + 0.7 * smoothstep(0.2, 0.7, y) + 0.3 * smoothstep(-0.7, -1, x)),
    line: inner * 1.2,
  });
  pen.fill(belly, {
    pigment: light,
    tone: (x, y) => clamp(0.04 + 0.7 * smoothstep(0.0, 0.3, y) + 0.2 * smoothstep(-0.4, -0.8, x)),
    line: detail,
  });
  pen.stroke(traced('-0.26 0.06, -0.23 0.1, -0.2 0.06'), detail * 1.4);
  drawHairs(pen, traced('0.1 0.0, 0.34 0.02, 0.56 0.12'), [-0.08, 0.1], 9);
  drawHairs(pen, traced('-0.4 0.5, 0.0 0.56, 0.4 0.52'), [-0.12, 0.04], 10);
  for (const leg of nearLegs) drawLeg(pen, leg, build, 0.12);
  for (const fold of folds) pen.stroke(traced(fold), inner, { taper: 0.5 });
}

interface Leg {
  readonly limb: Limb;
  readonly paw: readonly [x: number, y: number];
  readonly angleRad: number;
}

/** A leg bent in the air, its paw hanging from it. */
function drawLeg(pen: Pen, { limb, paw, angleRad }: Leg, { coat, light }: DogBuild, shade: number): void {
  const { inner, detail } = pen.weight;
  drawLimb(pen, limb, { pigment: coat, tone: (_, y) => clamp(shade + 0.4 * smoothstep(-0.3, 0.3, y)) });
  const foot = pen.at({ at: paw, angleRad });
  foot.fill(outlined('-0.1 -0.09, 0.06 -0.12, 0.2 -0.08, 0.25 0.02, 0.18 0.11, 0.0 0.12, -0.11 0.07'), {
    pigment: light,
    tone: shade,
    line: inner,
  });
  for (const toe of ['0.1 -0.06, 0.15 0.0, 0.13 0.07', '0.18 -0.05, 0.22 0.0, 0.2 0.06'])
    foot.stroke(traced(toe), detail);
}

const body = outlined(
  '-0.94 0.36, -0.84 0.08, -0.56 -0.06, -0.2 -0.02, 0.14 -0.12, 0.48 -0.16, 0.78 0.0, 1.0 0.2!, 1.0 0.5!, 0.76 0.68, 0.3 0.76, -0.3 0.76, -0.76 0.68',
);
const belly = outlined(
  '-0.76 0.06!, -0.54 -0.04, -0.2 -0.01, 0.14 -0.1, 0.48 -0.14, 0.78 0.02, 0.96 0.18!, 0.72 0.18, 0.5 0.26, 0.2 0.22, -0.1 0.26, -0.5 0.2',
);
const nearLegs: readonly Leg[] = [
  {
    limb: { line: '0.42 0.14, 0.34 -0.24, 0.42 -0.52, 0.62 -0.58', half: [0.04, 0.17, 0.13, 0.085, 0.08] },
    paw: [0.68, -0.54],
    angleRad: 0.9,
  },
  {
    limb: {
      line: '-0.72 0.3, -0.5 -0.14, -0.34 -0.46, -0.58 -0.68, -0.56 -0.86',
      half: [0.04, 0.24, 0.2, 0.13, 0.085, 0.075, 0.075],
    },
    paw: [-0.52, -0.92],
    angleRad: -0.7,
  },
];
const farLegs: readonly Leg[] = [
  {
    limb: { line: '0.6 0.04, 0.62 -0.32, 0.78 -0.56, 0.96 -0.54', half: [0.12, 0.13, 0.085, 0.075] },
    paw: [1.02, -0.5],
    angleRad: 0.9,
  },
  {
    limb: { line: '-0.5 0.1, -0.16 -0.2, -0.06 -0.5, -0.24 -0.76', half: [0.16, 0.16, 0.1, 0.075] },
    paw: [-0.24, -0.84],
    angleRad: -1.1,
  },
];
const folds = ['-0.5 0.3, -0.3 0.12, -0.24 -0.08', '0.52 0.2, 0.56 0.02, 0.5 -0.12'];
