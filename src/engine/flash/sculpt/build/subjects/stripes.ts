import { paint } from '../solid/modelling.ts';
import { lock } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Vector } from '../solid/vector.ts';

/** A stripe from its broad end to its tip: how broad, and where the skin faces there. */
export type Stripe = readonly [from: Vector, to: Vector, breadth: number, facing?: Vector];

/** Paints pointed stripes on regions, deep enough to meet the skin wherever it lies. */
export function stripes(all: readonly Stripe[], region: string, ...onto: readonly string[]): Step[] {
  return all.flatMap(([from, to, breadth, facing = [0, 0.25, 1]]) =>
    onto.map((skin) => paint(lock(from, to, breadth, { facing, flat: 0.25, profile: 'fang' }), region, skin)),
  );
}
