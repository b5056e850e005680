import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawHairs, drawLock } from '../../parts/any-beast/fur.ts';
import { bay, drawRunningHorse } from '../../parts/hoofed-beasts/running-horse.ts';
import { horsePoses } from '../../parts/hoofed-beasts/standing-horse.ts';

/** A horse's head in profile, its mane in the wind; looks to the right. */
export const horse: Motif = {
  name: 'horse',
  tinted: ['wood'],
  poses: { running: { draw: (canvas) => canvas.layer(drawRunningHorse) }, ...horsePoses(bay) },
  draw(canvas) {
    canvas.layer((pen) => drawHorseHead(pen));
  },
};

/** @param drawBrow what grows on the forehead: a unicorn's horn */
export function drawHorseHead(pen: Pen, coat: 'wood' | 'foam' = 'wood', drawBrow?: (pen: Pen) => void): void {
  const { inner, detail } = pen.weight;
  const mane = coat === 'wood' ? 'dark' : 'blush';
  for (const [x, y, dx, dy, bend] of backLocks) {
    drawLock(pen, {
      root: [x, y],
      tip: [x + dx, y + dy],
      width: 0.4,
      bend,
      pigment: mane,
      tone: (px) => clamp(0.7 + 0.5 * (px + 0.3)),
    });
  }
  pen.fill(outlined('0.0 -0.84!, 0.02 -1.1, 0.16 -1.34!, 0.24 -1.08, 0.2 -0.82!'), {
    pigment: coat,
    tone: 0.7,
    line: inner,
  });
  pen.fill(neck, {
    pigment: coat,
    tone: (x, y) =>
      clamp(
        0.12 + 0.6 * smoothstep(-0.1, -0.7, x) + 0.45 * smoothstep(0.2, 0.55, y) * smoothstep(-0.3, 0.2, x),
      ),
    line: inner * 1.1,
  });
  drawBrow?.(pen);
  pen.fill(head, {
    pigment: coat,
    tone: (x, y) => clamp(0.08 + 0.6 * smoothstep(0.1, 0.5, y - x * 0.75) + 0.2 * smoothstep(0.7, 1, x)),
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.14 -0.8!, -0.2 -1.08, -0.08 -1.36!, 0.08 -1.1, 0.1 -0.8!'), {
    pigment: coat,
    tone: 0.2,
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.06 -0.86!, -0.1 -1.06, -0.06 -1.2!, 0.02 -1.04, 0.03 -0.86!'), {
    pigment: 'blush',
    black: 'uncolored',
    tone: 0.6,
  });
  pen.fill(outlined('0.22 -0.46!, 0.3 -0.56, 0.42 -0.54, 0.46 -0.42!, 0.34 -0.4'), {
    black: 'always',
    tone: 1,
  });
  pen.fill(circle([0.33, -0.48], 0.02, 12), { color: [255, 255, 255], tone: 0 });
  pen.stroke(traced('0.16 -0.52, 0.28 -0.64, 0.46 -0.6'), inner, { taper: 0.4 });
  pen.stroke(traced('0.22 -0.36, 0.34 -0.33, 0.46 -0.36'), detail * 1.2, { taper: 0.5 });
  pen.fill(outlined('0.92 0.32!, 0.94 0.22, 1.02 0.24, 1.02 0.34, 0.96 0.4'), { black: 'always', tone: 1 });
  pen.stroke(traced('0.84 0.3, 0.88 0.16, 1.0 0.14'), detail * 1.2, { taper: 0.4 });
  pen.stroke(traced('1.0 0.56, 0.86 0.54, 0.74 0.44'), inner, { taper: 0.3, tapering: 'end' });
  for (const line of muscles) pen.stroke(traced(line), detail * 1.3, { taper: 0.5 });
  for (const [x, y, dx, dy, bend] of frontLocks) {
    drawLock(pen, {
      root: [x, y],
      tip: [x + dx, y + dy],
      width: 0.26,
      bend,
      pigment: mane,
      tone: (px) => clamp(0.5 + 0.7 * (px + 0.2)),
    });
  }
  drawHairs(pen, traced('-0.5 0.9, -0.1 1, 0.1 1'), [-0.02, 0.2], 9);
}

const backLocks = [
  [-0.62, 0.72, -0.5, 0.5, 0.16],
  [-0.58, 0.5, -0.72, 0.4, -0.16],
  [-0.54, 0.3, -0.66, 0.22, 0.16],
  [-0.5, 0.1, -0.86, 0.18, -0.16],
  [-0.44, -0.1, -0.76, 0.06, 0.16],
  [-0.38, -0.28, -0.92, 0.02, -0.16],
  [-0.3, -0.46, -0.8, -0.1, 0.16],
  [-0.22, -0.62, -0.86, -0.18, -0.16],
  [-0.12, -0.76, -0.66, -0.24, 0.16],
  [-0.04, -0.86, -0.66, -0.4, -0.16],
] as const;
const frontLocks = [
  [-0.44, 0.3, -0.3, 0.56, 0.18],
  [-0.4, 0.04, -0.32, 0.62, -0.18],
  [-0.32, -0.2, -0.36, 0.6, 0.18],
  [-0.22, -0.46, -0.38, 0.62, -0.18],
  [-0.12, -0.7, -0.36, 0.56, 0.18],
  [-0.02, -0.86, 0.26, 0.44, -0.24],
  [0.02, -0.88, 0.08, 0.5, -0.2],
] as const;
const neck = outlined(
  '0.0 -0.8, 0.24 -0.4, 0.1 0.2, -0.02 0.44, 0.1 0.76, 0.26 1.04!, 0.14 1.06!, 0.2 1.3!, 0.02 1.16!, -0.08 1.4!, -0.24 1.18!, -0.42 1.38!, -0.5 1.14!, -0.74 1.24!, -0.72 0.9, -0.62 0.4, -0.46 -0.1, -0.26 -0.6',
);
const head = outlined(
  '0.02 -0.86, 0.26 -0.8, 0.46 -0.56, 0.66 -0.24, 0.88 0.04, 1.06 0.24, 1.1 0.44, 1.02 0.58, 0.98 0.68, 0.84 0.72, 0.72 0.62, 0.6 0.46, 0.4 0.32, 0.2 0.3, 0.0 0.24, -0.12 0.04, -0.12 -0.3, -0.1 -0.62',
);
const muscles = [
  '0.1 -0.2, 0.3 -0.06, 0.34 0.16, 0.24 0.28',
  '0.54 -0.24, 0.66 0.0, 0.82 0.18',
  '0.42 -0.14, 0.56 0.1, 0.74 0.28',
  '-0.1 0.36, -0.2 0.6, -0.18 0.9',
  '0.02 -0.1, 0.06 0.04, 0.02 0.16',
  '0.76 0.44, 0.84 0.36, 0.9 0.4',
];
