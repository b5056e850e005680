import type { Pen } from '../../../paint/pen.ts';
import { drawHandGrip } from '../arms-and-hands/hand-grip.ts';
import { drawWalker, ground } from './from-behind.ts';
import type { Hand, Place, Walker } from './walker.ts';

/**
 * People side by side who walk away on the same ground, each holding the hand of the next.
 *
 * @param lastHand where the last one's free hand is; it hangs unless told otherwise
 */
export function drawWalkers(pen: Pen, walkers: readonly Walker[], lastHand: Hand | null = null): void {
  const places = placesOf(walkers, lastHand);
  walkers.forEach((walker, i) => {
    const place = places[i];
    if (place) drawWalker(pen, walker, place);
  });

  for (const { hands } of places.slice(0, -1))
    if (hands[1]) drawHandGrip(pen.at({ at: [hands[1].x, hands[1].y + 0.02] }));
}

const gap = 0.2;

function placesOf(walkers: readonly Walker[], lastHand: Hand | null): Place[] {
  const half = ({ height }: Walker) => 0.42 * height;
  const xs: number[] = [];
  walkers.forEach((walker, i) => {
    const previous = walkers[i - 1];
    xs.push(previous ? (xs[i - 1] ?? 0) + half(previous) + gap + half(walker) : 0);
  });
  const middle = ((xs[0] ?? 0) + (xs.at(-1) ?? 0)) / 2;
  const grips = walkers.slice(1).map((walker, i): Hand => {
    const [a, b] = [walkers[i] ?? walker, walker];
    const x = (xs[i] ?? 0) + half(a) + gap / 2 - middle;
    return { x, y: ground - 1.26 * Math.max(a.height, b.height) + 0.1 };
  });
  return walkers.map((_, i) => ({
    x: (xs[i] ?? 0) - middle,
    hands: [grips[i - 1] ?? null, grips[i] ?? lastHand],
  }));
}
