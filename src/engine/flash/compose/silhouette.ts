import { areaOf } from '../geometry/area.ts';
import { heightOf, widthOf } from '../geometry/bounds.ts';
import type { Point, Polygon } from '../geometry/point.ts';
import { compose, mapPoints, placing } from '../geometry/transform.ts';
import type { Layer } from '../paint/layer.ts';
import { boundsOfLayers } from '../paint/layer.ts';
import { coverage } from '../raster/coverage.ts';
import { withScratch } from '../raster/scratch.ts';
import { traceOutlines } from '../raster/trace-outlines.ts';

/** Cells along the longer side of the grid on which a silhouette is found. */
const cells = 150;

/** The outline around all filled paths of the layers, in their units: of several pieces the largest one. */
export function silhouetteOf(layers: readonly Layer[]): Polygon {
  const bounds = boundsOfLayers(layers);
  const mesh = Math.max(widthOf(bounds), heightOf(bounds)) / cells;
  const [columns, rows] = [Math.ceil(widthOf(bounds) / mesh) + 2, Math.ceil(heightOf(bounds) / mesh) + 2];
  const toGrid = placing({ at: [1 - bounds.left / mesh, 1 - bounds.top / mesh], scale: 1 / mesh });
  const taken = new Uint8Array(columns * rows);
  for (const area of layers.flatMap(areasOf))
    withScratch(() => {
      const frame = { left: 0, top: 0, width: columns, height: rows };
      const { values, left, top, width } = coverage(area, frame, { place: toGrid });
      values.forEach((value, i) => {
        if (value > 0.5) taken[(top + Math.floor(i / width)) * columns + left + (i % width)] = 1;
      });
    });
  const rings = traceOutlines(columns, rows, (x, y) => taken[y * columns + x] === 1);
  const largest = rings.toSorted((a, b) => areaOf(b) - areaOf(a))[0] ?? [];
  return smoothed(largest).map(
    ([x, y]): Point => [bounds.left + (x - 1) * mesh, bounds.top + (y - 1) * mesh],
  );
}

function areasOf(layer: Layer): Polygon[][] {
  if (layer.kind !== 'drawn') return [layer.outlines.map((outline) => mapPoints(layer.place, outline))];
  return layer.marks.flatMap((mark) =>
    mark.kind === 'fill'
      ? [mark.polygons.map((polygon) => mapPoints(compose(layer.place, mark.place), polygon))]
      : [],
  );
}

/** Each point as the mean of its neighbourhood, so that the grid's steps are not seen. */
function smoothed(ring: Polygon): Point[] {
  const reach = 2;
  return ring.map((_, i): Point => {
    let [x, y] = [0, 0];
    for (let step = -reach; step <= reach; step++) {
      const [px, py] = ring[(i + step + ring.length) % ring.length] ?? [0, 0];
      x += px / (2 * reach + 1);
      y += py / (2 * reach + 1);
    }
    return [x, y];
  });
}
