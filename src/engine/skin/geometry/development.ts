import type { LimbCone } from './limb-cone.ts';
import { generator } from './limb-cone.ts';
import type { Vector } from './vector.ts';
import { add, length, scale, subtract } from './vector.ts';

/** A cone's skin rolled out flat: the angle in the plane that belongs to each turn around the limb, and back. */
export interface Development {
  readonly cone: LimbCone;
  /** Rolled-out angle (radians) at equal steps of turn from −π to π. */
  readonly angles: Float64Array;
}

const steps = 1024;

/** Any cone rolls out without stretching: the rolled-out angle is the way of the generator over the unit sphere. */
export function developmentOf(cone: LimbCone): Development {
  const angles = new Float64Array(steps + 1);
  let before = generator(cone, -Math.PI);
  for (let i = 1; i <= steps; i++) {
    const here = generator(cone, -Math.PI + (2 * Math.PI * i) / steps);
    angles[i] = (angles[i - 1] as number) + length(subtract(here, before));
    before = here;
  }
  return { cone, angles };
}

export function angleAt({ angles }: Development, turn: number): number {
  const place = Math.min(steps - 1e-9, Math.max(0, ((turn + Math.PI) / (2 * Math.PI)) * steps));
  const low = Math.floor(place);
  const from = angles[low] as number;
  return from + ((angles[low + 1] as number) - from) * (place - low);
}

/** Turn around the limb at a rolled-out angle; beyond ±π it stops there. */
export function turnAt({ angles }: Development, angle: number): number {
  let low = 0;
  let high = steps;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((angles[middle] as number) <= angle) low = middle;
    else high = middle;
  }
  const from = angles[low] as number;
  const share = Math.min(1, Math.max(0, (angle - from) / ((angles[high] as number) - from)));
  return -Math.PI + (2 * Math.PI * (low + share)) / steps;
}

/** The point of the skin at a turn and a distance from the apex. */
export function skinPoint({ cone }: Development, turn: number, reach: number): Vector {
  return add(cone.apex, scale(generator(cone, turn), reach));
}
