import { closed, fullTurn, polar } from '../../geometry/point.ts';
import { arc, circle, regularPolygon } from '../../geometry/shape.ts';
import { drawSprig } from '../../motifs/parts/plants/sprig.ts';
import { drawStar } from '../../motifs/parts/signs-and-ornaments/star.ts';
import { circleAroundHero } from '../circle-around.ts';
import { depth } from '../depth.ts';
import { Occupancy } from '../occupancy.ts';
import type { Stage } from '../stage.ts';
import { isLikeHero } from './alike.ts';

const plain = { contour: 0, gapPx: 0, silhouette: 'cells-and-lines', isInverted: false } as const;

/** A thin ring with a second, open one inside it; around a ring, a triangle. */
export function thinCircle(stage: Stage): void {
  if (isLikeHero(stage, 'circle')) setTriangle(stage);
  else setCircle(stage);
}

/** A thin triangle; around a triangle, a ring. */
export function thinTriangle(stage: Stage): void {
  if (isLikeHero(stage, 'triangle')) setCircle(stage);
  else setTriangle(stage);
}

function setCircle(stage: Stage): void {
  const { center, radius } = circleAroundHero(stage);
  stage.ornament(
    (pen) => {
      pen.stroke(closed(circle([0, 0], 1.16, 160)), pen.weight.inner);
      pen.stroke(arc([0, 0], 1.11, 0.6, 4.2, 96), pen.weight.detail);
    },
    { at: center, scale: radius },
    depth.backdrop,
    plain,
  );
}

function setTriangle(stage: Stage): void {
  const { center, radius } = circleAroundHero(stage);
  stage.ornament(
    (pen) => pen.stroke(closed(regularPolygon([0, 0.2], 1.5, 3)), pen.weight.inner),
    { at: center, scale: radius },
    depth.backdrop,
    plain,
  );
}

/** Two sprigs that spread below the hero; flowers of the prompt's own take their place. */
export function sprigs(stage: Stage): void {
  const { cast } = stage;
  if (cast.flora.length > 0 || cast.ground.length > 0 || cast.water || cast.hero?.kind === 'flora') return;
  const { left, right, bottom } = stage.heroBounds;
  const middle = (left + right) / 2;
  for (const side of [-1, 1]) {
    stage.ornament(
      (pen) => drawSprig(pen, 6),
      { at: [middle + side * 16, bottom + 34], scale: 200, angleRad: -Math.PI / 2 + side * 1.22 },
      depth.base,
      { silhouette: 'cells-and-lines', contour: 0.6 },
    );
  }
}

/** A line with a leaf on each side, below the hero: the ground that it stands on. */
export function groundLine(stage: Stage): void {
  const { left, right, bottom } = stage.heroBounds;
  const reach = Math.max(170, (right - left) * 0.5);
  stage.ornament(
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

/** A few tiny stars and dots on a wide ring around the hero, where there is room. */
export function microStars(stage: Stage): void {
  const { center, radius } = circleAroundHero(stage);
  const occupancy = new Occupancy(stage.layers, 120);
  const hasStars = !isLikeHero(stage, 'stars');
  for (let i = 0; i < 24; i++) {
    const at = polar(stage.random.between(0, fullTurn), radius * stage.random.between(0.95, 1.35), center);
    if (!occupancy.isFree(at, 22)) continue;
    occupancy.take(at, 40);
    stage.ornament(
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
