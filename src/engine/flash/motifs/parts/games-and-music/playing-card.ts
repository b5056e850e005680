import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

export type Suit = 'hearts' | 'diamonds' | 'clubs' | 'spades';
export type Rank = 'ace' | 'king' | 'queen' | 'jack' | 'ten';

/** A playing card, 0.88 wide and 1.48 high: its suit in the middle, its rank in two corners; courts wear a crown. */
export function drawPlayingCard(pen: Pen, rank: Rank, suit: Suit): void {
  pen.fill(card, {
    pigment: 'scroll',
    tone: (x, y) => clamp(0.02 + 0.3 * (0.4 - x) * (y + 0.6)),
    line: pen.weight.inner,
  });
  const isCrowned = rank === 'king' || rank === 'queen';
  drawSuit(pen.at({ at: [rank === 'ace' ? 0.04 : 0, isCrowned ? 0.12 : 0], scale: 0.26 }), suit);
  if (isCrowned) drawCrown(pen.at({ at: [0, -0.3], scale: rank === 'king' ? 0.26 : 0.2 }));
  for (const [x, y, angleRad] of [
    [-0.32, -0.56, 0],
    [0.32, 0.56, Math.PI],
  ] as const) {
    const corner = pen.at({ at: [x, y], angleRad });
    for (const stroke of ranks[rank]) corner.stroke(stroke, pen.weight.inner * 0.8);
    drawSuit(corner.at({ at: [0, 0.19], scale: 0.065 }), suit);
  }
}

function drawSuit(pen: Pen, suit: Suit): void {
  const isRed = suit === 'hearts' || suit === 'diamonds';
  pen.fill(
    suits[suit],
    isRed
      ? { pigment: 'petal', black: 'uncolored', tone: 0.3, line: pen.weight.detail }
      : { black: 'always', tone: 1 },
  );
}

function drawCrown(pen: Pen): void {
  pen.fill(symmetric('0 -0.7!, 0.24 -0.1!, 0.6 -0.5!, 0.9 0!, 1 -0.4!, 0.8 0.5!, 0 0.5!'), {
    pigment: 'gold',
    tone: 0.15,
    line: pen.weight.detail * 1.3,
  });
}

const card = outlined(
  '-0.4 -0.74!, 0.4 -0.74!, 0.44 -0.7!, 0.44 0.7!, 0.4 0.74!, -0.4 0.74!, -0.44 0.7!, -0.44 -0.7!',
);
const stem = symmetric('0 0.3!, 0.06 0.6, 0.3 0.9!, 0 0.86!');
const suits: Readonly<Record<Suit, readonly (readonly Point[])[]>> = {
  spades: [symmetric('0 -1!, 0.3 -0.5, 0.8 0.1, 0.76 0.48, 0.44 0.6, 0.1 0.36!, 0 0.3!'), stem],
  hearts: [symmetric('0 -0.5!, 0.3 -0.9, 0.7 -0.84, 0.86 -0.4, 0.6 0.2, 0 0.9!')],
  diamonds: [symmetric('0 -1!, 0.3 -0.45, 0.68 0!, 0.3 0.45, 0 1!')],
  clubs: [
    symmetric(
      '0 -1, 0.34 -0.86, 0.4 -0.5, 0.22 -0.24!, 0.6 -0.26, 0.86 0.04, 0.74 0.42, 0.4 0.46, 0.08 0.24!, 0 0.3!',
    ),
    stem,
  ],
};

/** The strokes of a rank, centred on the pen's origin and 0.16 high. */
const ranks: Readonly<Record<Rank, readonly (readonly Point[])[]>> = {
  ace: [traced('-0.06 0.08, 0 -0.08!, 0.06 0.08'), traced('-0.035 0.03, 0.035 0.03')],
  king: [
    traced('-0.05 -0.08, -0.05 0.08'),
    traced('0.055 -0.08, -0.05 0.01'),
    traced('-0.015 -0.02, 0.06 0.08'),
  ],
  queen: [
    traced('0 -0.08, -0.06 -0.04, -0.06 0.03, 0 0.07, 0.06 0.03, 0.06 -0.04, 0 -0.08'),
    traced('0.01 0.03, 0.07 0.1'),
  ],
  jack: [traced('0.03 -0.08!, 0.03 0.04, 0 0.08, -0.04 0.07, -0.05 0.03')],
  ten: [
    traced('-0.06 -0.08, -0.06 0.08'),
    traced('0.035 -0.08, -0.01 -0.04, -0.01 0.04, 0.035 0.08, 0.08 0.04, 0.08 -0.04, 0.035 -0.08'),
  ],
};
