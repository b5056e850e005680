import { smoothstep } from '../../geometry/interval.ts';
import type { Point } from '../../geometry/point.ts';
import { closed, fullTurn, lengthOf, polar } from '../../geometry/point.ts';
import { circle } from '../../geometry/shape.ts';
import { mapPoints, placing } from '../../geometry/transform.ts';
import type { Pigment } from '../../paint/palette.ts';
import type { Composition } from '../composition.ts';
import { depth } from '../depth.ts';
import { setPatterns } from '../parts/backing.ts';
import { setBanner } from '../parts/banner.ts';
import { setFlowerBase } from '../parts/flowers.ts';
import { setFocalGroup } from '../parts/focal-group.ts';
import { setLand, setWater } from '../parts/land.ts';
import { setDisc, setDrift } from '../parts/sky.ts';

const size = 600;
const radius = 372;
const center: Point = [0, 10];

/** A round picture, oval on a page that is not square: land and sky end at its ring, the focal element breaks out of it. */
export function medallion(pigment: Pigment): (composition: Composition) => void {
  return (composition) => {
    const { stretch } = composition;
    const clip = mapPoints(placing({ at: center, scale: radius - 6, stretch }), circle([0, 0], 1, 128));
    setGroundColor(composition, pigment);
    setFocalGroup(composition, { at: center, size });
    setDisc(composition, size * 0.9, clip);
    setPatterns(composition);
    setLand(composition, size, clip);
    setRing(composition);
    setDrift(composition, size);
    setFlowerBase(composition, size * 0.95);
    setWater(composition, size * 0.95);
    setBanner(composition);
  };
}

function setGroundColor(composition: Composition, pigment: Pigment): void {
  composition.ornament(
    (pen) =>
      pen.fill(circle([0, 0], 1, 128), {
        pigment,
        tone: (x, y) => 0.1 + 0.62 * smoothstep(0.35, 1, lengthOf(x, y)),
      }),
    { at: center, scale: radius, stretch: composition.stretch },
    depth.field,
    { contour: 0, isInverted: false },
  );
}

function setRing(composition: Composition): void {
  composition.ornament(
    (pen) => {
      const { contour, inner, detail } = pen.weight;
      pen.stroke(closed(circle([0, 0], 1, 160)), Math.max(inner, contour));
      pen.stroke(closed(circle([0, 0], 1 - 16 / radius, 160)), detail);
      for (let i = 0; i < 60; i++) {
        pen.dot(polar((i / 60) * fullTurn, 1 + 17 / radius), i % 5 === 0 ? 5 : 2.6);
      }
    },
    { at: center, scale: radius, stretch: composition.stretch },
    depth.ground + 4,
    { contour: 0, gapPx: 0, silhouette: 'fills-and-lines', isInverted: false },
  );
}
