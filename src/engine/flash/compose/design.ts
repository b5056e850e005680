import type { Composition } from './composition.ts';

/** Sets the subjects of some roles in the composition. */
export type Arrangement = (composition: Composition) => void;

/** Adds something that nobody asked for: frames, rays, dots. It may look at what stands in the composition. */
export type Ornament = (composition: Composition) => void;

/** One way to compose: how the subjects are set, and what goes with them. */
export interface Design {
  readonly arrange: Arrangement;
  readonly ornaments: readonly Ornament[];
}

export function design(arrange: Arrangement, ...ornaments: Ornament[]): Design {
  return { arrange, ornaments };
}
