import type { Point } from '../geometry/point.ts';
import { decodePolygons } from '../icons/icon-code.ts';
import type { Font, Glyph, PathCommand } from './font.ts';

/** The committed file of signs by their fonts, made by `npm run flash:signs`: how far each advances, and its outlines. */
export type SignFile = Readonly<Record<string, Readonly<Record<string, readonly [number, string]>>>>;

/** What the outlines count to an em; enough for a sign that fills a page. */
export const signEm = 500;

const missing: Glyph = { index: 0, advanceWidth: 0, getPath: () => ({ commands: [] }) };

/** A font of the signs that are kept of one; their outlines are unpacked when they are set. */
export function fontOfSigns(signs: SignFile[string] = {}): Font {
  return {
    unitsPerEm: signEm,
    charToGlyph(sign) {
      const [advanceWidth, code] = signs[sign] ?? [];
      if (advanceWidth === undefined || code === undefined) return missing;
      return {
        index: 1,
        advanceWidth,
        getPath: (x, y, fontSize) => ({ commands: pathOf(code, [x, y], fontSize / signEm) }),
      };
    },
    getKerningValue: () => 0,
  };
}

function pathOf(code: string, [x, y]: Point, scale: number): PathCommand[] {
  return decodePolygons(code).flatMap((contour): PathCommand[] => [
    ...contour.map(
      ([px, py], i): PathCommand => ({ type: i === 0 ? 'M' : 'L', x: x + px * scale, y: y + py * scale }),
    ),
    { type: 'Z' },
  ]);
}
