import type { PhotoPoint } from './camera.ts';

/** A length that a person marked on the photo beside the tattoo: a card, a finger. */
export interface Ruler {
  readonly from: PhotoPoint;
  readonly to: PhotoPoint;
  readonly lengthCm: number;
}

/** A bank card's longer side (ISO/IEC 7810 ID-1). */
export const bankCardCm = 8.56;

/** cm that one photo unit is at the ruler's depth; undefined for a ruler without length. */
export function cmPerUnit({ from, to, lengthCm }: Ruler): number | undefined {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return length > 0 && lengthCm > 0 ? lengthCm / length : undefined;
}

/** @param widthUnits width of a placement, in photo units */
export function widthInCm(widthUnits: number, ruler: Ruler): number | undefined {
  const scale = cmPerUnit(ruler);
  return scale === undefined ? undefined : widthUnits * scale;
}

export function widthFromCm(widthCm: number, ruler: Ruler): number | undefined {
  const scale = cmPerUnit(ruler);
  return scale === undefined ? undefined : widthCm / scale;
}
