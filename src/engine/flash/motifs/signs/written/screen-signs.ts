import { clamp } from '../../../geometry/interval.ts';
import { arc, circle } from '../../../geometry/shape.ts';
import { outlined, symmetric } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { broadLine, drawBroadLines } from '../../parts/signs-and-ornaments/broad-lines.ts';

function sign(
  name: string,
  pigment: Pigment,
  draw: (pen: Pen, look: ReturnType<typeof lookOf>) => void,
): Motif {
  return {
    name,
    tinted: [pigment],
    draw: (canvas) => canvas.layer((pen) => draw(pen, lookOf(pigment)), { contour: 0.6, isInverted: false }),
  };
}

function lookOf(pigment: Pigment) {
  return {
    pigment,
    black: 'uncolored',
    tone: (x: number, y: number) => clamp(0.25 + 0.2 * (x + y)),
  } as const;
}

/** The signs of screens, keys and walls. */
export const screenSigns: readonly Motif[] = [
  sign('power-sign', 'leaf', (pen, look) => {
    pen.fill(broadLine(arc([0, 0.1], 0.84, -Math.PI * 0.32, Math.PI * 1.32, 60), 0.12), look);
    drawBroadLines(pen, { lines: '0 -1.0, 0 0.0', half: 0.12 }, look);
  }),
  sign('wifi-sign', 'water', (pen, look) => {
    for (const radius of [0.5, 0.92, 1.34])
      pen.fill(broadLine(arc([0, 0.72], radius, -Math.PI * 0.76, -Math.PI * 0.24, 50), 0.12), look);
    pen.fill(circle([0, 0.68], 0.18, 36), look);
  }),
  sign('play-sign', 'petal', (pen, look) => {
    pen.fill([circle([0, 0], 1.08, 90), circle([0, 0], 0.88, 90)], { ...look, rule: 'evenodd' });
    pen.fill(outlined('-0.32 -0.52!, 0.58 0!, -0.32 0.52!'), look);
  }),
  sign('peace-sign', 'petal', (pen, look) => {
    pen.fill([circle([0, 0], 1.12, 96), circle([0, 0], 0.9, 96)], { ...look, rule: 'evenodd' });
    drawBroadLines(pen, { lines: '0 -1.0!, 0 1.0/0 0, -0.71 0.71/0 0, 0.71 0.71', half: 0.105 }, look);
  }),
  sign('check-mark', 'leaf', (pen, look) =>
    pen.fill(
      outlined(
        '-1.1 0.06!, -0.92 -0.16, -0.76 -0.2!, -0.5 0.06, -0.34 0.36!, 0.06 -0.28, 0.56 -0.82, 1.14 -1.2!, 1.18 -1.02, 0.72 -0.5, 0.2 0.2, -0.2 0.92!, -0.3 0.98, -0.48 0.9!, -0.74 0.42',
      ),
      look,
    ),
  ),
  sign('tally-marks', 'dark', (pen, look) => {
    for (const [i, x] of [-0.72, -0.26, 0.22, 0.7].entries())
      drawLimb(
        pen,
        {
          line: `${x + 0.06} -0.9, ${x - 0.02} -0.1, ${x + (i % 2 ? 0.04 : -0.06)} 0.9`,
          half: [0.05, 0.085, 0.08, 0.03],
        },
        look,
      );
    drawLimb(pen, { line: '-1.2 0.56, -0.4 0.16, 0.4 -0.2, 1.2 -0.6', half: [0.03, 0.08, 0.09, 0.04] }, look);
  }),
  sign('pi-sign', 'dark', (pen, look) => {
    for (const stroke of pi) pen.fill(outlined(stroke), look);
  }),
  sign('integral-sign', 'dark', (pen, look) =>
    pen.fill(
      outlined(
        '0.5 -0.98, 0.36 -0.86, 0.34 -1.06, 0.2 -1.08, 0.1 -0.8, 0.1 -0.1, 0.08 0.62, -0.06 1.1, -0.34 1.26, -0.6 1.12, -0.6 0.92, -0.44 0.82, -0.34 0.92, -0.36 1.08, -0.22 1.06, -0.14 0.7, -0.16 0.0, -0.1 -0.74, 0.06 -1.16, 0.32 -1.28, 0.58 -1.14',
      ),
      look,
    ),
  ),
  sign('crosshair', 'dark', (pen, look) => {
    for (const radius of [0.86, 0.4])
      pen.fill([circle([0, 0], radius + 0.05, 90), circle([0, 0], radius - 0.05, 90)], {
        ...look,
        rule: 'evenodd',
      });
    for (const turn of [0, 1, 2, 3])
      pen
        .at({ angleRad: (turn * Math.PI) / 2 })
        .fill(symmetric('0 -1.26!, 0.07 -1.24!, 0.06 -0.6, 0.015 -0.14!, 0 -0.14!'), look);
    pen.fill(circle([0, 0], 0.06, 20), { pigment: 'petal', black: 'uncolored', tone: 0.2 });
  }),
  sign('barcode', 'dark', (pen, look) => {
    let x = -1.2;
    for (const [bar, gap] of bars) {
      const isGuard = x < -1.15 || x > 1.06 || Math.abs(x) < 0.05;
      pen.fill(
        outlined(
          `${x} -0.7!, ${x + bar} -0.7!, ${x + bar} ${isGuard ? 0.86 : 0.7}!, ${x} ${isGuard ? 0.86 : 0.7}!`,
        ),
        look,
      );
      x += bar + gap;
    }
  }),
  {
    name: 'pixel-heart',
    tinted: ['petal'],
    draw: (canvas) => canvas.layer((pen) => drawPixelHeart(pen, 11)),
  },
  {
    name: 'health-bar',
    tinted: ['petal'],
    draw(canvas) {
      for (const [i, filled] of [11, 11, 5].entries())
        canvas.layer((pen) => drawPixelHeart(pen, filled), { at: { at: [(i - 1) * 0.9, 0], scale: 0.4 } });
    },
  },
];

