import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A turned wooden peg that sticks out to the right of the origin. */
export function drawTuningPeg(pen: Pen, length: number): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      `0 -0.035!, ${length * 0.4} -0.04, ${length * 0.55} -0.07, ${length * 0.95} -0.085, ${length} 0, ${length * 0.95} 0.085, ${length * 0.55} 0.07, ${length * 0.4} 0.04, 0 0.035!`,
    ),
    { pigment: 'dark', tone: (_, y) => clamp(0.25 + 4 * y), line: inner },
  );
  pen.stroke(traced(`${length * 0.62} -0.03, ${length * 0.9} -0.035`), detail, { isErasing: true });
}
