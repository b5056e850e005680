import { add } from '../solid/modelling.ts';
import { rod } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Vector } from '../solid/vector.ts';
import { cross, minus, plus, unit } from '../solid/vector.ts';
import type { Decal } from '../subject.ts';

/** The middle of a horn and its radius, at a share of its way from the root. */
export type HornWay = (share: number) => readonly [at: Vector, radius: number];

/** A horn of rings, each standing a little over the next, with a line in every furrow. */
export function ringedHorn(way: HornWay, count: number): { steps: Step[]; decals: Decal[] } {
  const steps: Step[] = [];
  const decals: Decal[] = [];
  for (let i = 0; i < count; i++) {
    const [from, first] = way(i / count);
    const [to, second] = way((i + 1) / count);
    steps.push(add(rod(from, to, first * 1.05, second * (i === count - 1 ? 0.6 : 0.95)), 'horn', 0.006));
    if (i > count * 0.14 && i < count * 0.86)
      decals.push(ring(from, first * 1.03, minus(to, from), 1.5 - i / count));
  }
  return { steps, decals };
}

function ring(at: Vector, radius: number, along: Vector, width: number): Decal {
  const across = unit(cross(along, [0.3, 0.5, 0.8]));
  const other = unit(cross(along, across));
  const points = Array.from({ length: 9 }, (_, i): Vector => {
    const angle = (i / 8) * 2 * Math.PI;
    return plus(plus(at, across, radius * Math.cos(angle)), other, radius * Math.sin(angle));
  });
  return { points, width, fineness: 48 };
}
