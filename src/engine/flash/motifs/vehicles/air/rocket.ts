import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A rocket on its way to the upper right, its engine burning. */
export const rocket: Motif = {
  name: 'rocket',
  tinted: ['petal'],
  leanRad: 0.6,
  draw(canvas) {
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: 0.6 });
      drawFlame(pen);
      drawHull(pen);
    });
  },
};

function drawFlame(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 1.5!, 0.08 1.24, 0.2 1.34!, 0.24 0.98, 0.2 0.7!, 0 0.7'), {
    pigment: 'ember',
    tone: (_, y) => clamp(0.1 + 0.6 * (y - 0.8)),
    line: inner,
  });
  pen.fill(symmetric('0 1.2!, 0.08 1.0, 0.1 0.74!, 0 0.72'), { pigment: 'gold', tone: 0.05, line: inner });
}

function drawHull(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.28 0.12!, 0.52 0.4, 0.6 0.86!, 0.42 0.68, 0.22 0.62!'), {
      pigment: 'petal',
      tone: (x) => clamp(x),
      line: inner * 1.1,
    }),
  );
  pen.fill(symmetric('0 0.62!, 0.2 0.62!, 0.24 0.76!, 0 0.78!'), {
    pigment: 'steel',
    tone: 0.5,
    line: inner,
  });
  pen.fill(symmetric('0 -1.16!, 0.18 -0.88, 0.32 -0.4, 0.34 0.1, 0.24 0.64!, 0 0.64!'), {
    pigment: 'foam',
    tone: (x) => clamp(0.06 + 1.5 * Math.max(0, x - 0.02)),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -1.16!, 0.16 -0.92, 0.26 -0.62!, 0 -0.56'), {
    pigment: 'petal',
    tone: (x) => clamp(0.2 + 2 * x),
    line: inner,
  });
  pen.fill(circle([0, -0.24], 0.16, 34), { pigment: 'gold', tone: 0.2, line: inner });
  pen.fill(circle([0, -0.24], 0.105, 30), {
    pigment: 'water',
    tone: (x, y) => clamp(0.4 + 3 * (x + y + 0.24)),
    line: detail,
  });
  for (const y of [0.12, 0.5]) pen.stroke(traced(`-0.33 ${y}, 0 ${y + 0.05}, 0.33 ${y}`), detail * 1.4);
  pen.fill(symmetric('0 0.2!, 0.04 0.4, 0.04 0.92, 0 1.0!'), { pigment: 'petal', tone: 0.3, line: inner });
  for (const y of [0.02, 0.58]) for (const x of [-0.18, 0.18]) pen.dot([x, y], detail);
}
