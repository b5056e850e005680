import type { Point } from '../../../geometry/point.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

export interface Inscription {
  readonly height: number;
  /** Longer words are written smaller. */
  readonly maxWidth: number;
  readonly lineWidthPx: number;
}

/**
 * Letters that belong to a thing, as the name on a card, drawn in single strokes and centred on the pen's origin.
 * Throws a RangeError for anything but the capitals below and spaces.
 */
export function drawCapitals(pen: Pen, text: string, { height, maxWidth, lineWidthPx }: Inscription): void {
  let end = 0;
  const strokes: Point[][] = [];
  for (const character of text) {
    if (character === ' ') {
      end += wordGap;
      continue;
    }
    const letter = letters[character];
    if (!letter) throw new RangeError(`no such capital: "${character}"`);
    for (const stroke of letter.split('/')) strokes.push(traced(stroke).map(([x, y]) => [x + end, y - 0.5]));
    end += advanceOf(letter) + letterGap;
  }
  const width = end - letterGap;
  const scale = Math.min(height, maxWidth / width);
  const line = pen.at({ at: [(-width * scale) / 2, 0], scale });
  for (const stroke of strokes) line.stroke(stroke, lineWidthPx);
}

function advanceOf(letter: string): number {
  return Math.max(...letter.split(/[,/]/).map((knot) => Number.parseFloat(knot.trim())));
}

const letterGap = 0.3;
const wordGap = 0.5;

/** Strokes parted by '/', from 0 down to 1. */
const letters: Readonly<Record<string, string>> = {
  A: '0 1, 0.4 0!, 0.8 1/0.16 0.64, 0.64 0.64',
  B: '0 0!, 0 1!, 0.4 1, 0.64 0.88, 0.64 0.6, 0.4 0.5, 0 0.5!/0 0!, 0.36 0, 0.56 0.12, 0.56 0.38, 0.36 0.5',
  C: '0.74 0.16, 0.42 0, 0.08 0.2, 0 0.5, 0.08 0.8, 0.42 1, 0.74 0.84',
  D: '0 0!, 0 1!, 0.3 1, 0.66 0.82, 0.74 0.5, 0.66 0.18, 0.3 0, 0 0!',
  E: '0.58 0!, 0 0!, 0 1!, 0.58 1!/0 0.5, 0.48 0.5',
  F: '0.58 0!, 0 0!, 0 1!/0 0.5, 0.48 0.5',
  G: '0.74 0.16, 0.42 0, 0.08 0.2, 0 0.5, 0.08 0.8, 0.42 1, 0.76 0.86!, 0.76 0.56!, 0.48 0.56!',
  H: '0 0, 0 1/0.7 0, 0.7 1/0 0.5, 0.7 0.5',
  I: '0 0, 0 1',
  J: '0.5 0!, 0.5 0.7, 0.4 0.94, 0.22 1, 0.04 0.9, 0 0.74',
  K: '0 0, 0 1/0.6 0!, 0 0.58!/0.2 0.42, 0.64 1',
  L: '0 0!, 0 1!, 0.54 1!',
  M: '0 1!, 0.06 0!, 0.47 0.76!, 0.88 0!, 0.94 1!',
  N: '0 1!, 0 0!, 0.74 1!, 0.74 0!',
  O: '0.44 0, 0.12 0.16, 0 0.5, 0.12 0.84, 0.44 1, 0.76 0.84, 0.88 0.5, 0.76 0.16, 0.44 0',
  P: '0 1!, 0 0!, 0.38 0, 0.62 0.12, 0.62 0.42, 0.38 0.54, 0 0.54!',
  Q: '0.44 0, 0.12 0.16, 0 0.5, 0.12 0.84, 0.44 1, 0.76 0.84, 0.88 0.5, 0.76 0.16, 0.44 0/0.54 0.72, 0.86 1.06',
  R: '0 1!, 0 0!, 0.38 0, 0.62 0.12, 0.62 0.42, 0.38 0.54, 0 0.54!/0.34 0.54, 0.66 1',
  S: '0.56 0.14, 0.3 0, 0.04 0.14, 0.08 0.38, 0.3 0.5, 0.54 0.62, 0.58 0.86, 0.3 1, 0 0.86',
  T: '0 0, 0.72 0/0.36 0, 0.36 1',
  U: '0 0, 0 0.64, 0.12 0.92, 0.37 1, 0.62 0.92, 0.74 0.64, 0.74 0',
  V: '0 0!, 0.38 1!, 0.76 0!',
  W: '0 0!, 0.26 1!, 0.52 0.2!, 0.78 1!, 1.04 0!',
  X: '0 0, 0.7 1/0.7 0, 0 1',
  Y: '0 0!, 0.36 0.5!, 0.72 0/0.36 0.5, 0.36 1',
  Z: '0 0!, 0.6 0!, 0 1!, 0.6 1!',
};
