import { lerp, smoothstep } from '../geometry/interval.ts';
import type { Point } from '../geometry/point.ts';
import { compose, invert } from '../geometry/transform.ts';
import type { InkPlanes } from '../paint/ink-planes.ts';
import { paintStroke } from '../paint/stroke.ts';
import { noise } from '../random/noise.ts';
import type { FoundLine } from './follow-lines.ts';
import type { TracedLayer } from './traced-layer.ts';

/** So much of a line's length at either end runs out to a point. */
const taper = 0.2;
/** How often a line is drawn by a hand that searches for it, and by one that does not. */
const passes = { searching: 2, sure: 1 };

/** Inks a line that was found in a picture: bolder where the edge is stronger, swelling, pointed at its ends. */
export function inkLine(planes: InkPlanes, line: FoundLine, layer: TracedLayer): void {
  const { look, weight, searchPx } = layer;
  const points = steadied(line.points);
  const toPage = compose(layer.place, invert(layer.toStudy));
  const last = points.length - 1;
  const widthsPx = points.map(([x, y], i) => {
    const strength = smoothstep(look.lines.downTo, 0.75, line.strengths[i] as number);
    const swell = 0.85 + 0.3 * noise(x * 0.03 + 7, y * 0.03);
    const fromEnd = Math.min(i, last - i) / Math.max(1, last * taper);
    const pointed = 0.25 + 0.75 * smoothstep(0, 1, fromEnd);
    return lerp(weight.detail, weight.inner, strength) * look.lines.boldness * swell * pointed;
  });
  for (let pass = 0; pass < (searchPx > 0 ? passes.searching : passes.sure); pass++) {
    const missPx = pass * searchPx * 1.7;
    const offsetsPx = points.map(
      ([x, y]): Point => [
        (noise(x * 0.02 + pass * 31, y * 0.02) - 0.5) * missPx,
        (noise(x * 0.02, y * 0.02 + pass * 57) - 0.5) * missPx,
      ],
    );
    const again = pass === 0 ? widthsPx : widthsPx.map((width) => width * 0.7);
    paintStroke(
      planes,
      { kind: 'stroke', points, widthsPx: again, offsetsPx, ink: 1, isErasing: false },
      toPage,
    );
  }
}

/** The line without the tremble of single pixels. */
function steadied(points: readonly Point[]): Point[] {
  let line = [...points];
  for (let round = 0; round < 4; round++) {
    line = line.map((point, i): Point => {
      const before = line[i - 1];
      const after = line[i + 1];
      if (!before || !after) return point;
      return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
    });
  }
  return line;
}
