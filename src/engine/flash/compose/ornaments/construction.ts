import type { Point } from '../../geometry/point.ts';
import { fullTurn, polar } from '../../geometry/point.ts';
import { noise } from '../../random/noise.ts';
import { circleAroundFocal } from '../circle-around.ts';
import type { Composition } from '../composition.ts';
import { depth } from '../depth.ts';

/** The circles and axes that a sketch is built on, not rubbed out. */
export function construction(composition: Composition): void {
  const { center, radius, stretch } = circleAroundFocal(composition);
  composition.ornament(
    (pen) => {
      const faint = { ink: 0.34 };
      for (const ring of [0.84, 1.06]) {
        const circle = Array.from({ length: 121 }, (_, i): Point => {
          const t = (i / 120) * 1.04;
          return polar(t * fullTurn, ring + 0.012 * noise(i * 0.1, ring * 9));
        });
        pen.stroke(circle, 1.5, faint);
      }
      pen.stroke(
        [
          [0, -1.4],
          [0.006, 1.4],
        ],
        1.5,
        faint,
      );
      pen.stroke(
        [
          [-1.3, 0],
          [1.3, -0.012],
        ],
        1.5,
        faint,
      );
    },
    { at: center, scale: radius, stretch },
    depth.field,
    { contour: 0, gapPx: 0 },
  );
}
