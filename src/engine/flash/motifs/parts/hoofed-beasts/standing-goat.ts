import { clamp } from '../../../geometry/interval.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawHairs, drawLock } from '../any-beast/fur.ts';
import { drawLimb } from '../any-beast/limb.ts';
import { drawHoofedBeast } from './hoofed-beast.ts';
import type { HoofedBuild } from './hoofed-builds.ts';
import { cervine } from './hoofed-builds.ts';
import { drawHoofedHead } from './hoofed-head.ts';

const walking: Pick<Motif, 'draw'> = { draw: (canvas) => canvas.layer(drawStandingGoat) };

/** All of a billy goat: bearded, its ridged horns swept back. */
export const goatPoses: NonNullable<Motif['poses']> = { standing: walking, prowling: walking, side: walking };

function drawStandingGoat(pen: Pen): void {
  drawHoofedBeast(pen, {
    build,
    coat: 'grey',
    socks: 'dark',
    light: 'foam',
    tail: 'scut',
    drawMarkings: (body) => {
      for (const row of [
        '-0.7 -0.36, -0.3 -0.32, 0.1 -0.32, 0.4 -0.42',
        '-0.76 -0.1, -0.3 -0.06, 0.1 -0.06, 0.5 -0.14',
        '-0.5 0.12, -0.1 0.16, 0.3 0.16, 0.6 0.06',
      ])
        drawHairs(body, traced(row), [-0.08, 0.14], 13);
    },
    drawHead: (head) => {
      for (const [x, y, dx, dy] of beard)
        drawLock(head, {
          root: [x, y],
          tip: [x + dx, y + dy],
          width: 0.12,
          bend: 0.12,
          pigment: 'foam',
          tone: 0.3,
        });
      drawHoofedHead(head, {
        coat: 'grey',
        muzzle: 'foam',
        ear: 'leaf',
        drawHorns: (brow) => {
          drawHorn(brow.at({ at: [0.1, 0.01], angleRad: 0.2 }), 0.6);
          drawHorn(brow, 0.15);
        },
      });
    },
  });
}

function drawHorn(head: Pen, shade: number): void {
  drawLimb(
    head,
    {
      line: '0.1 0.02, 0.08 -0.24, -0.08 -0.5, -0.36 -0.62, -0.62 -0.5, -0.7 -0.28',
      half: [0.085, 0.08, 0.07, 0.055, 0.035, 0.006],
    },
    { pigment: 'bone', tone: (x, y) => clamp(shade + 0.4 * (y + 0.3) - 0.3 * x), line: head.weight.inner },
  );
  for (const ridge of ridges) head.stroke(traced(ridge), head.weight.detail * 1.4);
}

const ridges = [
  '0.02 -0.1, 0.18 -0.12',
  '-0.01 -0.2, 0.15 -0.25',
  '-0.05 -0.29, 0.09 -0.37',
  '-0.12 -0.38, 0.01 -0.47',
  '-0.2 -0.46, -0.12 -0.57',
  '-0.31 -0.54, -0.28 -0.66',
  '-0.43 -0.56, -0.46 -0.65',
  '-0.55 -0.52, -0.61 -0.57',
];
const beard = [
  [0.36, 0.44, -0.04, 0.4],
  [0.44, 0.5, 0.02, 0.42],
  [0.5, 0.5, 0.06, 0.32],
] as const;
const build: HoofedBuild = {
  ...cervine,
  body: '-0.88 0.02, -0.94 -0.26, -0.78 -0.42, -0.44 -0.46, -0.06 -0.42, 0.26 -0.46, 0.46 -0.6, 0.58 -0.8, 0.68 -0.96, 0.84 -1.0, 0.96 -0.86, 0.92 -0.6, 0.86 -0.28, 0.76 0.04, 0.5 0.24, 0.0 0.26, -0.44 0.18, -0.72 0.2',
  belly: '-0.44 0.18!, 0.0 0.18, 0.5 0.2!, 0.0 0.26',
  near: cervine.near.map(({ line, half }) => ({ line, half: half.map((width) => width * 1.22) })),
  far: cervine.far.map(({ line, half }) => ({ line, half: half.map((width) => width * 1.22) })),
  rump: [-0.9, -0.3],
  nape: [0.78, -0.94],
  hoof: 0.85,
};
