import Delaunator from 'delaunator';
import { clamp } from '../geometry/interval.ts';
import type { Point } from '../geometry/point.ts';
import { between, closed } from '../geometry/point.ts';
import { identity } from '../geometry/transform.ts';
import { Random } from '../random/random.ts';
import { mapPlane } from '../raster/scratch.ts';
import type { Cutout } from './cutout.ts';
import { paintFill } from './fill.ts';
import type { InkPlanes } from './ink-planes.ts';
import type { Rgb } from './palette.ts';
import { mixColors } from './palette.ts';
import { SpacedPoints } from './spaced-points.ts';
import { paintDot, paintStroke } from './stroke.ts';

export interface FacetLook {
  readonly seed: number;
  readonly linePx: number;
  /** The length of a facet's side as a share of the cutout's size. */
  readonly mesh: number;
  /** The colour into which the facets fade from left to right; null keeps their own. */
  readonly fadeTo: Rgb | null;
}

const white: Rgb = [255, 255, 255];

/**
 * Replaces the shade and colour of a cutout by flat triangles, as in low-poly drawings. The corners follow the
 * silhouette and the drawn lines, and the lines stay on top: without them a face cannot be read.
 */
export function foldIntoFacets({ planes, silhouette, edge }: Cutout, look: FacetLook): void {
  if (!edge) return;
  const random = new Random(look.seed);
  const spacing = Math.max(planes.width, planes.height) * look.mesh;
  const corners = chooseCorners(planes, edge, spacing, random);
  if (corners.length < 3) return;
  const before: InkPlanes = {
    ...planes,
    tone: mapPlane(planes.tone, (tone) => tone),
    pigment: planes.pigment.slice(),
  };
  for (const triangle of triangulate(corners)) {
    if (!liesInside(triangle, planes, edge, spacing)) continue;
    paintFacet(planes, before, triangle, look, random);
  }
  for (const corner of corners) {
    if (random.next() < 0.22) paintDot(planes, corner[0], corner[1], look.linePx * 1.4);
  }
  // Facets end at the silhouette, also where a triangle reaches over a notch of it.
  planes.body.set(silhouette);
  for (let i = 0; i < edge.length; i++) {
    const inside = clamp((edge[i] as number) + 0.5);
    planes.pigment[i * 4 + 3] = (planes.pigment[i * 4 + 3] as number) * inside;
  }
}

function chooseCorners(planes: InkPlanes, edge: Float32Array, spacing: number, random: Random): Point[] {
  const { width, height, ink } = planes;
  const points = new SpacedPoints(spacing);
  const contour: number[] = [];
  const features: number[] = [];
  for (let i = 1; i < edge.length - width; i++) {
    const distance = edge[i] as number;
    if (Math.abs(distance) < 1) contour.push(i);
    else if (distance > 3 && isInkEdge(ink, i, width)) features.push(i);
  }
  const place = (i: number): Point => [
    planes.left + (i % width) + 0.5,
    planes.top + Math.floor(i / width) + 0.5,
  ];
  for (const i of random.shuffled(contour)) points.add(place(i));
  for (const i of random.shuffled(features)) points.add(place(i));
  for (let dart = 0; dart < 1500; dart++) {
    const i = random.whole(0, width * height - 1);
    if ((edge[i] as number) > spacing * 0.5) points.add(place(i));
  }
  return points.list;
}

function isInkEdge(ink: Float32Array, i: number, width: number): boolean {
  const isBlack = (ink[i] as number) >= 0.5;
  return (ink[i + 1] as number) >= 0.5 !== isBlack || (ink[i + width] as number) >= 0.5 !== isBlack;
}

type Triangle = readonly [Point, Point, Point];

function triangulate(corners: readonly Point[]): Triangle[] {
  const { triangles } = Delaunator.from(corners as Point[]);
  const result: Triangle[] = [];
  for (let i = 0; i < triangles.length; i += 3) {
    const corner = (k: number) => corners[triangles[i + k] as number] as Point;
    result.push([corner(0), corner(1), corner(2)]);
  }
  return result;
}

function liesInside([a, b, c]: Triangle, planes: InkPlanes, edge: Float32Array, spacing: number): boolean {
  const insideBy = (point: Point) => edge[pixelAt(planes, point)] ?? -1;
  if (insideBy(centroid([a, b, c])) < 2) return false;
  return [between(a, b, 0.5), between(b, c, 0.5), between(c, a, 0.5)].every(
    (middle) => insideBy(middle) > -spacing / 3,
  );
}

function centroid([a, b, c]: Triangle): Point {
  return [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3];
}

function pixelAt({ left, top, width }: InkPlanes, [x, y]: Point): number {
  return (Math.floor(y) - top) * width + Math.floor(x) - left;
}

function paintFacet(
  planes: InkPlanes,
  before: InkPlanes,
  triangle: Triangle,
  look: FacetLook,
  random: Random,
): void {
  const pixel = pixelAt(before, centroid(triangle));
  const tone = clamp((before.tone[pixel] as number) * 0.85 + (random.next() - 0.5) * 0.34 + 0.06) * 0.85;
  const color = facetColor(before, pixel, tone, look, random);
  paintFill(
    planes,
    {
      kind: 'fill',
      polygons: [triangle],
      rule: 'nonzero',
      place: identity,
      color,
      tone,
      ink: 0,
      isOverlay: true,
    },
    identity,
  );
  const points = closed(triangle);
  const widthsPx = points.map(() => look.linePx);
  paintStroke(planes, { kind: 'stroke', points, widthsPx, ink: 1, isErasing: false }, identity);
}

function facetColor(
  before: InkPlanes,
  pixel: number,
  tone: number,
  look: FacetLook,
  random: Random,
): Rgb | null {
  const i = pixel * 4;
  if ((before.pigment[i + 3] as number) < 128) return null;
  const own: Rgb = [
    before.pigment[i] as number,
    before.pigment[i + 1] as number,
    before.pigment[i + 2] as number,
  ];
  const across = (pixel % before.width) / before.width + (random.next() - 0.5) * 0.25;
  const faded = look.fadeTo ? mixColors(own, look.fadeTo, clamp(across) * 0.75) : own;
  return mixColors(faded, white, (1 - tone) * 0.25);
}
