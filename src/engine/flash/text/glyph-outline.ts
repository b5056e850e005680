import { bezier } from '../geometry/curve.ts';
import type { Point } from '../geometry/point.ts';
import type { PathCommand } from './font.ts';

const curveSteps = 10;

/** The contours of a glyph as polygons, curves flattened. */
export function glyphOutlines(commands: readonly PathCommand[]): Point[][] {
  const contours: Point[][] = [];
  let contour: Point[] = [];
  let at: Point = [0, 0];
  for (const command of commands) {
    if (command.type === 'Z') continue;
    const to: Point = [command.x, command.y];
    if (command.type === 'M') {
      contour = [to];
      contours.push(contour);
    } else if (command.type === 'L') {
      contour.push(to);
    } else if (command.type === 'C') {
      contour.push(
        ...bezier(at, [command.x1, command.y1], [command.x2, command.y2], to, curveSteps).slice(1),
      );
    } else {
      const third = (end: Point): Point => [
        end[0] + (2 / 3) * (command.x1 - end[0]),
        end[1] + (2 / 3) * (command.y1 - end[1]),
      ];
      contour.push(...bezier(at, third(at), third(to), to, curveSteps).slice(1));
    }
    at = to;
  }
  return contours.filter((points) => points.length > 2);
}
