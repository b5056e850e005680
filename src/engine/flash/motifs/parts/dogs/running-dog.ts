import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawHairs } from '../any-beast/fur.ts';
import { drawLimb } from '../any-beast/limb.ts';
import { drawFelineMarkings } from '../cats/feline-markings.ts';
import type { DogBuild } from './dog-profile.ts';
import { drawCurls, drawDogProfile } from './dog-profile.ts';

/** A dog in full gallop to the right, its tongue in the wind. */
export function drawRunningDog(pen: Pen, build: DogBuild): void {
  drawDog(pen, build, build.hasShortLegs ? short : long, 'laughing');
}

/** A dog, a wolf or a fox on its four legs, looking to the right. */
export function drawStandingDog(pen: Pen, build: DogBuild): void {
  drawDog(pen, build, build.hasShortLegs ? shortStanding : standing, 'calm');
}

function drawDog(pen: Pen, build: DogBuild, legs: Legs, mood: 'laughing' | 'calm'): void {
  const pose = mood === 'laughing' ? 'running' : 'standing';
  const { coat, light, saddle } = build;
  const { inner, detail } = pen.weight;
  drawTail(pen, build);
  for (const leg of legs.far) drawLeg(pen, leg, build, 0.7);
  pen.fill(body, {
    pigment: coat,
    tone: (x, y) => clamp(0.08 + 0.6 * smoothstep(-0.3, 0.2, y - 0.1 * x) + 0.4 * smoothstep(-0.6, -1.05, x)),
    line: inner * 1.2,
  });
  pen.fill(breast, { pigment: light, tone: (_, y) => clamp(0.1 + 0.8 * y), line: detail });
  if (saddle)
    pen.fill(back, {
      pigment: saddle,
      tone: (x) => clamp(0.2 + 0.5 * smoothstep(-0.5, -1, x)),
      line: detail,
    });
  for (const leg of legs.near) drawLeg(pen, leg, build, 0.1);
  if (build.markings) drawFelineMarkings(pen, build.markings, pose);
  for (const fold of folds) pen.stroke(traced(fold), inner, { taper: 0.5 });
  for (const rib of ribs) pen.stroke(traced(rib), detail, { taper: 0.6 });
  if (build.isCurly) drawCurls(pen.at({ at: [0.66, -0.34], scale: 0.44 }), coat, 0.1);
  else drawHairs(pen, traced('0.4 -0.62, 0.5 -0.4, 0.62 -0.2'), [-0.13, 0.08], 7);
  drawHairs(pen, traced('-0.7 -0.3, -0.2 -0.34, 0.2 -0.38'), [-0.14, 0.05], 8);
  drawDogProfile(pen.at({ at: [0.9, -0.82], scale: 0.92, angleRad: -0.06 }), build, mood);
}

interface Leg {
  readonly line: string;
  readonly half: readonly number[];
  readonly paw: readonly [x: number, y: number];
  readonly pawRad: number;
}

interface Legs {
  readonly near: readonly Leg[];
  readonly far: readonly Leg[];
}

function drawLeg(pen: Pen, { line, half, paw, pawRad }: Leg, build: DogBuild, shade: number): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line, half },
    { pigment: build.coat, tone: (_, y) => clamp(shade + 0.3 * smoothstep(-0.1, 0.6, y)) },
  );
  const foot = pen.at({ at: paw, angleRad: pawRad });
  if (build.isCurly) drawCurls(foot.at({ at: [-0.04, -0.2], scale: 0.17 }), build.coat, shade);
  foot.fill(outlined('-0.1 -0.06, 0.02 -0.09, 0.14 -0.06, 0.19 0.01, 0.12 0.08, -0.06 0.07'), {
    pigment: build.light,
    tone: shade,
    line: inner,
  });
  for (const toe of ['0.08 -0.03, 0.12 0.01, 0.1 0.06', '0.01 -0.02, 0.05 0.02, 0.02 0.06'])
    foot.stroke(traced(toe), detail);
}

