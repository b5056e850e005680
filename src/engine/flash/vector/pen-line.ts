import { closed, lengthOf, type Point } from '../geometry/point.ts';
import { thinned } from '../geometry/simplify.ts';
import { mapPoint } from '../geometry/transform.ts';
import type { Cutout } from '../paint/cutout.ts';
import type { InkPlanes } from '../paint/ink-planes.ts';
import type { Layer } from '../paint/layer.ts';
import { levelLines } from '../raster/level-lines.ts';
import { ribbonOf } from './ribbon-of.ts';
import { area, type Shape, type WidePoint } from './vectors.ts';

/** A line as a pen has drawn it, on the page. */
export interface PenLine {
  readonly points: readonly WidePoint[];
  /** 0 … 1 */
  readonly ink: number;
  readonly isClosed: boolean;
  readonly isLettering: boolean;
}

/** How wide a contour is on average, as a share of its widest, and how far outside of the edge its middle lies. */
const [swelling, outwards] = [0.95, 0.15];

/** The lines that a layer was drawn with: its contour, then its strokes. Icons, pictures and bare lines have none. */
export function penLinesOf(layer: Layer, { edge, planes }: Cutout): PenLine[] {
  if (layer.kind !== 'drawn') return [];
  const { contourPx, marks, place, isInverted, isLettering = false } = layer;
  const width = contourPx * swelling;
  const contours =
    edge && contourPx > 0 ? levelLines({ ...planes, values: edge }, -width * outwards, -1e3) : [];
  const lines = contours.map((ring): PenLine => {
    const points = closed(ring).map(([x, y]): WidePoint => [x, y, width]);
    return { points, ink: 1, isClosed: true, isLettering };
  });
  if (isInverted) return lines;
  for (const mark of marks) {
    if (mark.kind === 'fill' || mark.isErasing) continue;
    const points = mark.points.map((point, i): WidePoint => {
      const [x, y] = mapPoint(place, point);
      const [offX, offY]: Point = mark.offsetsPx?.[i] ?? [0, 0];
      return [x + offX, y + offY, mark.widthsPx[i] as number];
    });
    lines.push({ points, ink: mark.ink, isClosed: false, isLettering });
  }
  return lines;
}

/** A line whose points follow so closely that what hides it can be found between them. */
const stepPx = 1.5;
/** As many places in a row may be missed before a line is taken to be hidden. */
const missed = 2;
/** Of what is black in a place, by the width of the line. */
const seenFrom = 0.4;

/** The pieces of a line that can be seen on the finished page: those along which it is black there. */
export function visiblePieces(line: PenLine, page: InkPlanes): PenLine[] {
  const steps = stepped(line.points);
  const seen = steps.map((step) => isBlackAt(page, step, line.ink));
  if (seen.every(Boolean)) return [line];
  // A ring is cut where it is hidden, not where it happens to begin.
  const cut = line.isClosed ? seen.indexOf(false) : 0;
  const turned = [...steps.slice(cut), ...(cut > 0 ? steps.slice(1, cut + 1) : [])];
  const turnedSeen = [...seen.slice(cut), ...(cut > 0 ? seen.slice(1, cut + 1) : [])];
  const pieces: PenLine[] = [];
  let from = -1;
  let last = -1;
  const end = () => {
    const points = turned.slice(from, last + 1);
    const widest = Math.max(...points.map(([, , width]) => width));
    // What is shorter than it is wide is what a line leaves where it crosses below another one.
    if (from >= 0 && points.length * stepPx > widest * 1.5) pieces.push({ ...line, points, isClosed: false });
    from = -1;
  };
  turnedSeen.forEach((isSeen, i) => {
    if (isSeen) {
      if (from < 0) from = i;
      last = i;
    } else if (from >= 0 && i - last > missed) end();
  });
  end();
  return pieces;
}

function isBlackAt(
  { ink, width, height }: InkPlanes,
  [x, y, lineWidth]: WidePoint,
  strength: number,
): boolean {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return false;
  return (ink[row * width + column] as number) >= seenFrom * strength * Math.min(1, lineWidth);
}

function stepped(points: readonly WidePoint[]): WidePoint[] {
  const steps: WidePoint[] = points.slice(0, 1);
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1] as WidePoint, points[i] as WidePoint];
    const count = Math.max(1, Math.ceil(lengthOf(to[0] - from[0], to[1] - from[1]) / stepPx));
    for (let step = 1; step <= count; step++) {
      const share = step / count;
      const between = (part: 0 | 1 | 2) => from[part] + (to[part] - from[part]) * share;
      steps.push([between(0), between(1), between(2)]);
    }
  }
  return steps;
}

/** Points are left out as long as the line stays so near, in units. */
const tolerance = 0.16;

/** The line as a shape, nowhere thinner than `finest`: one of even width stays a line, one that swells becomes its outline. */
export function shapeOfLine(
  { points, isClosed }: Pick<PenLine, 'points' | 'isClosed'>,
  finest: number,
): Shape {
  const kept = thinned(points, tolerance).map(([x, y, width]): WidePoint => [x, y, Math.max(width, finest)]);
  const widths = kept.map(([, , width]) => width);
  const [narrow, wide] = [Math.min(...widths), Math.max(...widths)];
  if (kept.length === 1)
    return { kind: 'dot', at: [(kept[0] as WidePoint)[0], (kept[0] as WidePoint)[1]], width: wide };
  if (wide - narrow <= wide * 0.12)
    return {
      kind: 'line',
      points: isClosed ? kept.slice(0, -1) : kept,
      width: (wide + narrow) / 2,
      isClosed,
    };
  return area([ribbonOf(kept)], { rule: 'nonzero' });
}
