import type { Point } from '../../geometry/point.ts';
import { closed, fullTurn, polar } from '../../geometry/point.ts';
import { arc, circle, regularPolygon } from '../../geometry/shape.ts';
import { drawSprig } from '../../motifs/parts/plants/sprig.ts';
import { drawStar } from '../../motifs/parts/signs-and-ornaments/star.ts';
import { circleAroundFocal } from '../circle-around.ts';
import type { Composition } from '../composition.ts';
import { depth } from '../depth.ts';
import { Occupancy } from '../occupancy.ts';
import { isLikeFocal } from './alike.ts';

const plain = { contour: 0, gapPx: 0, silhouette: 'fills-and-lines', isInverted: false } as const;

/** A thin ring with a second, open one inside it; around a ring, a triangle. */
export function thinCircle(composition: Composition): void {
  if (isLikeFocal(composition, 'circle')) setTriangle(composition);
  else setCircle(composition);
}

/** A thin triangle; around a triangle, a ring. */
export function thinTriangle(composition: Composition): void {
  if (isLikeFocal(composition, 'triangle')) setCircle(composition);
  else setTriangle(composition);
}

function setCircle(composition: Composition): void {
  const { center, radius, stretch } = circleAroundFocal(composition);
  composition.ornament(
    (pen) => {
      pen.stroke(closed(circle([0, 0], 1.16, 160)), pen.weight.inner);
      pen.stroke(arc([0, 0], 1.11, 0.6, 4.2, 96), pen.weight.detail);
    },
    { at: center, scale: radius, stretch },
    depth.backdrop,
    plain,
  );
}

function setTriangle(composition: Composition): void {
  const { center, radius, stretch } = circleAroundFocal(composition);
  composition.ornament(
    (pen) => pen.stroke(closed(regularPolygon([0, 0.2], 1.5, 3)), pen.weight.inner),
    { at: center, scale: radius, stretch },
    depth.backdrop,
    plain,
  );
}

/** Two sprigs that spread below the focal element; flowers of the prompt's own take their place. */
export function sprigs(composition: Composition): void {
  const { roles } = composition;
  if (roles.flora.length > 0 || roles.ground.length > 0 || roles.water || roles.focal?.kind === 'flora')
    return;
  const { left, right, bottom } = composition.focalBounds;
  const middle = (left + right) / 2;
  for (const side of [-1, 1]) {
    composition.ornament(
      (pen) => drawSprig(pen, 6),
      { at: [middle + side * 16, bottom + 34], scale: 200, angleRad: -Math.PI / 2 + side * 1.22 },
      depth.base,
      { silhouette: 'fills-and-lines', contour: 0.6 },
    );
  }
}

/** A line with a leaf on each side, below the focal element: the ground that it stands on. */
export function groundLine(composition: Composition): void {
  const { left, right, bottom } = composition.focalBounds;
  const reach = Math.max(170, (right - left) * 0.5);
  composition.ornament(
    (pen) => {
      pen.stroke(
        [
          [-reach, 0],
          [reach, 0],
        ],
        pen.weight.inner,
        { taper: 0.35 },
      );
      for (let i = 0; i < 3; i++) pen.dot([(i - 1) * 18, 20], 3.4 - Math.abs(i - 1));
    },
    { at: [(left + right) / 2, bottom + 30] },
    depth.sparks,
    plain,
  );
}

/** A few tiny stars and dots on a wide ring around the focal element, where there is room. */
export function microStars(composition: Composition): void {
  const { center, radius, stretch } = circleAroundFocal(composition);
  const occupancy = new Occupancy(composition.layers, 120);
  const hasStars = !isLikeFocal(composition, 'stars');
  for (let i = 0; i < 24; i++) {
    const [x, y] = polar(
      composition.random.between(0, fullTurn),
      radius * composition.random.between(0.95, 1.35),
    );
    const at: Point = [center[0] + x * stretch[0], center[1] + y * stretch[1]];
    if (!occupancy.isFree(at, 22)) continue;
    occupancy.take(at, 40);
    composition.ornament(
      (pen) => {
        if (i % 3 === 0 && hasStars) drawStar(pen.at({ scale: 13 }), 4, 0.26);
        else pen.dot([0, 0], 3);
      },
      { at },
      depth.sparks,
      plain,
    );
  }
}
