import type { Point, Polygon } from '../geometry/point.ts';
import type { Pigment } from '../paint/palette.ts';
import type { IconName } from './curated-icons.ts';
import { decodePolygons } from './icon-code.ts';

/** The committed file of icon drawings, made by `npm run flash:icons`. */
export interface IconFile {
  readonly silhouettes: Readonly<Record<string, string>>;
  readonly paintings: Readonly<Record<string, readonly PaintedPath[]>>;
}

/** One area of a coloured icon. */
export interface PaintedPath {
  readonly pigment: Pigment;
  /** 0 lit … 1 solid black. */
  readonly shade: number;
  /** See icon-code.ts; even-odd. */
  readonly outlines: string;
}

/** A silhouette, or a drawing in several colours; both within the square -1 … 1. */
export type IconDrawing =
  | { readonly kind: 'silhouette'; readonly outlines: readonly Polygon[] }
  | { readonly kind: 'painting'; readonly paths: readonly IconPath[] };

export interface IconPath {
  readonly pigment: Pigment;
  readonly shade: number;
  readonly outlines: readonly Polygon[];
}

/** The side of the square in which icons are stored. */
export const iconFrame = 512;

export class IconLibrary {
  readonly #file: IconFile;

  constructor(file: IconFile) {
    this.#file = file;
  }

  /** @throws RangeError when the file is older than the list of curated icons */
  draw(name: IconName): IconDrawing {
    const silhouette = this.#file.silhouettes[name];
    if (silhouette !== undefined) return { kind: 'silhouette', outlines: unitPolygons(silhouette) };
    const painting = this.#file.paintings[name];
    if (painting === undefined) throw new RangeError(`no drawing of the icon ${name}`);
    const paths = painting.map(({ pigment, shade, outlines }) => ({
      pigment,
      shade,
      outlines: unitPolygons(outlines),
    }));
    return { kind: 'painting', paths };
  }
}

function unitPolygons(code: string): Point[][] {
  const half = iconFrame / 2;
  return decodePolygons(code).map((polygon) => polygon.map(([x, y]): Point => [x / half - 1, y / half - 1]));
}
