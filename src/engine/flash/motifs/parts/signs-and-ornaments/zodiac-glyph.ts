import { closed } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

interface Glyph {
  readonly lines: readonly string[];
  /** Circles as x, y and radius. */
  readonly rings?: readonly (readonly [number, number, number])[];
}

const stem = '-0.9 -0.62, -0.76 -0.8, -0.64 -0.6, -0.64 0.6';
const bow = '-0.64 -0.46, -0.44 -0.8, -0.24 -0.56, -0.24 0.6';

/** The signs of the zodiac as they are written, within the square from -1 to 1. */
const glyphs = {
  aries: {
    lines: [
      '-0.62 -0.1, -0.86 -0.4, -0.62 -0.84, -0.2 -0.56, 0 0.92',
      '0.62 -0.1, 0.86 -0.4, 0.62 -0.84, 0.2 -0.56, 0 0.92',
    ],
  },
  taurus: { lines: ['-0.78 -0.92, -0.46 -0.36, 0 -0.16, 0.46 -0.36, 0.78 -0.92'], rings: [[0, 0.36, 0.52]] },
  gemini: {
    lines: [
      '-0.8 -0.95, -0.3 -0.76, 0.3 -0.76, 0.8 -0.95',
      '-0.8 0.95, -0.3 0.76, 0.3 0.76, 0.8 0.95',
      '-0.34 -0.76, -0.34 0.76',
      '0.34 -0.76, 0.34 0.76',
    ],
  },
  cancer: {
    lines: ['-0.78 -0.46, -0.3 -0.78, 0.4 -0.72, 0.86 -0.42', '0.78 0.46, 0.3 0.78, -0.4 0.72, -0.86 0.42'],
    rings: [
      [-0.52, -0.26, 0.26],
      [0.52, 0.26, 0.26],
    ],
  },
  leo: {
    lines: ['-0.34 0.14, -0.62 -0.42, -0.2 -0.9, 0.34 -0.62, 0.3 0, 0.1 0.6, 0.34 0.9, 0.7 0.68'],
    rings: [[-0.5, 0.32, 0.24]],
  },
  virgo: {
    lines: [
      stem,
      bow,
      '-0.24 -0.46, -0.04 -0.8, 0.16 -0.56, 0.16 0.46, 0.3 0.84, 0.56 0.94',
      '0.16 -0.3, 0.44 -0.56, 0.64 -0.2, 0.4 0.36, -0.04 0.84',
    ],
  },
  libra: {
    lines: [
      '-0.9 0.7, 0.9 0.7',
      '-0.9 0.26, -0.3 0.26!, -0.5 -0.1, -0.36 -0.5, 0 -0.66, 0.36 -0.5, 0.5 -0.1, 0.3 0.26!, 0.9 0.26',
    ],
  },
  scorpio: {
    lines: [
      stem,
      bow,
      '-0.24 -0.46, -0.04 -0.8, 0.16 -0.56, 0.16 0.46, 0.36 0.74, 0.82 0.58',
      '0.6 0.4!, 0.86 0.56!, 0.7 0.84!',
    ],
  },
  sagittarius: {
    lines: ['-0.8 0.8, 0.8 -0.8', '0.16 -0.8!, 0.8 -0.8!, 0.8 -0.16!', '-0.52 -0.04, 0.06 0.52'],
  },
  capricorn: {
    lines: [
      '-0.9 -0.62, -0.66 -0.76, -0.5 -0.42, -0.5 0.4',
      '-0.5 -0.3, -0.2 -0.76, 0.06 -0.4, 0.06 0.5, -0.22 0.92',
      '0.06 0.3, 0.4 -0.06, 0.74 0.3, 0.4 0.66, 0.06 0.36',
    ],
  },
  aquarius: {
    lines: [-0.18, 0.46].map(
      (y) =>
        `-0.92 ${y}!, -0.6 ${y - 0.36}!, -0.3 ${y}!, 0.04 ${y - 0.36}!, 0.34 ${y}!, 0.68 ${y - 0.36}!, 0.94 ${y}!`,
    ),
  },
  pisces: { lines: ['-0.72 -0.86, -0.32 0, -0.72 0.86', '0.72 -0.86, 0.32 0, 0.72 0.86', '-0.74 0, 0.74 0'] },
} as const satisfies Record<string, Glyph>;

export type ZodiacSign = keyof typeof glyphs;

export function isZodiacSign(name: string): name is ZodiacSign {
  return name in glyphs;
}

/** A sign's glyph with a firm pen, a dot on either side. */
export function drawGlyph(pen: Pen, sign: ZodiacSign): void {
  const { lines, rings = [] }: Glyph = glyphs[sign];
  const width = pen.weight.inner * 1.7;
  for (const line of lines) pen.stroke(traced(line, 10), width);
  for (const [x, y, radius] of rings) pen.stroke(closed(circle([x, y], radius, 40)), width);
  for (const side of [-1, 1]) {
    pen.dot([side * 1.7, 0], width * 0.7);
    pen.dot([side * 2.2, 0], width * 0.45);
  }
}
