import { centerOf, heightOf, widthOf } from '../../../geometry/bounds.ts';
import type { Point, Polygon } from '../../../geometry/point.ts';
import { compose, placing } from '../../../geometry/transform.ts';
import { Canvas } from '../../../paint/canvas.ts';
import type { Layer } from '../../../paint/layer.ts';
import { boundsOfLayers, movedLayer } from '../../../paint/layer.ts';
import type { Motif } from '../../motif.ts';

/** How far the halves drift apart and how deep the crack's teeth are, as shares of the size. */
const apart = 0.035;
const toothDepth = 0.07;
/** The width of the dark edge along the crack, as a share of the size. */
const edgeShare = 0.014;

/** The motif cracked in two across its length: its halves have drifted apart along a jagged line. */
export function broken(motif: Motif): Motif {
  return {
    ...motif,
    draw(canvas) {
      const whole = new Canvas(canvas.kit);
      motif.draw(whole);
      for (const side of [-1, 1] as const) canvas.layers.push(...halfOf(whole.layers, side));
      canvas.credits.push(...whole.credits);
    },
  };
}

function halfOf(layers: readonly Layer[], side: 1 | -1): Layer[] {
  const bounds = boundsOfLayers(layers);
  const isTall = heightOf(bounds) > 1.3 * widthOf(bounds);
  const size = Math.max(heightOf(bounds), widthOf(bounds));
  const [x, y] = centerOf(bounds);
  const clip = (edge: number): Polygon =>
    halfPlane(side, edge).map(([along, across]): Point => {
      const [u, v] = [across * size, along * size];
      return isTall ? [x + v, y + u] : [x + u, y + v];
    });
  const drift: Point = isTall ? [0, side * apart * size] : [side * apart * size, 0];
  const turned = placing({ at: [x + drift[0], y + drift[1]], angleRad: side * (isTall ? 0.1 : 0.07) });
  const away = compose(turned, placing({ at: [-x, -y] }));
  const dark = layers.map((layer): Layer => ({ ...blackened(layer), clip: clip(edgeShare) }));
  const shown = layers.map((layer): Layer => ({ ...layer, clip: clip(0) }));
  return [...dark, ...shown].map((layer) => movedLayer(layer, away));
}

/** One side of the crack, which runs along the first coordinate; `edge` is how far beyond it the side reaches. */
function halfPlane(side: 1 | -1, edge: number): Point[] {
  const teeth = [0, 1, -0.4, 0.8, -1, 0.5, -0.7, 0.9, -0.2, 0.6, 0];
  const crack = teeth.map((tooth, i): Point => [-0.6 + 0.12 * i, tooth * toothDepth - side * edge]);
  return [[-2, -side * edge], ...crack, [2, -side * edge], [2, side * 2], [-2, side * 2]];
}

/** The same in solid black. */
function blackened(layer: Layer): Layer {
  if (layer.kind !== 'drawn') return layer;
  return {
    ...layer,
    marks: layer.marks.map((mark) =>
      mark.kind === 'fill' ? { ...mark, color: mark.color && black, tone: null, ink: 1 } : mark,
    ),
  };
}

const black = [20, 20, 20] as const;
