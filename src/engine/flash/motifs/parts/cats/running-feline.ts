import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Placing } from '../../../geometry/transform.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawHairs } from '../any-beast/fur.ts';
import type { Limb } from '../any-beast/limb.ts';
import { drawLimb } from '../any-beast/limb.ts';
import type { FelineBuild } from './feline-build.ts';
import type { MarkedPose } from './feline-markings.ts';
import { drawFelineMarkings } from './feline-markings.ts';
import { drawFelineProfile } from './feline-profile.ts';

/** A cat at full stretch, to the right, its tail behind it. */
export function drawRunningFeline(pen: Pen, build: FelineBuild): void {
  drawFeline(pen, build, running);
}

/** A cat on its four legs, about to take a step to the right. */
export function drawStandingFeline(pen: Pen, build: FelineBuild): void {
  drawFeline(pen, build, standing);
}

function drawFeline(pen: Pen, build: FelineBuild, { near, far, tail, pose }: Gait): void {
  const { coat, light } = build;
  const { inner, detail } = pen.weight;
  drawTail(pen, build, tail);
  for (const leg of far) drawLeg(pen, leg, build, 0.72);
  pen.fill(body, {
    pigment: coat,
    tone: (x, y) =>
      clamp(0.08 + 0.7 * smoothstep(-0.25, 0.2, y - 0.08 * x) + 0.35 * smoothstep(-0.6, -1.05, x)),
    line: inner * 1.2,
  });
  pen.fill(belly, { pigment: light, tone: (_, y) => clamp(0.15 + 0.8 * y), line: detail });
  for (const leg of near) drawLeg(pen, leg, build, 0.1);
  if (build.markings) drawFelineMarkings(pen, build.markings, pose);
  for (const fold of folds) pen.stroke(traced(fold), inner, { taper: 0.5 });
  drawHairs(pen, traced('-0.4 0.0, 0 0.04, 0.4 0.16'), [-0.1, 0.04], 8);
  if (build.hasMane) drawMane(pen);
  drawFelineProfile(pen.at({ at: [1.04, -0.6], scale: 0.86, angleRad: 0.02 }), build);
}

/** Locks that stream back from the cheeks over the shoulders. */
export function drawMane(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [locks, pigment, tone] of [
    [outerMane, 'wood', 0.5],
    [innerMane, 'ember', 0.2],
  ] as const)
    pen.fill(outlined(locks), {
      pigment,
      tone: (x, y) => clamp(tone + 0.5 * smoothstep(0.9, 0.3, x) + 0.3 * y),
      line: inner * 1.1,
    });
  for (const hair of maneHairs) pen.stroke(traced(hair), detail * 1.3, { taper: 0.6 });
}

interface Leg {
  readonly limb: Limb;
  readonly paw: readonly [x: number, y: number];
  readonly angleRad: number;
}

function drawLeg(pen: Pen, { limb, paw, angleRad }: Leg, { coat }: FelineBuild, shade: number): void {
  const { inner, detail } = pen.weight;
  drawLimb(pen, limb, { pigment: coat, tone: (_, y) => clamp(shade + 0.35 * smoothstep(-0.1, 0.6, y)) });
  const foot = pen.at({ at: paw, angleRad });
  foot.fill(outlined('-0.12 -0.07, 0.02 -0.11, 0.15 -0.09, 0.21 0.0, 0.15 0.09, -0.02 0.1, -0.12 0.06'), {
    pigment: coat,
    tone: shade,
    line: inner,
  });
  for (const toe of ['0.1 -0.05, 0.14 0.01, 0.12 0.07', '0.02 -0.04, 0.06 0.02, 0.04 0.08'])
    foot.stroke(traced(toe), detail);
}

function drawTail(pen: Pen, { coat, hasTuft, markings }: FelineBuild, { limb, bands, tuft }: Tail): void {
  drawLimb(pen, limb, { pigment: coat, tone: (x) => clamp(0.2 + 0.4 * smoothstep(-1.0, -1.8, x)) });
  if (hasTuft)
    pen
      .at(tuft)
      .fill(
        outlined(
          '0.1 -0.08!, -0.02 -0.14, -0.2 -0.1!, -0.14 -0.02!, -0.22 0.08!, -0.08 0.08!, -0.04 0.18!, 0.1 0.06!',
        ),
        { pigment: 'wood', tone: 0.5, line: pen.weight.inner },
      );
  if (!markings) return;
  for (const band of bands) pen.stroke(traced(band), pen.weight.inner * 2.2, { taper: 0.2 });
}

interface Tail {
  readonly limb: Limb;
  readonly bands: readonly string[];
  readonly tuft: Placing;
}

