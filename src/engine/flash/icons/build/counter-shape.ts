import { boundsOfPoints, centerOf, unionAll, widthOf } from '../../geometry/bounds.ts';
import type { Point, Polygon } from '../../geometry/point.ts';
import { coverage, reframed } from '../../raster/coverage.ts';
import { findRegions } from '../../raster/regions.ts';
import { traceOutlines } from '../../raster/trace-outlines.ts';
import { iconFrame } from '../icon-library.ts';

/** Pixels per unit of the icon. */
const detail = 2;
const smallest = 0.01;

/** What a drawing leaves free inside the round that it fills: the subject of an icon cut out of a disc. */
export function counterShape(polygons: readonly Polygon[]): Point[][] {
  const size = iconFrame * detail;
  const frame = { left: 0, top: 0, width: size, height: size };
  const large = polygons.map((polygon) => polygon.map(([x, y]): Point => [x * detail, y * detail]));
  const { values } = reframed(coverage(large, frame), frame);
  const bounds = unionAll(large.map((polygon) => boundsOfPoints(polygon)));
  const [x, y] = centerOf(bounds);
  const radius = (widthOf(bounds) / 2) * 0.985;
  const isFree = (i: number) =>
    Math.hypot((i % size) - x, Math.floor(i / size) - y) < radius && (values[i] as number) < 0.5;
  const { labels, list } = findRegions(size, size, isFree);
  const isLarge = new Set(list.filter(({ area }) => area > size * size * smallest).map(({ label }) => label));
  const rings = traceOutlines(size, size, (column, row) =>
    isLarge.has(labels[row * size + column] as number),
  );
  return rings.map((ring) => ring.map(([ringX, ringY]): Point => [ringX / detail, ringY / detail]));
}
