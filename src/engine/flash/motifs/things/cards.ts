import { clamp } from '../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';

/** Four aces, fanned out. */
export const cards: Motif = {
  name: 'cards',
  tinted: ['scroll'],
  draw(easel) {
    const suits = [diamond, club, heart, spade];
    for (const [i, suit] of suits.entries()) {
      const turn = -0.54 + 0.36 * i;
      const at = [Math.sin(turn) * 1.1, 0.9 - Math.cos(turn) * 1.1] as const;
      easel.layer((pen) => drawAce(pen, suit, suit === diamond || suit === heart), {
        at: { at, angleRad: turn },
        contour: 0.8,
      });
    }
  },
};

function drawAce(pen: Pen, suit: Suit, isRed: boolean): void {
  const { inner, detail } = pen.weight;
  pen.cell(card, {
    pigment: 'scroll',
    tone: (x, y) => clamp(0.02 + 0.3 * (0.4 - x) * (y + 0.6)),
    line: inner,
  });
  drawSuit(pen.at({ at: [0.04, 0], scale: 0.26 }), suit, isRed);
  for (const [x, y, angleRad] of [
    [-0.32, -0.56, 0],
    [0.32, 0.56, Math.PI],
  ] as const) {
    const corner = pen.at({ at: [x, y], angleRad });
    corner.stroke(traced('-0.06 0.08, 0 -0.08!, 0.06 0.08'), inner * 0.9);
    corner.stroke(
      [
        [-0.035, 0.03],
        [0.035, 0.03],
      ],
      detail,
    );
    drawSuit(corner.at({ at: [0, 0.19], scale: 0.065 }), suit, isRed);
  }
}

type Suit = readonly (readonly (readonly [number, number])[])[];

function drawSuit(pen: Pen, suit: Suit, isRed: boolean): void {
  pen.cell(
    suit,
    isRed
      ? { pigment: 'petal', black: 'uncolored', tone: 0.3, line: pen.weight.detail }
      : { black: 'always', tone: 1 },
  );
}

const card = outlined(
  '-0.4 -0.74!, 0.4 -0.74!, 0.44 -0.7!, 0.44 0.7!, 0.4 0.74!, -0.4 0.74!, -0.44 0.7!, -0.44 -0.7!',
);
const stem = symmetric('0 0.3!, 0.06 0.6, 0.3 0.9!, 0 0.86!');
const spade: Suit = [symmetric('0 -1!, 0.3 -0.5, 0.8 0.1, 0.76 0.48, 0.44 0.6, 0.1 0.36!, 0 0.3!'), stem];
const heart: Suit = [symmetric('0 -0.5!, 0.3 -0.9, 0.7 -0.84, 0.86 -0.4, 0.6 0.2, 0 0.9!')];
const diamond: Suit = [symmetric('0 -1!, 0.3 -0.45, 0.68 0!, 0.3 0.45, 0 1!')];
const club: Suit = [
  symmetric(
    '0 -1, 0.34 -0.86, 0.4 -0.5, 0.22 -0.24!, 0.6 -0.26, 0.86 0.04, 0.74 0.42, 0.4 0.46, 0.08 0.24!, 0 0.3!',
  ),
  stem,
];
