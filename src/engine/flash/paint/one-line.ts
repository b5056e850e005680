import { closed } from '../geometry/point.ts';
import { mapPoints } from '../geometry/transform.ts';
import type { Layer } from './layer.ts';
import type { LineStyle } from './line-style.ts';
import type { Mark, StrokeMark } from './mark.ts';

/** The width of the one line, in pixels. */
const linePx = 3.6;
/** Thinner lines than this are left out. */
const thinnestPx = 0.5;

/** The line style of one who never lifts the pen: all lines of one width, no details. */
export function asOneLineStyle(lineStyle: LineStyle): LineStyle {
  return {
    ...lineStyle,
    weight: { contour: linePx, inner: linePx, detail: 0.01 },
    gapPx: 0,
    hasDetail: false,
    icons: 'outlined',
    searchPx: 0,
    isInverted: false,
    isFaceted: false,
  };
}

/** The layers as bare lines: nothing is filled or shaded, what was solid black is outlined. */
export function asOneLine(layers: readonly Layer[]): Layer[] {
  return layers.map((layer): Layer => {
    if (layer.kind !== 'drawn') return layer;
    return { ...layer, marks: layer.marks.flatMap(bareLines), contourPx: layer.contourPx && linePx };
  });
}

function bareLines(mark: Mark): Mark[] {
  if (mark.kind === 'stroke') {
    const widest = Math.max(...mark.widthsPx);
    return mark.isErasing || widest < thinnestPx
      ? []
      : [{ ...mark, widthsPx: mark.widthsPx.map(() => linePx) }];
  }
  if (mark.isOverlay) return [];
  const outlines =
    mark.ink === 0 ? [] : mark.polygons.map((polygon) => lineAlong(mapPoints(mark.place, closed(polygon))));
  return [{ ...mark, color: null, tone: null, ink: 0 }, ...outlines];
}

function lineAlong(points: StrokeMark['points']): StrokeMark {
  return { kind: 'stroke', points, widthsPx: points.map(() => linePx), ink: 1, isErasing: false };
}