const streaming: Tail = {
  limb: {
    line: '-0.88 -0.3, -1.16 -0.26, -1.44 -0.34, -1.66 -0.56, -1.92 -0.62',
    half: [0.1, 0.085, 0.075, 0.07, 0.05],
  },
  bands: [
    '-1.22 -0.36, -1.24 -0.18',
    '-1.38 -0.4, -1.42 -0.24',
    '-1.52 -0.5, -1.6 -0.38',
    '-1.68 -0.64, -1.74 -0.52',
    '-1.84 -0.68, -1.86 -0.55',
  ],
  tuft: { at: [-1.82, -0.6] },
};
const swaying: Tail = {
  limb: {
    line: '-0.9 -0.28, -1.12 -0.12, -1.2 0.22, -1.36 0.5, -1.6 0.48, -1.68 0.3',
    half: [0.1, 0.085, 0.075, 0.07, 0.065, 0.045],
  },
  bands: [
    '-1.22 -0.02, -1.06 0.04',
    '-1.28 0.18, -1.12 0.24',
    '-1.38 0.36, -1.26 0.46',
    '-1.5 0.44, -1.5 0.58',
    '-1.74 0.4, -1.6 0.36',
  ],
  tuft: { at: [-1.68, 0.32], angleRad: 1.3 },
};
const body = outlined(
  '-1.0 -0.06, -1.0 -0.26, -0.84 -0.42, -0.52 -0.44, -0.16 -0.34, 0.16 -0.38, 0.4 -0.52, 0.62 -0.62, 0.84 -0.82, 1.04 -0.84, 1.12 -0.56, 1.02 -0.26, 0.9 -0.02, 0.7 0.2, 0.42 0.26, 0.06 0.16, -0.28 0.02, -0.54 0.0, -0.8 0.14, -0.96 0.08',
);
const belly = outlined(
  '1.08 -0.4!, 1.0 -0.22, 0.88 0.0, 0.7 0.19, 0.42 0.25, 0.06 0.15, -0.24 0.03!, 0.1 0.08, 0.46 0.12, 0.72 0.0, 0.86 -0.2!',
);
const near: readonly Leg[] = [
  {
    limb: {
      line: '0.52 -0.24, 0.68 0.12, 1.02 0.24, 1.4 0.2',
      half: [0.03, 0.2, 0.19, 0.12, 0.09, 0.075],
    },
    paw: [1.44, 0.19],
    angleRad: -0.1,
  },
  {
    limb: {
      line: '-0.74 -0.14, -0.6 0.2, -0.94 0.36, -1.1 0.52, -1.46 0.56',
      half: [0.03, 0.23, 0.23, 0.14, 0.09, 0.075, 0.07],
    },
    paw: [-1.48, 0.56],
    angleRad: 2.8,
  },
];
const far: readonly Leg[] = [
  {
    limb: { line: '0.74 -0.14, 0.92 0.06, 1.26 0.02, 1.58 -0.12', half: [0.17, 0.14, 0.09, 0.07] },
    paw: [1.6, -0.13],
    angleRad: -0.4,
  },
  {
    limb: {
      line: '-0.58 -0.04, -0.4 0.28, -0.68 0.5, -0.76 0.7, -1.06 0.82',
      half: [0.17, 0.16, 0.095, 0.07, 0.06],
    },
    paw: [-1.08, 0.83],
    angleRad: 2.6,
  },
];
const nearStanding: readonly Leg[] = [
  {
    limb: { line: '0.52 -0.24, 0.66 0.2, 0.6 0.56, 0.6 0.92', half: [0.03, 0.2, 0.18, 0.12, 0.1, 0.095] },
    paw: [0.66, 0.94],
    angleRad: 0,
  },
  {
    limb: {
      line: '-0.74 -0.14, -0.56 0.22, -0.8 0.5, -0.9 0.66, -0.84 0.92',
      half: [0.03, 0.24, 0.24, 0.15, 0.1, 0.09, 0.085],
    },
    paw: [-0.78, 0.94],
    angleRad: 0,
  },
];
const farStanding: readonly Leg[] = [
  {
    limb: { line: '0.76 -0.14, 0.88 0.2, 0.92 0.5, 1.06 0.78', half: [0.17, 0.15, 0.105, 0.09] },
    paw: [1.12, 0.82],
    angleRad: -0.05,
  },
  {
    limb: {
      line: '-0.58 -0.04, -0.34 0.26, -0.5 0.52, -0.52 0.64, -0.36 0.82',
      half: [0.17, 0.17, 0.11, 0.09, 0.08],
    },
    paw: [-0.3, 0.85],
    angleRad: 0,
  },
];
interface Gait {
  readonly near: readonly Leg[];
  readonly far: readonly Leg[];
  readonly tail: Tail;
  readonly pose: MarkedPose;
}
const running: Gait = { near, far, tail: streaming, pose: 'running' };
const standing: Gait = { near: nearStanding, far: farStanding, tail: swaying, pose: 'standing' };
const folds = [
  '0.36 -0.42, 0.38 -0.18, 0.48 0.04',
  '-0.54 -0.3, -0.46 -0.1, -0.42 0.1',
  '0.62 -0.44, 0.7 -0.24, 0.68 -0.06',
];
const outerMane =
  '1.12 -0.98!, 0.84 -1.02, 0.56 -0.92!, 0.6 -0.82!, 0.34 -0.74!, 0.42 -0.64!, 0.18 -0.48!, 0.34 -0.42!, 0.2 -0.22!, 0.4 -0.22!, 0.34 0.0!, 0.52 -0.06!, 0.54 0.16!, 0.7 0.02!, 0.8 0.18!, 0.88 -0.0!, 1.02 0.06!, 1.04 -0.2!, 1.14 -0.3, 1.2 -0.6';
const innerMane =
  '1.1 -0.92!, 0.88 -0.94, 0.7 -0.84!, 0.74 -0.76!, 0.54 -0.66!, 0.64 -0.6!, 0.48 -0.42!, 0.64 -0.42!, 0.56 -0.22!, 0.74 -0.28!, 0.74 -0.08!, 0.86 -0.22!, 0.96 -0.1!, 1.0 -0.28!, 1.12 -0.4';
const maneHairs = [
  '0.78 -0.88, 0.6 -0.8, 0.48 -0.7',
  '0.6 -0.56, 0.44 -0.46, 0.34 -0.34',
  '0.62 -0.32, 0.5 -0.2, 0.44 -0.1',
  '0.82 -0.18, 0.76 -0.04, 0.7 0.04',
];
