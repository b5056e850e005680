import { lerp } from '../../geometry/interval.ts';
import type { Point } from '../../geometry/point.ts';
import { directionRad, pointAt, polar } from '../../geometry/point.ts';
import { drawLeaf } from '../../motifs/parts/leaf.ts';
import type { Pen } from '../../paint/pen.ts';
import { depth } from '../depth.ts';
import { setBanner } from '../parts/banner.ts';
import { setScenery } from '../parts/scenery.ts';
import type { Stage } from '../stage.ts';

const size = 600;
const radius = 408;

/** The hero, smaller, between two branches of laurel that meet below it. */
export function wreath(stage: Stage): void {
  stage.ornament(drawLaurel, { scale: radius }, depth.backdrop, { silhouette: 'cells-and-lines' });
  setScenery(stage, { at: [0, -8], size });
  setBanner(stage);
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
