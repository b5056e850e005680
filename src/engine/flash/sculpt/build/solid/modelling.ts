import type { Shape } from './shape.ts';
import type { Step } from './solid.ts';

type Side = Pick<Step, 'isOneSided'>;

/** Adds a shape, melting into what is there. */
export function add<R extends string>(shape: Shape, region: R, blend = 0.02, side: Side = {}): Step<R> {
  return { kind: 'add', shape, region, blend, ...side };
}

/** Cuts a shape away; what shows there is of the region, or is what it was. */
export function cut<R extends string>(
  shape: Shape,
  blend = 0.02,
  region: R | null = null,
  side: Side = {},
): Step<R> {
  return { kind: 'cut', shape, region, blend, ...side };
}

/** Makes another region of what is inside a shape; only of one region, if one is given. */
export function paint<R extends string>(shape: Shape, region: R, onto?: R, side: Side = {}): Step<R> {
  return { kind: 'paint', shape, region, blend: 0, onto, ...side };
}