function drawTail(pen: Pen, { coat, light, tail, isCurly }: DogBuild): void {
  const look = { pigment: coat, tone: (_: number, y: number) => clamp(0.6 + 0.8 * (y + 0.3)) };
  if (tail === 'brush') {
    pen.fill(brush, {
      ...look,
      tone: (x, y) => clamp(0.15 + 0.4 * (y + 0.2) + 0.4 * (-1.1 - x)),
      line: pen.weight.inner * 1.1,
    });
    pen.fill(brushTip, { pigment: light, tone: 0.15, line: pen.weight.detail });
    drawHairs(pen, traced('-1.1 -0.2, -1.2 0.04, -1.24 0.24'), [-0.02, 0.18], 8);
  } else if (tail === 'plume') {
    pen.fill(plume, { ...look, line: pen.weight.inner * 1.1 });
    drawHairs(pen, traced('-1.06 -0.5, -1.3 -0.66, -1.56 -0.72'), [-0.1, 0.16], 9);
  } else drawLimb(pen, tails[tail], look);
  if (isCurly) drawCurls(pen.at({ at: [-1.2, -0.56], scale: 0.22 }), coat, 0.2);
  if (tail !== 'curled') return;
  pen.stroke(traced('-1.02 -0.52, -1.2 -0.66, -1.1 -0.8'), pen.weight.detail, { taper: 0.5 });
  pen.fill(outlined('-0.98 -0.76!, -0.84 -0.7, -0.86 -0.58!, -0.96 -0.64'), { pigment: light, tone: 0.1 });
}

