import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';

interface Hairline {
  /** Of its right half. */
  readonly outline: string;
  readonly gleam: string;
  readonly tone: number;
}

/** Black hair parted in the middle, over the brow and past the ears. */
export function drawHairline(pen: Pen, { outline, gleam, tone }: Hairline): void {
  drawBothSides(pen, (side) => {
    side.fill(outlined(outline), {
      pigment: 'dark',
      black: 'uncolored',
      tone,
      line: side.weight.inner,
    });
    side.stroke(traced(gleam), side.weight.detail, {
      isErasing: true,
      taper: 0.5,
    });
  });
}

const high: Omit<Hairline, 'outline'> = { gleam: '0.08 -0.86, 0.36 -0.7, 0.51 -0.34', tone: 0.35 };

/** Under a crown, down to the jaw. */
export const longHairline: Hairline = {
  ...high,
  outline: '0 -0.96!, 0.34 -0.9, 0.56 -0.6, 0.6 -0.1, 0.56 0.5!, 0.48 0.0, 0.34 -0.44, 0 -0.62!',
};

/** Under a crown, down to the ear. */
export const shortHairline: Hairline = {
  ...high,
  outline: '0 -0.96!, 0.34 -0.9, 0.56 -0.6, 0.58 -0.16, 0.52 0.2!, 0.46 -0.14, 0.32 -0.44, 0 -0.62!',
};

/** Close to the head, for a crown that sits low. */
export const lowHairline: Hairline = {
  outline: '0 -0.84!, 0.36 -0.8, 0.6 -0.48, 0.6 0.1, 0.54 0.36!, 0.48 -0.1, 0.36 -0.42, 0 -0.62!',
  gleam: '0.1 -0.72, 0.4 -0.6, 0.52 -0.2',
  tone: 0.5,
};
