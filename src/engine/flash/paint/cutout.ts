import type { InkPlanes } from './ink-planes.ts';

/** A layer painted on a set of planes of its own, ready to be laid over the page. */
export interface Cutout {
  readonly planes: InkPlanes;
  /** Coverage of what the layer hides. */
  readonly silhouette: Float32Array<ArrayBuffer>;
  /** Signed distance to the silhouette's edge, in pixels; null when the layer has no contour and no gap. */
  readonly edge: Float32Array<ArrayBuffer> | null;
}