const tails = {
  slim: {
    line: '-0.86 -0.26, -1.14 -0.42, -1.4 -0.44, -1.66 -0.6',
    half: [0.08, 0.075, 0.055, 0.025],
  },
  curled: {
    line: '-0.86 -0.26, -1.14 -0.44, -1.24 -0.72, -1.04 -0.88, -0.88 -0.7',
    half: [0.1, 0.13, 0.14, 0.12, 0.03],
  },
  stub: { line: '-0.86 -0.28, -1.0 -0.36, -1.12 -0.46', half: [0.09, 0.08, 0.04] },
};
const brush = outlined(
  '-0.84 -0.36!, -1.06 -0.34, -1.26 -0.1, -1.4 0.24!, -1.34 0.3!, -1.36 0.56!, -1.26 0.54!, -1.16 0.82!, -1.12 0.6!, -1.02 0.62!, -1.06 0.36!, -0.98 0.1, -0.9 -0.04!',
);
const brushTip = outlined(
  '-1.36 0.42!, -1.36 0.56!, -1.26 0.54!, -1.16 0.82!, -1.12 0.6!, -1.02 0.62!, -1.05 0.44!, -1.14 0.5!, -1.18 0.38!, -1.26 0.48!, -1.3 0.36!',
);
const plume = outlined(
  '-0.86 -0.34!, -1.08 -0.56, -1.36 -0.78, -1.74 -0.86!, -1.64 -0.74!, -1.7 -0.6!, -1.54 -0.58!, -1.5 -0.42!, -1.34 -0.44!, -1.24 -0.28!, -1.12 -0.34!, -0.92 -0.14!',
);
const body = outlined(
  '-0.98 -0.04, -0.98 -0.24, -0.82 -0.4, -0.5 -0.46, -0.14 -0.42, 0.22 -0.5, 0.46 -0.66, 0.68 -0.96, 0.92 -1.0, 1.04 -0.74, 0.98 -0.42, 0.92 -0.14, 0.74 0.12, 0.44 0.24, 0.1 0.18, -0.24 -0.0, -0.5 -0.04, -0.76 0.12, -0.92 0.1',
);
const breast = outlined(
  '1.0 -0.5!, 0.97 -0.3, 0.9 -0.1, 0.72 0.12, 0.44 0.23, 0.1 0.17, -0.1 0.07!, 0.24 0.1, 0.5 0.06, 0.74 -0.12, 0.82 -0.34!',
);
const back = outlined(
  '-0.96 -0.26!, -0.82 -0.4, -0.5 -0.46, -0.14 -0.42, 0.22 -0.5, 0.46 -0.66!, 0.5 -0.44!, 0.36 -0.36!, 0.34 -0.2!, 0.12 -0.24!, -0.1 -0.12!, -0.3 -0.2!, -0.6 -0.12!, -0.74 -0.22!',
);
const long: Legs = {
  near: [
    {
      line: '0.58 -0.24, 0.68 0.1, 0.98 0.26, 1.34 0.22',
      half: [0.03, 0.19, 0.17, 0.1, 0.075, 0.06],
      paw: [1.34, 0.22],
      pawRad: -0.1,
    },
    {
      line: '-0.74 -0.14, -0.62 0.18, -0.96 0.34, -1.1 0.52, -1.42 0.56',
      half: [0.03, 0.2, 0.2, 0.12, 0.08, 0.06, 0.055],
      paw: [-1.42, 0.56],
      pawRad: 2.7,
    },
  ],
  far: [
    {
      line: '0.72 -0.2, 0.86 0.02, 1.2 0.02, 1.52 -0.14',
      half: [0.16, 0.13, 0.075, 0.055],
      paw: [1.52, -0.14],
      pawRad: -0.45,
    },
    {
      line: '-0.6 -0.06, -0.44 0.24, -0.7 0.46, -0.76 0.66, -1.04 0.78',
      half: [0.16, 0.15, 0.085, 0.06, 0.05],
      paw: [-1.04, 0.78],
      pawRad: 2.5,
    },
  ],
};
const short: Legs = {
  near: [
    {
      line: '0.56 -0.2, 0.66 0.12, 0.86 0.26, 1.08 0.24',
      half: [0.03, 0.18, 0.17, 0.12, 0.09, 0.085],
      paw: [1.1, 0.24],
      pawRad: -0.15,
    },
    {
      line: '-0.76 -0.14, -0.68 0.14, -0.86 0.28, -1.1 0.36',
      half: [0.03, 0.2, 0.19, 0.12, 0.09, 0.08],
      paw: [-1.12, 0.37],
      pawRad: 2.7,
    },
  ],
  far: [
    {
      line: '0.76 -0.12, 0.88 0.04, 1.06 0.04, 1.22 -0.04',
      half: [0.14, 0.13, 0.09, 0.075],
      paw: [1.24, -0.05],
      pawRad: -0.45,
    },
    {
      line: '-0.56 -0.04, -0.5 0.2, -0.62 0.36, -0.84 0.48',
      half: [0.14, 0.14, 0.095, 0.075],
      paw: [-0.86, 0.49],
      pawRad: 2.6,
    },
  ],
};
const standing: Legs = {
  near: [
    {
      line: '0.56 -0.24, 0.66 0.2, 0.6 0.56, 0.62 0.92',
      half: [0.03, 0.19, 0.17, 0.1, 0.085, 0.075],
      paw: [0.68, 0.96],
      pawRad: 0,
    },
    {
      line: '-0.74 -0.14, -0.56 0.22, -0.84 0.5, -0.9 0.66, -0.82 0.94',
      half: [0.03, 0.22, 0.22, 0.13, 0.085, 0.08, 0.07],
      paw: [-0.76, 0.97],
      pawRad: 0,
    },
  ],
  far: [
    {
      line: '0.76 -0.14, 0.86 0.2, 0.9 0.54, 1.02 0.84',
      half: [0.16, 0.13, 0.09, 0.075],
      paw: [1.08, 0.88],
      pawRad: -0.05,
    },
    {
      line: '-0.6 -0.06, -0.36 0.26, -0.54 0.54, -0.56 0.66, -0.4 0.86',
      half: [0.16, 0.15, 0.09, 0.075, 0.065],
      paw: [-0.34, 0.89],
      pawRad: 0,
    },
  ],
};
const shortStanding: Legs = {
  near: [
    {
      line: '0.56 -0.2, 0.66 0.16, 0.6 0.36, 0.62 0.52',
      half: [0.03, 0.18, 0.17, 0.12, 0.1, 0.09],
      paw: [0.68, 0.56],
      pawRad: 0,
    },
    {
      line: '-0.76 -0.14, -0.66 0.14, -0.82 0.34, -0.78 0.52',
      half: [0.03, 0.21, 0.2, 0.13, 0.1, 0.09],
      paw: [-0.72, 0.56],
      pawRad: 0,
    },
  ],
  far: [
    {
      line: '0.78 -0.12, 0.86 0.1, 0.88 0.3, 0.94 0.46',
      half: [0.14, 0.13, 0.1, 0.085],
      paw: [1.0, 0.5],
      pawRad: -0.05,
    },
    {
      line: '-0.56 -0.04, -0.4 0.18, -0.5 0.34, -0.44 0.46',
      half: [0.14, 0.14, 0.1, 0.085],
      paw: [-0.38, 0.5],
      pawRad: 0,
    },
  ],
};
const folds = [
  '0.5 -0.44, 0.44 -0.2, 0.5 0.02',
  '-0.56 -0.3, -0.48 -0.12, -0.46 0.08',
  '0.72 -0.84, 0.84 -0.66, 0.98 -0.6',
];
const ribs = ['0.22 -0.2, 0.16 -0.04, 0.2 0.08', '0.04 -0.2, -0.02 -0.06, 0.02 0.06'];
