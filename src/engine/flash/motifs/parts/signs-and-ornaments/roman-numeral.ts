import type { Point } from '../../../geometry/point.ts';
import type { Pen } from '../../../paint/pen.ts';

/** Widths of the letters, for a height of 1. */
const letterWidths: Record<string, number> = { I: 0.32, V: 0.62, X: 0.62 };

/** Draws a number of I, V and X, 1 unit high, centred on the pen's origin. */
export function drawRomanNumeral(pen: Pen, numeral: string, widthPx: number): void {
  const letters = [...numeral];
  const total = letters.reduce((sum, letter) => sum + (letterWidths[letter] ?? 0), 0);
  let left = -total / 2;
  for (const letter of letters) {
    const width = letterWidths[letter] ?? 0;
    for (const stroke of strokesOf(letter, left + width * 0.18, left + width * 0.82))
      pen.stroke(stroke, widthPx);
    left += width;
  }
}

function strokesOf(letter: string, left: number, right: number): Point[][] {
  const middle = (left + right) / 2;
  if (letter === 'I')
    return [
      [
        [middle, -0.5],
        [middle, 0.5],
      ],
    ];
  if (letter === 'V')
    return [
      [
        [left, -0.5],
        [middle, 0.5],
        [right, -0.5],
      ],
    ];
  return [
    [
      [left, -0.5],
      [right, 0.5],
    ],
    [
      [right, -0.5],
      [left, 0.5],
    ],
  ];
}
