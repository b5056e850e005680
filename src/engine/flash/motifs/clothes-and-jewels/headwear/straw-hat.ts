import { clamp, steps } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A straw hat seen a little from above: a round crown with its ribbon, a broad plaited brim, frayed at the edge. */
export const strawHat: Motif = {
  name: 'straw-hat',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBrim(pen);
      drawCrown(pen);
    });
  },
};

function drawBrim(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(ellipse([0, 0.4], 1.26, 0.42, 80), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.1 + 0.3 * x + 0.5 * (y - 0.4) + 0.5 * clamp(0.5 - Math.abs(x)) * clamp(y)),
    line: inner * 1.2,
  });
  for (const share of [0.9, 0.8])
    pen.stroke(
      traced(
        `${-1.2 * share} ${0.4 + 0.14 * share}, ${-0.9 * share} ${0.4 + 0.3 * share}, 0 ${0.4 + 0.42 * share}, ${0.9 * share} ${0.4 + 0.3 * share}, ${1.2 * share} ${0.4 + 0.14 * share}`,
      ),
      detail * 1.3,
    );
  for (const x of steps(17, -0.94, 0.94)) {
    const low = Math.sqrt(1 - (x / 1.26) ** 2) * 0.42;
    pen.stroke(traced(`${x * 0.9} ${0.4 + low * 0.8}, ${x * 0.96} ${0.4 + low * 0.9}`), detail);
  }
  for (const [x, y] of [
    [-1.22, 0.5],
    [1.2, 0.54],
    [0.66, 0.76],
    [-0.5, 0.79],
  ] as const)
    pen.stroke(traced(`${x} ${y}, ${x * 1.08} ${y + 0.06}`), inner, { taper: 0.4, tapering: 'end' });
}

function drawCrown(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.74, 0.36 -0.7, 0.58 -0.5, 0.66 -0.1, 0.7 0.36!, 0.36 0.48, 0 0.51'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.06 + 0.6 * clamp(x + 0.05) + 0.2 * y),
    line: inner * 1.2,
  });
  for (const [half, y] of [
    [0.34, -0.54],
    [0.52, -0.36],
    [0.6, -0.18],
  ] as const) {
    pen.stroke(traced(`${-half} ${y}, 0 ${y + 0.1}, ${half} ${y}`), detail * 1.2);
    for (const x of steps(6, -half * 0.8, half * 0.8))
      pen.stroke(traced(`${x} ${y - 0.02}, ${x + 0.07} ${y - 0.1}`), detail);
  }
  pen.fill(symmetric('0 0.19, 0.36 0.15, 0.66 0.04!, 0.72 0.34!, 0.38 0.48, 0 0.52'), {
    pigment: 'petal',
    tone: (x) => clamp(0.12 + 0.7 * x),
    line: inner * 1.2,
  });
}
