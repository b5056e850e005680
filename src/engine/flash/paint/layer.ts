import type { Bounds } from '../geometry/bounds.ts';
import { boundsOfPoints, intersection, unionAll } from '../geometry/bounds.ts';
import type { Transform } from '../geometry/transform.ts';
import { compose, mapPoints } from '../geometry/transform.ts';
import type { IconLayer } from '../icons/icon-layer.ts';
import { boundsOfIcon } from '../icons/icon-layer.ts';
import type { Mark } from './mark.ts';
import { boundsOfMarks } from './mark.ts';
import type { Setting } from './setting.ts';

/** What is stamped onto the page as one piece: it hides what is behind it and gets one contour around it. */
export type Layer = DrawnLayer | IconLayer;

/** Marks of a pen. */
export interface DrawnLayer extends Setting {
  readonly kind: 'drawn';
  readonly marks: readonly Mark[];
  /** What counts as the layer's silhouette: its filled cells, or its lines as well. */
  readonly silhouette: 'cells' | 'cells-and-lines';
  /** Solid black with the lines left bare: tribal ink. */
  readonly isInverted: boolean;
}

/** The bounds in units of the page; line widths are not counted. */
export function boundsOfLayer(layer: Layer): Bounds {
  const bounds = layer.kind === 'drawn' ? boundsOfMarks(layer.marks, layer.place) : boundsOfIcon(layer);
  return layer.clip ? intersection(bounds, boundsOfPoints(layer.clip)) : bounds;
}

export function boundsOfLayers(layers: readonly Layer[]): Bounds {
  return unionAll(layers.map(boundsOfLayer));
}

/** The layer moved by a map of the page. */
export function movedLayer(layer: Layer, by: Transform): Layer {
  return { ...layer, place: compose(by, layer.place), clip: layer.clip && mapPoints(by, layer.clip) };
}
