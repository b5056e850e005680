import type { Layer } from './layer.ts';
import { bareLines } from './line-art.ts';
import type { LineStyle } from './line-style.ts';
import type { Mark } from './mark.ts';

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
    return { ...layer, marks: layer.marks.flatMap(oneLine), contourPx: layer.contourPx && linePx };
  });
}

function oneLine(mark: Mark): Mark[] {
  if (mark.kind === 'stroke' && Math.max(...mark.widthsPx) < thinnestPx) return [];
  return bareLines(mark, linePx).map((bare) =>
    bare.kind === 'stroke' ? { ...bare, widthsPx: bare.widthsPx.map(() => linePx) } : bare,
  );
}
