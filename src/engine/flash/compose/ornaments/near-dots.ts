import type { Point } from '../../geometry/point.ts';
import { drawStar } from '../../motifs/parts/signs-and-ornaments/star.ts';
import type { Composition } from '../composition.ts';
import { depth } from '../depth.ts';
import { Occupancy } from '../occupancy.ts';
import { isLikeFocal } from './alike.ts';

const most = 14;

/** Flash fillers: clusters of three dots, small stars and single dots close to the bodies; far skin stays empty. */
export function nearDots(composition: Composition): void {
  const occupancy = new Occupancy(composition.layers, 70);
  const { left, right, top, bottom } = occupancy.bounds;
  const hasStars = !isLikeFocal(composition, 'stars');
  let count = 0;
  for (let attempt = 0; attempt < 500 && count < most; attempt++) {
    const at: Point = [
      composition.random.between(left + 20, right - 20),
      composition.random.between(top + 20, bottom - 20),
    ];
    if (!occupancy.isFree(at, 36) || !occupancy.isNear(at, 100)) continue;
    setFiller(composition, at, composition.random.next(), hasStars);
    occupancy.take(at, 46);
    count++;
  }
}

function setFiller(composition: Composition, at: Point, chance: number, hasStars: boolean): void {
  composition.ornament(
    (pen) => {
      if (chance < 0.45) for (const place of threeDots) pen.dot(place, 4.2);
      else if (chance < 0.75 && hasStars) drawStar(pen.at({ scale: 13 }), pen.isColored ? 5 : 4, 0.42);
      else pen.dot([0, 0], 5);
    },
    { at },
    depth.sparks,
    { contour: 0, gapPx: 0, silhouette: 'fills-and-lines', isInverted: false },
  );
}

const threeDots: readonly Point[] = [
  [0, -10],
  [-9, 7],
  [9, 7],
];
