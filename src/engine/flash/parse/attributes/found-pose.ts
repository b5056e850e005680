import type { Pose } from '../../lexicon/pose.ts';

/** The words that say in which pose a thing is, next to its name. */
export interface FoundPose {
  readonly pose: Pose;
  readonly start: number;
  readonly end: number;
  /** The next one takes it as well. */
  readonly isShared?: boolean;
}
