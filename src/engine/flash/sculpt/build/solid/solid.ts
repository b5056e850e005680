import type { Shape } from './shape.ts';

/** One step of modelling. Steps are taken in order; shapes melt into what is there over the length `blend`. */
export interface Step<Region extends string = string> {
  readonly kind: 'add' | 'cut' | 'paint';
  readonly shape: Shape;
  /** What the added is, what shows where something was cut away, or what is painted; a cut may leave it as it is. */
  readonly region: Region | null;
  readonly blend: number;
  /** Only on this region. */
  readonly onto?: Region | undefined;
  /** On one side alone; anything else is on both. */
  readonly isOneSided?: boolean | undefined;
}

interface Placed extends Omit<Step, 'region' | 'onto' | 'isOneSided'> {
  readonly region: number;
  readonly onto: number;
  readonly isOneSided: boolean;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** From its middle as far as it, or its blend, reaches. */
  readonly reach: number;
}

/** The side of the cells in which the steps are sorted; and how many there are along a side. */
const cell = 0.1;
const cells = 52;
const halfSpan = (cell * cells) / 2;
/** Half the diagonal of a cell. */
const cellReach = (cell * Math.sqrt(3)) / 2;
/** Rounds the edge where both sides meet. */
const seam = 0.00002;

/** A body of many shapes, alike on both sides: how far away it is, and what there is on its skin. */
export class Solid {
  readonly #steps: readonly Placed[];
  readonly #near = new Map<number, readonly Placed[]>();

  /** @param regions names, in the order of the numbers that `region` gives; number 0 is none. */
  constructor(steps: readonly Step[], regions: readonly string[]) {
    const numberOf = (name: string | null | undefined) => (name ? regions.indexOf(name) + 1 : 0);
    this.#steps = steps.map((step) => ({
      ...step,
      isOneSided: step.isOneSided ?? false,
      region: numberOf(step.region),
      onto: numberOf(step.onto),
      x: step.shape.center[0],
      y: step.shape.center[1],
      z: step.shape.center[2],
      reach: step.shape.radius + step.blend,
    }));
  }

  distance(x: number, y: number, z: number): number {
    return distanceTo(this.#stepsAt(x, y, z), x, y, z);
  }

  /** The number of the region at a place on the skin. */
  region(x: number, y: number, z: number): number {
    const mirrored = Math.sqrt(x * x + seam);
    let [distance, region] = [1e9, 0];
    for (const step of this.#stepsAt(x, y, z)) {
      const side = step.isOneSided ? x : mirrored;
      const dx = side - step.x;
      const dy = y - step.y;
      const dz = z - step.z;
      const reach = step.reach + Math.max(0, step.kind === 'add' ? distance : -distance) + 0.1;
      if (dx * dx + dy * dy + dz * dz >= reach * reach) continue;
      const d = step.shape.distance(side, y, z);
      if (step.kind === 'paint') {
        if (d < 0 && (step.onto === 0 || step.onto === region)) region = step.region;
      } else if (step.kind === 'add') {
        if (d < distance) region = step.region;
        distance = melted(distance, d, step.blend);
      } else {
        if (step.region > 0 && -d > distance - step.blend * 0.3) region = step.region;
        distance = -melted(-distance, d, step.blend);
      }
    }
    return region;
  }

  /** The steps that matter in the cell of a place. */
  #stepsAt(x: number, y: number, z: number): readonly Placed[] {
    const [i, j, k] = [cellOf(x), cellOf(y), cellOf(z)];
    if (i < 0 || j < 0 || k < 0 || i >= cells || j >= cells || k >= cells) return this.#steps;
    const key = (k * cells + j) * cells + i;
    const known = this.#near.get(key);
    if (known) return known;
    const found = this.#findNear([middleOf(i), middleOf(j), middleOf(k)]);
    this.#near.set(key, found);
    return found;
  }

  #findNear([x, y, z]: readonly [number, number, number]): Placed[] {
    const distance = distanceTo(this.#steps, x, y, z);
    return this.#steps.filter(({ kind, shape, blend, isOneSided }) => {
      const away = shape.distance(isOneSided ? x : Math.abs(x), y, z) - cellReach;
      if (kind === 'add') return away < Math.max(distance, 0) + 2 * blend + cellReach;
      return away < 2 * blend + Math.max(0, -distance) + cellReach + 0.05;
    });
  }
}

function distanceTo(steps: readonly Placed[], x: number, y: number, z: number): number {
  const mirrored = Math.sqrt(x * x + seam);
  let distance = 1e9;
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i] as Placed;
    if (step.kind === 'paint') continue;
    const side = step.isOneSided ? x : mirrored;
    // Most shapes are too far away to matter, which a ball around them tells at less cost.
    const isAdded = step.kind === 'add';
    const reach = isAdded ? distance + step.reach : step.reach - distance;
    const dx = side - step.x;
    const dy = y - step.y;
    const dz = z - step.z;
    if (reach <= 0 || dx * dx + dy * dy + dz * dz >= reach * reach) continue;
    const d = step.shape.distance(side, y, z);
    distance = isAdded ? melted(distance, d, step.blend) : -melted(-distance, d, step.blend);
  }
  return distance;
}

/** The union of two distances, rounded where they meet. */
function melted(a: number, b: number, blend: number): number {
  const share = Math.min(1, Math.max(0, 0.5 + (0.5 * (a - b)) / blend));
  return a + (b - a) * share - blend * share * (1 - share);
}

function cellOf(at: number): number {
  return Math.floor((at + halfSpan) / cell);
}

function middleOf(index: number): number {
  return (index + 0.5) * cell - halfSpan;
}
