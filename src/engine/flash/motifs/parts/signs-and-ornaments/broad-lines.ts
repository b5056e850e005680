import type { Point } from '../../../geometry/point.ts';
import { polar } from '../../../geometry/point.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { arc } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { FillLook, Pen } from '../../../paint/pen.ts';

/** A sign of lines of even width, written as traced lines parted by '/'; a line that ends where it began is endless. */
export interface BroadLines {
  readonly lines: string;
  /** Half the width of its lines. */
  readonly half: number;
}

/** Draws the lines as one area, round at their ends and corners: their crossings leave no seams. */
export function drawBroadLines(pen: Pen, { lines, half }: BroadLines, look: FillLook): void {
  pen.fill(
    lines.split('/').flatMap((line) => broadLine(traced(line, 10), half)),
    look,
  );
}

/** The areas of one broad line: its pieces between corners, and a round where two of them meet. */
export function broadLine(line: readonly Point[], half: number): Point[][] {
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  for (const [i, point] of line.entries()) {
    piece.push(point);
    const [before, after] = [line[i - 1], line[i + 1]];
    if (before && after && !isCorner(before, point, after)) continue;
    pieces.push(round(point, half));
    if (piece.length > 1) pieces.push(outlineOf(ribbon(piece, () => half)));
    piece = [point];
  }
  return pieces;
}

function isCorner(a: Point, b: Point, c: Point): boolean {
  const turn = Math.atan2(c[1] - b[1], c[0] - b[0]) - Math.atan2(b[1] - a[1], b[0] - a[0]);
  return Math.cos(turn) < 0.86;
}

/** Turned as ribbons are, so that areas which overlap add up instead of leaving a hole. */
function round(center: Point, half: number): Point[] {
  return arc(center, half, 2 * Math.PI, 0, 20).slice(0, -1);
}

/** A circle as the knots of a traced line. */
export function circleKnots([x, y]: Point, radius: number): string {
  return Array.from({ length: 17 }, (_, i) => {
    const [px, py] = polar((i / 16) * 2 * Math.PI - Math.PI / 2, radius, [x, y]);
    return `${px.toFixed(3)} ${py.toFixed(3)}`;
  }).join(', ');
}
