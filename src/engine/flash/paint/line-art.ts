import { closed } from '../geometry/point.ts';
import { mapPoints } from '../geometry/transform.ts';
import { bareRelief } from '../sculpt/relief-look.ts';
import type { Layer } from './layer.ts';
import type { LineStyle } from './line-style.ts';
import type { Mark, StrokeMark } from './mark.ts';
import type { LineWeights } from './pen.ts';

const finestPx = 1.8;

/** The line style of one who draws outlines for others to shade. */
export function asLineArtStyle(lineStyle: LineStyle): LineStyle {
  return { ...lineStyle, icons: 'outlined', isInverted: false, isSilhouette: false, relief: bareRelief };
}

/** The line style of a design whose outlines alone are wanted: it sets the very same scene. */
export function asOutlinedStyle(lineStyle: LineStyle): LineStyle {
  return { ...lineStyle, icons: 'outlined', relief: bareRelief };
}

/** The layers without shade and colour; what was solid black is outlined, letters most finely. */
export function asLineArt(layers: readonly Layer[], { inner, detail }: LineWeights): Layer[] {
  return layers.map((layer): Layer => {
    if (layer.kind === 'icon') return layer;
    if (layer.kind === 'traced') return { ...layer, isSolid: false, look: { ...layer.look, blackBelow: 0 } };
    // Letters and small ornaments have no contour.
    const linePx = layer.contourPx === 0 ? Math.min(detail, finestPx) : inner;
    return { ...layer, isInverted: false, marks: layer.marks.flatMap((mark) => bareLines(mark, linePx)) };
  });
}

/** The lines of a mark: its own, or those around what it fills with black. It hides what it did. */
export function bareLines(mark: Mark, linePx: number): Mark[] {
  if (mark.kind === 'stroke') return mark.isErasing ? [] : [mark];
  if (mark.isOverlay) return [];
  const outlines =
    mark.ink === 0
      ? []
      : mark.polygons.map((polygon) => lineAlong(mapPoints(mark.place, closed(polygon)), linePx));
  return [{ ...mark, color: null, tone: null, ink: 0 }, ...outlines];
}

function lineAlong(points: StrokeMark['points'], linePx: number): StrokeMark {
  return { kind: 'stroke', points, widthsPx: points.map(() => linePx), ink: 1, isErasing: false };
}
