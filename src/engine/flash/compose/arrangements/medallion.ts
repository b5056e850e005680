import { smoothstep } from '../../geometry/interval.ts';
import type { Point } from '../../geometry/point.ts';
import { closed, fullTurn, lengthOf, polar } from '../../geometry/point.ts';
import { circle } from '../../geometry/shape.ts';
import type { Pigment } from '../../paint/palette.ts';
import { depth } from '../depth.ts';
import { setPatterns } from '../parts/backing.ts';
import { setBanner } from '../parts/banner.ts';
import { setFlowerBase } from '../parts/flowers.ts';
import { setHeroGroup } from '../parts/hero-group.ts';
import { setLand, setWater } from '../parts/land.ts';
import { setDisc, setDrift } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';

const size = 600;
const radius = 372;
const center: Point = [0, 10];

/** A round picture: land and sky end at its ring, the hero breaks out of it. */
export function medallion(pigment: Pigment): (stage: Stage) => void {
  return (stage) => {
    const clip = circle(center, radius - 6, 128);
    setGroundColor(stage, pigment);
    setHeroGroup(stage, { at: center, size });
    setDisc(stage, size * 0.9, clip);
    setPatterns(stage);
    setLand(stage, size, clip);
    setRing(stage);
    setDrift(stage, size);
    setFlowerBase(stage, size * 0.95);
    setWater(stage, size * 0.95);
    setBanner(stage);
  };
}

function setGroundColor(stage: Stage, pigment: Pigment): void {
  stage.ornament(
    (pen) =>
      pen.cell(circle([0, 0], 1, 128), {
        pigment,
        tone: (x, y) => 0.1 + 0.62 * smoothstep(0.35, 1, lengthOf(x, y)),
      }),
    { at: center, scale: radius },
    depth.field,
    { contour: 0, isInverted: false },
  );
}

function setRing(stage: Stage): void {
  stage.ornament(
    (pen) => {
      const { contour, inner, detail } = pen.weight;
      pen.stroke(closed(circle([0, 0], 1, 160)), Math.max(inner, contour));
      pen.stroke(closed(circle([0, 0], 1 - 16 / radius, 160)), detail);
      for (let i = 0; i < 60; i++) {
        pen.dot(polar((i / 60) * fullTurn, 1 + 17 / radius), i % 5 === 0 ? 5 : 2.6);
      }
    },
    { at: center, scale: radius },
    depth.ground + 4,
    { contour: 0, gapPx: 0, silhouette: 'cells-and-lines', isInverted: false },
  );
}
