import type { DrawnFlash } from '#engine/flash/worker/flash-api.ts';

/** The composer's drawing of what an image model was asked for, while that works. It is kept nowhere. */
export interface Sketch {
  readonly seed: number;
  readonly drawn: Pick<DrawnFlash, 'png' | 'style' | 'notes' | 'width' | 'height'>;
}
