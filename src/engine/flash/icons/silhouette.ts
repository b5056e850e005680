import { clamp } from '../geometry/interval.ts';
import type { Coverage } from '../raster/coverage.ts';
import { signedDistance } from '../raster/distance.ts';
import { withHolesFilled } from '../raster/regions.ts';
import { doubled, halved } from '../raster/resample.ts';
import { mapPlane } from '../raster/scratch.ts';

/** An icon seen twice: as the pieces it is made of, and as the one shape that they make together. */
export interface Silhouette {
  readonly pieces: Coverage;
  /** Signed distance to the pieces' edges, near them. */
  readonly piecesEdge: Float32Array<ArrayBuffer>;
  /** Signed distance to the edge of the whole shape. */
  readonly wholeEdge: Float32Array<ArrayBuffer>;
  /** Coverage of the whole shape. */
  readonly whole: Float32Array<ArrayBuffer>;
}

/** Cuts narrower than twice this share of the icon's size are lines inside the shape, not gaps between shapes. */
const closingShare = 0.022;
/** Holes larger than this share of the icon's square are openings that one looks through. */
const holeShare = 0.06;

/** @param sizePx the length of the icon's larger side */
export function silhouetteOf(pieces: Coverage, sizePx: number, perUnit = 1): Silhouette {
  const closing = Math.max(3 * perUnit, sizePx * closingShare);
  // A whole number: planes hold it exactly.
  const reach = Math.ceil(closing) + 6;
  const piecesEdge = signedDistance(pieces, reach);
  const wholeEdge = closedEdge(pieces, piecesEdge, reach, closing, sizePx);
  const whole = mapPlane(wholeEdge, (distance) => clamp(distance + 0.5));
  return { pieces, piecesEdge, wholeEdge, whole };
}

/**
 * Morphological closing: grow by `closing`, fill the holes, shrink again. The grown shape is smooth, so half
 * the resolution is enough for it; where the pieces themselves are the edge, theirs is kept.
 */
function closedEdge(
  { width, height }: Coverage,
  piecesEdge: Float32Array<ArrayBuffer>,
  reach: number,
  closing: number,
  sizePx: number,
): Float32Array<ArrayBuffer> {
  const half = halved({ width, height, values: piecesEdge });
  const grown = mapPlane(half.values, (distance) => clamp((distance + closing) / 2 + 0.5));
  const filled = withHolesFilled(grown, half.width, half.height, (sizePx * sizePx * holeShare) / 4);
  const grownEdge = signedDistance({ ...half, values: filled });
  const edge = doubled({ ...half, values: grownEdge }, width, height);
  return mapPlane(edge, (distance, i) => {
    const [whole, piece] = [distance * 2 - closing, piecesEdge[i] as number];
    // At its reach a distance says only that the pieces are further off.
    return piece > -reach ? Math.max(whole, piece) : whole;
  });
}
