import type { Point } from '../../../geometry/point.ts';
import type { LineRole } from '../../sculpted-view.ts';

/** A line found in a picture, in its pixels. */
export interface FoundLine {
  readonly role: LineRole;
  readonly points: Point[];
  /** The pixel on the near side of the line, at each point. */
  readonly pixels: number[];
  readonly isClosed: boolean;
  /** Whether each end ends in nothing, and is drawn out to a point. */
  readonly isFreeAtStart: boolean;
  readonly isFreeAtEnd: boolean;
  /** As a share of the width of its role. */
  readonly width: number;
}

/** Draws each point to the middle of its neighbours, many times; the ends stay where they are unless it is closed. */
export function relax(points: Point[], rounds: number, isClosed: boolean): void {
  const count = points.length;
  if (count < 3) return;
  const last = isClosed ? count - 1 : count;
  for (let round = 0; round < rounds; round++) {
    const before = points.slice();
    for (let i = isClosed ? 0 : 1; i < (isClosed ? last : count - 1); i++) {
      const a = before[isClosed ? (i + last - 1) % last : i - 1] as Point;
      const b = before[i] as Point;
      const c = before[isClosed ? (i + 1) % last : i + 1] as Point;
      points[i] = [(a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4];
    }
    if (isClosed) points[count - 1] = points[0] as Point;
  }
}
