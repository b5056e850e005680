import { drawScroll } from '../../motifs/parts/signs-and-ornaments/scroll.ts';
import type { Composition } from '../composition.ts';
import { depth } from '../depth.ts';

/** Scrolls at the four corners of the design. */
export function filigree(composition: Composition): void {
  const { left, right, top, bottom } = composition.bounds;
  const middle = (left + right) / 2;
  const reach = (right - left) / 2;
  for (const side of [-1, 1]) {
    const isFlipped = side < 0;
    const lower = {
      at: [middle + side * reach * 0.62, bottom - 40] as const,
      scale: 180,
      angleRad: side * -0.3,
      isFlipped,
    };
    const upper = {
      at: [middle + side * reach * 0.6, top + 90] as const,
      scale: 160,
      angleRad: side * 0.2,
      isFlipped,
    };
    for (const where of [lower, upper]) {
      composition.ornament((pen) => drawScroll(pen), where, depth.backdrop - 1, {
        contour: 0,
        gapPx: 0,
        silhouette: 'fills-and-lines',
        isInverted: false,
      });
    }
  }
}
