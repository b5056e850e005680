import type { LimbPlace } from './limb.ts';
import type { Rgb } from './samples.ts';

/** A drawing that lies in the skin. Lengths in picture heights, as those of its limb. */
export interface Tattoo {
  /** 8-bit RGB, row by row; white is bare skin. */
  readonly pixels: Uint8Array;
  /** Of the square drawing, in pixels. */
  readonly side: number;
  /** Of the square drawing on the skin. */
  readonly width: number;
  /** Where its middle lies. */
  readonly along: number;
  readonly around: number;
  /** How far its upright is turned away from the limb's, clockwise. */
  readonly turnDeg: number;
}

/** Healed ink lies below the skin, which keeps some of its own colour above it. */
const strength = 0.93;

/** How much of each colour the ink at a place leaves of the skin's. */
export function inkAt(tattoo: Tattoo, { along, around }: LimbPlace): Rgb {
  const turn = (tattoo.turnDeg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [right, down] = [around - tattoo.around, along - tattoo.along];
  const scale = tattoo.side / tattoo.width;
  const x = (right * cos + down * sin) * scale + tattoo.side / 2 - 0.5;
  const y = (down * cos - right * sin) * scale + tattoo.side / 2 - 0.5;
  const channel = (i: 0 | 1 | 2): number => 1 - strength * (1 - toLight(between(tattoo, x, y, i)));
  return [channel(0), channel(1), channel(2)];
}

/** Bilinear; white beyond the drawing. */
function between(tattoo: Tattoo, x: number, y: number, channel: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [x - left, y - top];
  const at = (column: number, row: number): number => {
    const { side, pixels } = tattoo;
    const isInside = column >= 0 && row >= 0 && column < side && row < side;
    return isInside ? (pixels[(row * side + column) * 3 + channel] ?? 255) : 255;
  };
  const upper = at(left, top) * (1 - across) + at(left + 1, top) * across;
  const lower = at(left, top + 1) * (1 - across) + at(left + 1, top + 1) * across;
  return upper * (1 - down) + lower * down;
}

function toLight(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