/** The roof of the letter, and its two legs. */
const pi = [
  '-1.06 -0.3!, -0.9 -0.66, -0.56 -0.84, 0 -0.82, 0.6 -0.84, 1.04 -0.92!, 1.0 -0.62, 0.6 -0.54, -0.3 -0.54, -0.7 -0.54, -0.98 -0.24!',
  '-0.5 -0.6!, -0.22 -0.6!, -0.26 0.0, -0.36 0.56, -0.54 0.9, -0.74 0.96, -0.86 0.8, -0.7 0.62, -0.54 0.1',
  '0.22 -0.6!, 0.5 -0.6!, 0.46 0.2, 0.5 0.66, 0.66 0.74, 0.86 0.56!, 0.92 0.62!, 0.78 0.88, 0.54 0.98, 0.3 0.86, 0.2 0.5',
];

/** Widths of the bars and of the gaps after them. */
const bars = '3 3 3 6 9 3 3 9 6 3 3 3 3 6 9 6 3 3 3 3 3 3 6 6 3 9 9 3 3 6 3 3 6 9 3 6 3 3 3 0'
  .split(' ')
  .map((width) => Number(width) * 0.0128)
  .flatMap((width, i, all): (readonly [number, number])[] => (i % 2 ? [] : [[width, all[i + 1] ?? 0]]));

/** Rows of the heart: '#' its rim, 'o' its red, '+' a gleam. */
const heart = [
  '..###.###..',
  '.#ooo#ooo#.',
  '#o++ooooo:#',
  '#o+oooooo:#',
  '#oooooooo:#',
  '.#oooooo:#.',
  '..#oooo:#..',
  '...#oo:#...',
  '....#o#....',
  '.....#.....',
];

/** @param filled how many of its columns are full; the others are empty */
function drawPixelHeart(pen: Pen, filled: number): void {
  const side = 0.2;
  for (const [row, pixels] of heart.entries())
    for (const [column, pixel] of [...pixels].entries()) {
      if (pixel === '.') continue;
      const [x, y] = [(column - 5.5) * side, (row - 5) * side];
      const isFull = column <= filled;
      const look =
        pixel === '#'
          ? ({ black: 'always', tone: 1 } as const)
          : pixel === '+' || !isFull
            ? ({ pigment: 'foam', tone: 0.02 } as const)
            : ({ pigment: 'petal', tone: pixel === ':' ? 0.65 : 0.3 } as const);
      pen.fill(outlined(`${x} ${y}!, ${x + side} ${y}!, ${x + side} ${y + side}!, ${x} ${y + side}!`), {
        ...look,
        line: pen.weight.detail,
      });
    }
}
