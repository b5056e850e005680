import type { Bounds } from '../geometry/bounds.ts';
import { boundsOfPoints, intersection, unionAll } from '../geometry/bounds.ts';
import type { Transform } from '../geometry/transform.ts';
import { compose, mapPoints, placing } from '../geometry/transform.ts';
import type { IconLayer } from '../icons/icon-layer.ts';
import { boundsOfIcon } from '../icons/icon-layer.ts';
import type { TracedLayer } from '../image/traced-layer.ts';
import { boundsOfTraced } from '../image/traced-layer.ts';
import type { Mark } from './mark.ts';
import { boundsOfMarks, enlargedMark } from './mark.ts';
import { enlargedWeights } from './pen.ts';
import type { Setting } from './setting.ts';

/** What is stamped onto the page as one piece: it hides what is behind it and gets one contour around it. */
export type Layer = DrawnLayer | IconLayer | TracedLayer;

/** Marks of a pen. */
export interface DrawnLayer extends Setting {
  readonly kind: 'drawn';
  readonly marks: readonly Mark[];
  /** What counts as the layer's silhouette: its filled paths, or its lines as well. */
  readonly silhouette: 'fills' | 'fills-and-lines';
  /** Solid black with the lines left bare: tribal ink. */
  readonly isInverted: boolean;
}

/** The bounds in units of the page; line widths are not counted. */
export function boundsOfLayer(layer: Layer): Bounds {
  const bounds = wholeBounds(layer);
  return layer.clip ? intersection(bounds, boundsOfPoints(layer.clip)) : bounds;
}

function wholeBounds(layer: Layer): Bounds {
  if (layer.kind === 'drawn') return boundsOfMarks(layer.marks, layer.place);
  return layer.kind === 'icon' ? boundsOfIcon(layer) : boundsOfTraced(layer);
}

export function boundsOfLayers(layers: readonly Layer[]): Bounds {
  return unionAll(layers.map(boundsOfLayer));
}

/** The layer moved by a map of the page; its lines stay as wide as they are. */
export function movedLayer<L extends Layer>(layer: L, by: Transform): L {
  return { ...layer, place: compose(by, layer.place), clip: layer.clip && mapPoints(by, layer.clip) };
}

/** The layer enlarged with its lines and gaps, for a page with so many pixels to a unit. */
export function enlargedLayer(layer: Layer, perUnit: number): Layer {
  if (perUnit === 1) return layer;
  const by = placing({ scale: perUnit });
  const setting = {
    contourPx: layer.contourPx * perUnit,
    gapPx: layer.gapPx * perUnit,
    facets: layer.facets && { ...layer.facets, linePx: layer.facets.linePx * perUnit },
  };
  if (layer.kind === 'drawn') {
    const marks = layer.marks.map((mark) => enlargedMark(mark, perUnit));
    return { ...movedLayer(layer, by), ...setting, marks };
  }
  if (layer.kind === 'icon') {
    const { weight, searchPx } = layer.look;
    const look = { ...layer.look, weight: enlargedWeights(weight, perUnit), searchPx: searchPx * perUnit };
    return { ...movedLayer(layer, by), ...setting, look };
  }
  const lines = {
    weight: enlargedWeights(layer.weight, perUnit),
    searchPx: layer.searchPx * perUnit,
  };
  return { ...movedLayer(layer, by), ...setting, ...lines };
}
