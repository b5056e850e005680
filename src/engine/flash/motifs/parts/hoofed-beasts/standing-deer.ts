import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { ellipse } from '../../../geometry/shape.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../any-beast/limb.ts';
import { drawHoofedBeast } from './hoofed-beast.ts';
import type { HoofedBuild } from './hoofed-builds.ts';
import { cervine } from './hoofed-builds.ts';
import { drawHoofedHead } from './hoofed-head.ts';

interface Deer {
  readonly coat: Pigment;
  readonly hasAntlers?: boolean;
  /** Spotted, its head large on a short body. */
  readonly isYoung?: boolean;
}

/** All of a stag, a doe or a fawn: walking, leaping, and looking back over its shoulder. */
export function deerPoses(deer: Deer): NonNullable<Motif['poses']> {
  const walking: Pick<Motif, 'draw'> = { draw: (canvas) => canvas.layer((pen) => drawDeer(pen, deer)) };
  const leaping: Pick<Motif, 'draw'> = {
    draw: (canvas) => canvas.layer((pen) => drawDeer(pen.at({ angleRad: -0.28 }), deer, 'leaping')),
  };
  return {
    standing: walking,
    prowling: walking,
    side: walking,
    running: leaping,
    'looking-back': { draw: (canvas) => canvas.layer((pen) => drawDeer(pen, deer, 'looking-back')) },
  };
}

function drawDeer(
  pen: Pen,
  { coat, hasAntlers, isYoung }: Deer,
  pose: 'walking' | 'leaping' | 'looking-back' = 'walking',
): void {
  const size = isYoung ? 1.18 : 0.96;
  const build = pose === 'leaping' ? inAir : cervine;
  drawHoofedBeast(pen, {
    build: isYoung ? { ...build, folds: [] } : build,
    coat,
    light: 'foam',
    tail: 'scut',
    nape:
      pose === 'looking-back'
        ? { at: [0.82, -1.14], isFlipped: true, scale: size, angleRad: -0.1 }
        : { at: [0.7, -1.14], scale: size, angleRad: 0.06 },
    ...(isYoung && { drawMarkings: drawSpots }),
    drawHead: (head) =>
      drawHoofedHead(head, {
        coat,
        muzzle: 'foam',
        hasBlackNose: true,
        ear: 'leaf',
        ...(hasAntlers && { drawHorns: drawAntlers }),
      }),
  });
}

function drawSpots(pen: Pen): void {
  for (const at of spots)
    pen.fill(ellipse(at, 0.05, 0.035, 14), { pigment: 'foam', tone: 0, line: pen.weight.detail });
}

/** Both antlers from the side, their roots between ear and brow. */
function drawAntlers(pen: Pen): void {
  for (const [at, angleRad, shade] of [
    [[0.14, 0.02], 0.5, 0.55],
    [[0.04, 0.0], 0, 0.05],
  ] as const)
    for (const [line, half] of antler)
      drawLimb(
        pen.at({ at, angleRad }),
        { line, half: [half, half * 0.85, half * 0.7, half * 0.2] },
        { pigment: 'bone', tone: (_, y) => clamp(shade + 0.3 * (y + 0.8)), line: pen.weight.inner * 0.8 },
      );
}

/** Its forelegs folded, its hind legs stretched. */
const inAir: HoofedBuild = {
  ...cervine,
  near: [
    {
      line: '-0.7 -0.2, -0.8 0.06, -1.06 0.1, -1.26 0.2, -1.5 0.4, -1.66 0.5',
      half: [0.03, 0.21, 0.18, 0.09, 0.06, 0.045, 0.042, 0.05],
    },
    {
      line: '0.56 -0.2, 0.72 0.06, 0.96 0.12, 0.86 0.32, 0.68 0.42',
      half: [0.03, 0.14, 0.11, 0.065, 0.055, 0.042, 0.05],
    },
  ],
  far: [
    {
      line: '-0.56 -0.06, -0.62 0.18, -0.86 0.26, -1.04 0.4, -1.24 0.6, -1.38 0.7',
      half: [0.17, 0.13, 0.07, 0.05, 0.042, 0.05],
    },
    {
      line: '0.66 -0.06, 0.88 -0.02, 1.14 -0.02, 1.12 0.18, 1.0 0.34',
      half: [0.11, 0.08, 0.055, 0.042, 0.048],
    },
  ],
};
const antler: readonly (readonly [string, number])[] = [
  ['0.04 -0.1, 0.16 -0.16, 0.26 -0.28, 0.28 -0.42', 0.034],
  ['-0.14 -0.4, -0.02 -0.5, 0.06 -0.64, 0.06 -0.8', 0.036],
  ['-0.26 -0.66, -0.2 -0.8, -0.18 -0.94, -0.22 -1.06', 0.034],
  ['0.04 0.02, -0.02 -0.18, -0.12 -0.4, -0.24 -0.62, -0.38 -0.82, -0.56 -0.94', 0.052],
];
const spots: readonly Point[] = [
  [-0.76, -0.3],
  [-0.6, -0.34],
  [-0.42, -0.34],
  [-0.24, -0.3],
  [-0.06, -0.26],
  [0.14, -0.3],
  [-0.72, -0.16],
  [-0.54, -0.2],
  [-0.34, -0.2],
  [-0.14, -0.16],
  [0.06, -0.14],
  [-0.62, -0.04],
  [-0.26, -0.06],
  [0.2, -0.18],
  [0.5, -0.5],
  [0.44, -0.34],
];
