import { lerp } from '../../geometry/interval.ts';
import type { Point } from '../../geometry/point.ts';
import { closed, directionRad, pointAt, polar } from '../../geometry/point.ts';
import { circle } from '../../geometry/shape.ts';
import { drawLeaf } from '../../motifs/parts/plants/leaf.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Composition } from '../composition.ts';
import { depth } from '../depth.ts';
import { isLikeFocal } from '../ornaments/alike.ts';
import { setBanner } from '../parts/banner.ts';
import { setScenery } from '../parts/scenery.ts';

const size = 600;
const radius = 408;

/** The focal element, smaller, between two branches of laurel that meet below it; a laurel stands in a double ring. */
export function wreath(composition: Composition): void {
  if (isLikeFocal(composition, 'laurel'))
    composition.ornament(
      drawDoubleRing,
      { scale: radius, stretch: composition.stretch },
      depth.backdrop,
      asLines,
    );
  else
    composition.ornament(drawLaurel, { scale: radius, stretch: composition.stretch }, depth.backdrop, {
      silhouette: 'fills-and-lines',
    });
  setScenery(composition, { at: [0, -8], size });
  setBanner(composition);
}

/** The look of ornaments without filled paths. */
export const asLines = { contour: 0, gapPx: 0, silhouette: 'fills-and-lines', isInverted: false } as const;

/** The unit circle with a finer one inside it. */
export function drawDoubleRing(pen: Pen): void {
  pen.stroke(closed(circle([0, 0], 1, 160)), Math.max(pen.weight.inner, pen.weight.contour * 0.8));
  pen.stroke(closed(circle([0, 0], 0.95, 160)), pen.weight.detail);
}

/** Two branches along the unit circle, open at the top. */
export function drawLaurel(pen: Pen): void {
  const pairs = 12;
  for (const side of [-1, 1]) {
    const branch = Array.from(
      { length: 41 },
      (_, i): Point => polar(Math.PI / 2 - side * lerp(0.08, 2.7, i / 40), 1),
    );
    pen.stroke(branch, (t) => pen.weight.inner * (1.2 - 0.7 * t));
    for (let pair = 1; pair < pairs; pair++) {
      const i = Math.round((pair / pairs) * 40);
      const along = directionRad(pointAt(branch, i), pointAt(branch, i + 1));
      const length = 0.24 * (1 - (0.35 * pair) / pairs);
      for (const spread of [0.6, -0.6]) {
        drawLeaf(pen.at({ at: pointAt(branch, i), scale: length, angleRad: along + spread }), {
          width: 0.34,
          veins: 2,
        });
      }
    }
    const tip = directionRad(pointAt(branch, 38), pointAt(branch, 40));
    drawLeaf(pen.at({ at: pointAt(branch, 40), scale: 0.17, angleRad: tip }), { width: 0.34, veins: 2 });
  }
}
