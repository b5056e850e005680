import { clamp } from '../geometry/interval.ts';
import { Canvas } from '../paint/canvas.ts';
import type { LineStyle } from '../paint/line-style.ts';
import type { Palette, Pigment } from '../paint/palette.ts';
import type { LineWeights } from '../paint/pen.ts';
import type { Random } from '../random/random.ts';

/** What one thing is drawn with. */
export interface CanvasOrder {
  readonly lineStyle: LineStyle;
  /** Which design of the set this is: 0 … 3. */
  readonly variant: number;
  /** The longer side of the thing, in pixels of the page. */
  readonly sizePx: number;
  /** null in black and white. */
  readonly palette: Palette | null;
  /** The thing's own: the same thing is drawn the same. */
  readonly random: Random;
  readonly blackSlots: readonly Pigment[];
  /** Those of them that are inked where the line style's shade is pale. */
  readonly inkedSlots?: readonly Pigment[];
  readonly isOrnament?: boolean;
}

/** What solid black ink leaves bare. */
const bare: readonly Pigment[] = ['bone', 'foam', 'scroll'];

/** A thing of this size has its style's own line widths; smaller ones have thinner lines. */
const fullSize = 480;

/** The canvas for one thing: the lines of its line style, as wide as its size wants them. */
export function canvasFor(order: CanvasOrder): Canvas {
  const {
    lineStyle,
    variant,
    sizePx,
    palette,
    random,
    blackSlots,
    inkedSlots = [],
    isOrnament = false,
  } = order;
  const isSilhouette = lineStyle.isSilhouette === true && !isOrnament;
  const isSolid = lineStyle.isInverted === true || isSilhouette;
  return new Canvas({
    weight: weightFor(lineStyle.weight, sizePx),
    palette: isSilhouette ? null : palette,
    blackSlots,
    inked: { slots: inkedSlots, share: lineStyle.blackInk ?? 0 },
    bareSlots: isSolid ? (isSilhouette ? [] : bare) : null,
    random,
    hasDetail: lineStyle.hasDetail,
    searchPx: lineStyle.searchPx ?? 0,
    relief: lineStyle.relief,
    sizePx,
    gapPx: lineStyle.gapPx,
    isInverted: isSolid,
    facets:
      lineStyle.isFaceted && !isOrnament
        ? {
            seed: random.whole(0, 0x7fffffff),
            linePx: lineStyle.weight.detail,
            mesh: 0.055,
            fadeTo: palette && random.pick([palette.gold, palette.waterLight, palette.blush]),
          }
        : null,
    icons: lineStyle.icons,
    variant,
  });
}

/** Lines grow with the thing that they draw, but slower, else small roses turn into black blobs. */
function weightFor(weight: LineWeights, sizePx: number): LineWeights {
  const share = clamp((sizePx / fullSize) ** 0.45, 0.5, 1.05);
  return {
    contour: weight.contour * clamp(share * 1.05, 0.6, 1),
    inner: weight.inner * share,
    detail: weight.detail * share,
  };
}
