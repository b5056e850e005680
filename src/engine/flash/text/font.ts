/// <reference path="./opentype.d.ts" />
import { parse } from 'opentype.js/dist/opentype.mjs';

/** A piece of a glyph's contour, as opentype.js gives it. */
export type PathCommand =
  | { readonly type: 'M'; readonly x: number; readonly y: number }
  | { readonly type: 'L'; readonly x: number; readonly y: number }
  | {
      readonly type: 'C';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly x: number;
      readonly y: number;
    }
  | { readonly type: 'Q'; readonly x1: number; readonly y1: number; readonly x: number; readonly y: number }
  | { readonly type: 'Z' };

export interface Glyph {
  /** 0 is the box for characters that the font lacks. */
  readonly index: number;
  readonly advanceWidth: number;
  getPath(x: number, y: number, fontSize: number): { readonly commands: readonly PathCommand[] };
}

export interface Font {
  readonly unitsPerEm: number;
  charToGlyph(character: string): Glyph;
  getKerningValue(left: Glyph, right: Glyph): number;
}

/** @param file of a WOFF or OpenType font */
export function parseFont(file: ArrayBuffer): Font {
  return parse(file) as Font;
}
