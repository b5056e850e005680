import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** An old coffin with broad shoulders, standing: its planks, the moulding of its lid, nails and handles. */
export const coffin: Motif = {
  name: 'coffin',
  tinted: ['wood'],
  draw: (canvas) => canvas.layer(drawCoffin),
};

function drawCoffin(pen: Pen): void {
  const { inner, detail } = pen.weight;
  // The box behind its lid, seen a little from the right.
  pen.fill(outlined('0.3 -1.1!, 0.46 -1.04!, 0.84 -0.5!, 0.46 1.06!, 0.28 1.12!'), {
    pigment: 'wood',
    tone: 0.85,
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -1.12!, 0.32 -1.12!, 0.7 -0.52!, 0.32 1.12!, 0 1.12!'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.25 + 0.25 * x + 0.1 * y),
    line: inner * 1.3,
  });
  pen.fill(symmetric('0 -0.98!, 0.25 -0.98!, 0.56 -0.5!, 0.24 0.98!, 0 0.98!'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.5 + 0.4 * x - 0.2 * y),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -0.9!, 0.21 -0.9!, 0.49 -0.49!, 0.19 0.9!, 0 0.9!'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.12 + 0.5 * x + 0.2 * y),
    line: inner * 0.9,
  });
  for (const x of [-0.17, 0, 0.17]) pen.stroke(traced(`${1.1 * x} -0.88, ${0.9 * x} 0.88`), inner * 0.9);
  for (const [x, y] of knots) {
    pen.stroke(
      traced(`${x - 0.03} ${y}, ${x} ${y - 0.08}, ${x + 0.03} ${y}, ${x} ${y + 0.08}, ${x - 0.03} ${y}`),
      detail,
    );
    pen.stroke(traced(`${x - 0.05} ${y + 0.16}, ${x - 0.06} ${y}, ${x - 0.03} ${y - 0.16}`), detail, {
      taper: 0.5,
    });
  }
  for (const grain of grains) pen.stroke(traced(grain), detail, { taper: 0.5 });
  drawBothSides(pen, (side) => {
    for (const [x, y] of nails)
      side.fill(circle([x, y], 0.038, 16), { pigment: 'gold', tone: 0.1, line: detail * 1.2 });
  });
}

const nails = [
  [0.2, -1.05],
  [0.4, -0.83],
  [0.62, -0.5],
  [0.53, -0.1],
  [0.45, 0.3],
  [0.36, 0.7],
  [0.26, 1.05],
] as const;
const knots = [
  [-0.26, -0.4],
  [0.08, 0.1],
  [-0.08, 0.58],
  [0.3, -0.22],
] as const;
const grains = [
  '-0.1 -0.8, -0.08 -0.5, -0.1 -0.2',
  '0.1 -0.76, 0.1 -0.4, 0.09 -0.16',
  '-0.26 -0.1, -0.22 0.2, -0.2 0.5',
  '0.27 0.1, 0.24 0.4, 0.2 0.66',
  '0.07 0.5, 0.06 0.8',
  '-0.34 -0.52, -0.34 -0.3',
];
