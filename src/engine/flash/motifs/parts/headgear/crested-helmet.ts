import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';

/** A domed helmet with a crest along its middle and a broad rim of gold. */
export function drawCrestedHelmet(pen: Pen, metal: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.32, 0.34 -1.24, 0.62 -0.96, 0.7 -0.46!, 0.34 -0.6, 0 -0.64'), {
    pigment: metal,
    tone: (x, y) => clamp(0.08 + 0.7 * smoothstep(0.05, 0.66, x) + 0.3 * smoothstep(-0.8, -0.5, y)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    for (const knot of ['0.2 -1.1, 0.42 -0.94, 0.3 -0.8, 0.18 -0.92, 0.38 -1.08, 0.54 -0.86'])
      side.stroke(traced(knot), detail * 1.4);
  });
  pen.fill(symmetric('0 -1.4!, 0.09 -1.26, 0.12 -0.66!, 0 -0.62'), {
    pigment: 'gold',
    tone: (x) => clamp(0.15 + 4 * Math.max(0, x)),
    line: inner,
  });
  pen.fill(symmetric('0 -0.78!, 0.36 -0.72, 0.7 -0.54!, 0.7 -0.36!, 0.36 -0.5, 0.1 -0.54, 0 -0.34!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 0.6 * Math.abs(x)),
    line: inner * 1.1,
  });
  for (const x of [-0.56, -0.4, -0.24, 0.24, 0.4, 0.56]) pen.dot([x, -0.66 + 0.4 * x * x], detail * 1.6);
}
