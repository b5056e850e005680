import type { Canvas } from '../../../paint/canvas.ts';
import type { Motif } from '../../motif.ts';
import type { Rank, Suit } from '../../parts/games-and-music/playing-card.ts';
import { drawPlayingCard } from '../../parts/games-and-music/playing-card.ts';

type Card = readonly [Rank, Suit];

/** Four aces, fanned out. */
export const cards: Motif = {
  name: 'cards',
  tinted: ['scroll'],
  draw: (canvas) =>
    fanOut(canvas, [
      ['ace', 'diamonds'],
      ['ace', 'clubs'],
      ['ace', 'hearts'],
      ['ace', 'spades'],
    ]),
};

/** The best hand at poker, of hearts. */
export const royalFlush: Motif = {
  name: 'poker-hand',
  tinted: ['scroll'],
  draw: (canvas) =>
    fanOut(
      canvas,
      (['ten', 'jack', 'queen', 'king', 'ace'] as const).map((rank): Card => [rank, 'hearts']),
    ),
};

/** One card each. */
export const singleCards: readonly Motif[] = (['ace', 'king', 'queen', 'jack'] as const).flatMap((rank) =>
  (['hearts', 'diamonds', 'clubs', 'spades'] as const).map(
    (suit): Motif => ({
      name: `${rank}-of-${suit}`,
      tinted: ['scroll'],
      draw: (canvas) =>
        canvas.layer((pen) => drawPlayingCard(pen, rank, suit), { at: { scale: 1.3, angleRad: 0.1 } }),
    }),
  ),
);

function fanOut(canvas: Canvas, hand: readonly Card[]): void {
  const stepRad = 1.44 / hand.length;
  for (const [i, [rank, suit]] of hand.entries()) {
    const turn = stepRad * (i - (hand.length - 1) / 2);
    const at = [Math.sin(turn) * 1.1, 0.9 - Math.cos(turn) * 1.1] as const;
    canvas.layer((pen) => drawPlayingCard(pen, rank, suit), { at: { at, angleRad: turn }, contour: 0.8 });
  }
}
