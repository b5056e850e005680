import type { Stage } from './stage.ts';

/** Sets the subjects of a cast on the stage. */
export type Arrangement = (stage: Stage) => void;

/** Adds something that nobody asked for: frames, rays, dots. It may look at what stands on the stage. */
export type Ornament = (stage: Stage) => void;

/** One way to compose: how the subjects are set, and what goes with them. */
export interface Design {
  readonly arrange: Arrangement;
  readonly ornaments: readonly Ornament[];
}

export function design(arrange: Arrangement, ...ornaments: Ornament[]): Design {
  return { arrange, ornaments };
}
