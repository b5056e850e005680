import type { ViewId } from '#contract/view-ids.ts';
import type { RegionLook } from '../../sculpted-view.ts';
import type { Drawing } from './drawing.ts';

/** Whoever a hand draws from each side, on landmarks: faces, whose lines are where an illustrator puts them. */
export interface Figure {
  readonly name: string;
  readonly regions: Readonly<Record<string, RegionLook>>;
  readonly views: readonly FigureView[];
}

export interface FigureView {
  readonly name: ViewId;
  /** Left and right change over. */
  readonly isMirrored?: boolean;
  draw(): Drawing;
}
