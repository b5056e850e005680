import type { Bounds } from '../geometry/bounds.ts';
import { boundsOfPoints, unionAll } from '../geometry/bounds.ts';
import type { Polygon } from '../geometry/point.ts';
import type { Transform } from '../geometry/transform.ts';
import type { Rgb } from '../paint/palette.ts';
import type { LineWeights } from '../paint/pen.ts';
import type { Setting } from '../paint/setting.ts';
import type { TraceLook } from './look.ts';
import type { Study } from './study.ts';

/** A picture to be drawn: its subject's larger side spans -1 … 1. */
export interface TracedLayer extends Setting {
  readonly kind: 'traced';
  readonly study: Study;
  /** From the layer's units to the pixels of the study. */
  readonly toStudy: Transform;
  /** Roughly what it covers. */
  readonly outlines: readonly Polygon[];
  /** Where there is no subject to cut out: the shape in which the picture is framed; in the layer's units. */
  readonly frame: Polygon | null;
  readonly look: TraceLook;
  readonly weight: LineWeights;
  /** Lines are drawn again, this many pixels off: a sketching hand. */
  readonly searchPx: number;
  /** Solid black with bare lines. */
  readonly isSolid: boolean;
  /** For each colour of the study the pigment that stands for it, null for bare skin; null in black and white. */
  readonly pigments: readonly (Rgb | null)[] | null;
}

export function boundsOfTraced({ outlines, place }: TracedLayer): Bounds {
  return unionAll(outlines.map((outline) => boundsOfPoints(outline, place)));
}
