import { steps } from '../../../geometry/interval.ts';
import type { Point, Polyline } from '../../../geometry/point.ts';
import { between, closed, distance, pointAt } from '../../../geometry/point.ts';
import { ribbon } from '../../../geometry/ribbon.ts';
import type { FillLook, Pen } from '../../../paint/pen.ts';

/** A band of a knot: its middle line, whose last point is its first again when it is endless. */
export type Strand = Polyline;

/** One of the two passages of a crossing: the strand, and where on it. */
interface Passage {
  readonly strand: number;
  /** In points, with a fraction. */
  readonly at: number;
  isOver: boolean | null;
  /** The other strand's passage at the same crossing. */
  other: Passage | null;
}

/**
 * Draws bands that go over and under each other in turn, as every true knotwork does.
 *
 * @param cords of how many cords, side by side, each band is laid
 */
export function drawInterlace(
  pen: Pen,
  strands: readonly Strand[],
  halfWidth: number,
  look: FillLook,
  cords = 1,
): void {
  const { inner } = pen.weight;
  const bands = strands.map((strand) => ribbon(strand, () => halfWidth));
  const passages = crossingsOf(strands);
  weave(strands, passages);
  for (const { left, right } of bands) {
    pen.fill([...left, ...right.toReversed()], look);
    for (const line of cordEdges(left, right, cords)) pen.stroke(line, inner);
  }
  for (const { strand, at, isOver } of passages) {
    const band = bands[strand];
    if (!isOver || !band) continue;
    const step = distance(pointAt(band.spine, Math.floor(at)), pointAt(band.spine, Math.floor(at) + 1)) || 1;
    const reach = Math.ceil((halfWidth * 1.9) / step);
    const piece = (line: Polyline) => around(line, Math.round(at), reach);
    pen.fill([...piece(band.left), ...piece(band.right).toReversed()], look);
    for (const line of cordEdges(piece(band.left), piece(band.right), cords)) pen.stroke(line, inner);
  }
}

/** The lines from the left edge of a band to its right one that part its cords. */
function cordEdges(left: Polyline, right: Polyline, cords: number): Point[][] {
  return steps(cords).map((share) => left.map((point, i) => between(point, pointAt(right, i), share)));
}

/** The points of a line near `at`; an endless line goes on at its start. */
function around(line: Polyline, at: number, reach: number): Point[] {
  const last = line.length - 1;
  const isEndless = distance(pointAt(line, 0), pointAt(line, last)) < 1e-3;
  const points: Point[] = [];
  for (let i = at - reach; i <= at + reach; i++) {
    if (isEndless) points.push(pointAt(line, ((i % last) + last) % last));
    else if (i >= 0 && i <= last) points.push(pointAt(line, i));
  }
  return points;
}

function crossingsOf(strands: readonly Strand[]): Passage[] {
  const passages: Passage[] = [];
  strands.forEach((a, i) => {
    strands.forEach((b, j) => {
      if (j < i) return;
      for (let k = 0; k < a.length - 1; k++) {
        for (let l = i === j ? k + 3 : 0; l < b.length - 1; l++) {
          const shares = crossing(pointAt(a, k), pointAt(a, k + 1), pointAt(b, l), pointAt(b, l + 1));
          if (!shares || (i === j && k === 0 && l === b.length - 2)) continue;
          const first: Passage = { strand: i, at: k + shares[0], isOver: null, other: null };
          const second: Passage = { strand: j, at: l + shares[1], isOver: null, other: first };
          first.other = second;
          passages.push(first, second);
        }
      }
    });
  });
  return passages;
}

/** Where two segments cross, as shares of both. */
function crossing(a: Point, b: Point, c: Point, d: Point): [number, number] | null {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const cross = rx * sy - ry * sx;
  if (Math.abs(cross) < 1e-12) return null;
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / cross;
  const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / cross;
  return t >= 0 && t < 1 && u >= 0 && u < 1 ? [t, u] : null;
}

/** Lets each strand go over and under in turn, spreading from crossing to crossing. */
function weave(strands: readonly Strand[], passages: readonly Passage[]): void {
  const along = strands.map((_, strand) =>
    passages.filter((p) => p.strand === strand).toSorted((a, b) => a.at - b.at),
  );
  const open = passages.filter(({ isOver }) => isOver === null);
  for (const start of open) {
    if (start.isOver !== null) continue;
    const queue: [Passage, boolean][] = [[start, true]];
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [passage, isOver] = next;
      if (passage.isOver !== null) continue;
      passage.isOver = isOver;
      if (passage.other) queue.push([passage.other, !isOver]);
      const line = along[passage.strand] ?? [];
      const i = line.indexOf(passage);
      for (const neighbour of [line[i - 1], line[i + 1]]) if (neighbour) queue.push([neighbour, !isOver]);
    }
  }
}

/** The closed line through points that do not repeat their first. */
export function endless(points: readonly Point[]): Point[] {
  return [...closed(points)];
}
