import { ribbon } from '../../../geometry/ribbon.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawLock } from '../any-beast/fur.ts';
import type { Limb } from '../any-beast/limb.ts';
import { drawGiraffePatch } from './giraffe-patch.ts';
import { drawHoofedBeast } from './hoofed-beast.ts';
import type { HoofedBuild } from './hoofed-builds.ts';

/** A giraffe from hoof to horn, walking to the right. @param drawHead the head of one that shows its neck */
export function drawStandingGiraffe(pen: Pen, drawHead: (pen: Pen) => void): void {
  drawHoofedBeast(pen, {
    build,
    coat: 'gold',
    tail: 'tuft',
    drawMane,
    drawMarkings: drawPatches,
    drawLegMarkings: drawLegPatches,
    drawHead,
    nape: { at: [0.78, -1.06], scale: 0.4, angleRad: 0.1 },
  });
}

function drawMane(pen: Pen): void {
  for (const [x, y] of mane)
    drawLock(pen, {
      root: [x, y],
      tip: [x - 0.12, y - 0.07],
      width: 0.12,
      bend: 0.14,
      pigment: 'wood',
      tone: 0.4,
    });
}

function drawPatches(pen: Pen): void {
  for (let row = 0; row < 7; row++)
    for (const across of row % 2 === 0 ? [-0.6, 0.4] : [-0.05, 0.86, -0.9])
      drawGiraffePatch(pen, neck, [0.05 + row * 0.13, 0.16 + row * 0.13], across);
  for (let row = 0; row < 5; row++)
    for (const across of row % 2 === 0 ? [-0.62, 0, 0.62] : [-0.34, 0.3, -0.92])
      drawGiraffePatch(pen, trunk, [row * 0.19, 0.17 + row * 0.19], across);
}

function drawLegPatches(pen: Pen, { line }: Limb): void {
  const leg = ribbon(traced(line, 8), (share) => 0.14 - 0.1 * share);
  for (const [from, across] of [
    [0.2, 0.3],
    [0.34, -0.3],
    [0.48, 0.2],
  ] as const)
    drawGiraffePatch(pen, leg, [from, from + 0.11], across);
}

const neck = ribbon(
  traced('0.32 -0.26, 0.54 -0.66, 0.7 -1.02, 0.81 -1.36', 9),
  (share) => 0.19 - 0.11 * share,
);
const trunk = ribbon(
  traced('-0.66 0.02, -0.3 -0.01, 0.06 -0.07, 0.4 -0.14', 9),
  (share) => 0.18 + 0.12 * share,
);
const mane = [
  [0.3, -0.5],
  [0.37, -0.62],
  [0.44, -0.74],
  [0.5, -0.86],
  [0.56, -0.98],
  [0.61, -1.1],
  [0.66, -1.22],
  [0.7, -1.34],
] as const;
const build: HoofedBuild = {
  body: '-0.7 0.14, -0.74 -0.06, -0.6 -0.2, -0.3 -0.28, 0.04 -0.36, 0.24 -0.48, 0.42 -0.72, 0.58 -1.06, 0.72 -1.44, 0.92 -1.42, 0.88 -1.1, 0.76 -0.7, 0.62 -0.34, 0.56 -0.06, 0.42 0.16, 0.1 0.26, -0.3 0.22, -0.56 0.28',
  belly: '-0.3 0.2!, 0.1 0.2, 0.4 0.16!, 0.1 0.26',
  folds: ['0.24 -0.28, 0.18 -0.06, 0.26 0.14', '-0.34 -0.16, -0.3 0.02, -0.36 0.18'],
  near: [
    {
      line: '-0.52 -0.1, -0.48 0.24, -0.58 0.58, -0.6 0.9, -0.58 1.24',
      half: [0.03, 0.19, 0.17, 0.085, 0.065, 0.05, 0.05, 0.055],
    },
    {
      line: '0.38 -0.16, 0.36 0.2, 0.34 0.58, 0.3 0.92, 0.3 1.24',
      half: [0.03, 0.15, 0.13, 0.075, 0.065, 0.05, 0.055],
    },
  ],
  far: [
    {
      line: '-0.38 0.06, -0.3 0.36, -0.3 0.64, -0.24 0.92, -0.2 1.2',
      half: [0.15, 0.12, 0.065, 0.05, 0.05, 0.05],
    },
    {
      line: '0.46 0.0, 0.52 0.36, 0.58 0.66, 0.56 0.92, 0.6 1.2',
      half: [0.11, 0.085, 0.06, 0.048, 0.052],
    },
  ],
  rump: [-0.7, -0.08],
  nape: [0.8, -1.4],
  hoof: 0.85,
};
