import Delaunator from 'delaunator';
import { clamp } from '../geometry/interval.ts';
import type { Point } from '../geometry/point.ts';
import { between, closed } from '../geometry/point.ts';
import type { Transform } from '../geometry/transform.ts';
import { identity, mapX, mapY, placing } from '../geometry/transform.ts';
import { Random } from '../random/random.ts';
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

interface Facet {
  readonly corners: Triangle;
  readonly tone: number;
  readonly color: Rgb | null;
}

/** The triangles into which a cutout is folded, and the corners that get a dot; in pixels of the cutout's page. */
export interface Facets {
  readonly facets: readonly Facet[];
  readonly dots: readonly Point[];
}

/** Finds a cutout's facets: their corners follow the silhouette and the drawn lines. Null where there are none. */
export function findFacets({ planes, edge }: Cutout, look: FacetLook): Facets | null {
  if (!edge) return null;
  const random = new Random(look.seed);
  const spacing = Math.max(planes.width, planes.height) * look.mesh;
  const corners = chooseCorners(planes, edge, spacing, random);
  if (corners.length < 3) return null;
  const facets = triangulate(corners)
    .filter((triangle) => liesInside(triangle, planes, edge, spacing))
    .map((triangle) => facetOf(planes, triangle, look, random));
  return { facets, dots: corners.filter(() => random.next() < 0.22) };
}

/**
 * Replaces the shade and colour of a cutout by flat triangles, as in low-poly drawings. The lines stay on top:
 * without them a face cannot be read.
 */
export function foldIntoFacets(
  { planes, silhouette, edge }: Cutout,
  found: Facets | null,
  { linePx }: FacetLook,
): void {
  if (!edge || !found) return;
  const place = placing({ scale: planes.perUnit });
  for (const facet of found.facets) paintFacet(planes, facet, linePx, place);
  for (const dot of found.dots) paintDot(planes, mapX(place, dot), mapY(place, dot), linePx * 1.4);
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

function facetOf(planes: InkPlanes, corners: Triangle, look: FacetLook, random: Random): Facet {
  const pixel = pixelAt(planes, centroid(corners));
  const tone = clamp((planes.tone[pixel] as number) * 0.85 + (random.next() - 0.5) * 0.34 + 0.06) * 0.85;
  return { corners, tone, color: facetColor(planes, pixel, tone, look, random) };
}

function paintFacet(
  planes: InkPlanes,
  { corners, tone, color }: Facet,
  linePx: number,
  place: Transform,
): void {
  const fill = { polygons: [corners], rule: 'nonzero', place: identity, color, tone, ink: 0 } as const;
  paintFill(planes, { kind: 'fill', ...fill, isOverlay: true }, place);
  const points = closed(corners);
  const widthsPx = points.map(() => linePx);
  paintStroke(planes, { kind: 'stroke', points, widthsPx, ink: 1, isErasing: false }, place);
}

function facetColor(
  planes: InkPlanes,
  pixel: number,
  tone: number,
  look: FacetLook,
  random: Random,
): Rgb | null {
  const i = pixel * 4;
  if ((planes.pigment[i + 3] as number) < 128) return null;
  const own: Rgb = [
    planes.pigment[i] as number,
    planes.pigment[i + 1] as number,
    planes.pigment[i + 2] as number,
  ];
  const across = (pixel % planes.width) / planes.width + (random.next() - 0.5) * 0.25;
  const faded = look.fadeTo ? mixColors(own, look.fadeTo, clamp(across) * 0.75) : own;
  return mixColors(faded, white, (1 - tone) * 0.25);
}
