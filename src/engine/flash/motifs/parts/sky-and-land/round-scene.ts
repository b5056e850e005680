import { clipped, clippedLine } from '../../../geometry/clipped.ts';
import type { Polygon, Polyline } from '../../../geometry/point.ts';
import { closed } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import type { FillLook, Pen, StrokeLook } from '../../../paint/pen.ts';

/** A landscape seen through a round window: nothing is drawn beyond its rim. */
export interface RoundScene {
  readonly pen: Pen;
  readonly fill: (polygon: Polygon, look: FillLook) => void;
  readonly line: (line: Polyline, width: number, look?: StrokeLook) => void;
}

/** The rim of the window, of radius 1.2. */
const rim = circle([0, 0], 1.2, 110);

/** Draws a scene and the rim around it. */
export function drawRoundScene(pen: Pen, draw: (scene: RoundScene) => void): void {
  draw({
    pen,
    fill: (polygon, look) => {
      const rest = clipped(polygon, rim);
      if (rest.length > 2) pen.fill(rest, look);
    },
    line: (line, width, look) => {
      for (const piece of clippedLine(line, rim)) pen.stroke(piece, width, look);
    },
  });
  pen.stroke(closed(rim), pen.weight.inner * 1.8);
}
