import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A toy horse's neck and head, arched, looking to the left, with its mane and bridle. */
export function drawToyHorseHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(head, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.04 + 0.6 * smoothstep(-0.75, -0.4, x + 0.3 * y) + 0.3 * smoothstep(0, 0.3, y)),
    line: inner * 1.3,
  });
  pen.fill(outlined('-0.88 -1.16!, -0.84 -1.42!, -0.72 -1.22!'), { pigment: 'foam', tone: 0.3, line: inner });
  pen.fill(mane, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.2 + 0.6 * (x + 0.6) + 0.1 * y),
    line: inner * 1.1,
  });
  for (const hair of [
    '-0.72 -1.16, -0.56 -1.0, -0.44 -0.9',
    '-0.66 -0.98, -0.48 -0.76, -0.34 -0.66',
    '-0.6 -0.8, -0.44 -0.54, -0.3 -0.44',
  ])
    pen.stroke(traced(hair), detail * 1.4, { taper: 0.3 });
  for (const strap of [
    '-1.28 -0.84, -1.16 -0.72, -1.06 -0.66',
    '-1.2 -0.8, -1.0 -1.0, -0.76 -1.12',
    '-0.96 -0.96, -0.86 -0.8, -0.82 -0.66',
  ])
    pen.stroke(traced(strap), inner * 2);
  pen.stroke(traced('-1.14 -0.7, -0.8 -0.4, -0.4 -0.3, -0.22 -0.36'), inner * 1.8);
  pen.fill(circle([-1.13, -0.72], 0.06, 18), { pigment: 'gold', tone: 0.1, line: inner });
  pen.fill(circle([-1.0, -0.94], 0.055, 18), { black: 'always', tone: 1 });
  pen.dot([-1.015, -0.955], detail, 0);
  pen.stroke(traced('-1.36 -0.78, -1.33 -0.74'), inner * 1.4);
  pen.stroke(traced('-1.36 -0.62, -1.28 -0.64, -1.22 -0.68'), detail * 1.5, { taper: 0.3 });
}

const head = outlined(
  '-0.82 0.22!, -0.86 -0.1, -0.92 -0.4, -0.98 -0.58, -1.14 -0.56, -1.3 -0.54, -1.42 -0.66, -1.4 -0.82, -1.2 -1.0, -1.06 -1.16, -0.88 -1.24, -0.68 -1.2, -0.5 -0.98, -0.36 -0.6, -0.22 -0.3!, -0.4 0.1',
);
const mane = outlined(
  '-0.98 -1.14!, -0.86 -1.3, -0.66 -1.28, -0.46 -1.1, -0.3 -0.9!, -0.34 -0.76, -0.22 -0.64!, -0.26 -0.5, -0.14 -0.38!, -0.3 -0.32, -0.46 -0.5, -0.6 -0.84, -0.74 -1.06, -0.88 -1.0!',
);
