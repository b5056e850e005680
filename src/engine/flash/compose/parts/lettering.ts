import { boundsOfPoints } from '../../geometry/bounds.ts';
import type { Point } from '../../geometry/point.ts';
import type { Placing } from '../../geometry/transform.ts';
import { compose, mapPoints, placing } from '../../geometry/transform.ts';
import { isDrawnSign, signsOf } from '../../text/signs.ts';
import type { Typeface } from '../../text/typefaces.ts';
import { joinedFaces } from '../../text/typefaces.ts';
import type { TextLine } from '../../text/typesetter.ts';
import type { Composition } from '../composition.ts';
import { depth } from '../depth.ts';

/** Where a line of text runs: its height at each place across, from -1 at its left end to 1 at its right. */
export type Sag = (across: number) => number;

export interface TextSpot {
  readonly at: Point;
  /** The text is made as large as fits into this width and height. */
  readonly width: number;
  readonly height: number;
  readonly face: Typeface;
  /** To which the line is turned, clockwise. */
  readonly angleRad?: number;
  /** Moves letters down by so much at each place across the width. */
  readonly sag?: Sag;
}

/** The face that the prompt wants, else the style's. Capitals of script and of blackletter cannot be read in a row. */
export function faceFor({ roles }: Composition, text: string, styleFace: Typeface): Typeface {
  const face = roles.typeface ?? styleFace;
  const isCapitals = text === text.toUpperCase() && text !== text.toLowerCase();
  return isCapitals && joinedFaces.has(face) ? 'roman' : face;
}

/** Writes one line and returns how high its letters are; 0 when no font has any of them. */
export function setLine(composition: Composition, text: string, spot: TextSpot): number {
  const line = composition.kit.typesetter.line(text, spot.face);
  if (line.glyphs.length === 0) return 0;
  const { tallest, baseline } = lineExtent(line, text);
  const letterSize = Math.min(spot.width / line.width, spot.height / tallest);
  const left = (-line.width * letterSize) / 2;
  const { sag = () => 0 } = spot;
  const outlines = line.glyphs.flatMap(({ outlines: glyph, x, width }) => {
    const middle = left + (x + width / 2) * letterSize;
    const across = (middle * 2) / spot.width;
    const slope = (sag(across + 0.01) - sag(across - 0.01)) / (0.01 * spot.width);
    const toLine = placing({ at: [middle, sag(across) + letterSize * baseline], angleRad: Math.atan(slope) });
    const toGlyph = placing({ at: [(-width / 2) * letterSize, 0], scale: letterSize });
    return glyph.map((contour) => mapPoints(compose(toLine, toGlyph), contour));
  });
  setOutlines(composition, outlines, { at: spot.at, angleRad: spot.angleRad ?? 0 });
  composition.recordLettering(text, spot.face);
  return letterSize;
}

/** Inks the outlines of letters. */
export function setOutlines(
  composition: Composition,
  outlines: readonly (readonly Point[])[],
  where: Placing,
): void {
  composition.ornament((pen) => pen.fill(outlines, { black: 'always' }), where, depth.lettering, {
    contour: 0,
    gapPx: 0,
    isInverted: false,
    isText: true,
  });
}

const smallLetters = /\p{Script=Hangul}/u;

/** How high a line is for letters of one unit, and how far below its middle they stand. */
export function lineExtent({ glyphs }: TextLine, text: string): { tallest: number; baseline: number } {
  if (!signsOf(text).some(isDrawnSign) && !smallLetters.test(text)) return { tallest: 1, baseline: 0.32 };
  // Stacked letters reach further up and down than others, and those of the Korean brush less far.
  const { top, bottom } = boundsOfPoints(glyphs.flatMap(({ outlines }) => outlines.flat()));
  return { tallest: (bottom - top) / 0.86, baseline: -(top + bottom) / 2 };
}
