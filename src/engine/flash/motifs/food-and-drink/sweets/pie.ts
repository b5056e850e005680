import { clamp, steps } from '../../../geometry/interval.ts';
import { fullTurn } from '../../../geometry/point.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A pie in its dish, seen from above its front: strips of crust across the filling. */
export const pie: Motif = {
  name: 'pie',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawDish(pen);
      drawTop(pen);
    }),
};

function drawDish(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 0.3!, 1.16 0.2!, 0.9 0.84, 0.78 0.96!, 0.4 1.04, 0 1.06'), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.15 + 0.45 * x + 0.3 * (y - 0.5)),
    line: inner * 1.4,
  });
  for (const x of [-0.8, -0.48, -0.16, 0.16, 0.48, 0.8])
    pen.stroke(traced(`${x * 1.06} 0.66, ${x * 0.86} 1.0`), inner, { taper: 0.3 });
}

function drawTop(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const rim = steps(120).map((share) => {
    const angle = share * fullTurn;
    const reach = 1 + 0.045 * Math.abs(Math.sin(angle * 10));
    return [1.26 * reach * Math.cos(angle), 0.04 + 0.74 * reach * Math.sin(angle)] as const;
  });
  pen.fill(rim, { pigment: 'ember', tone: (x, y) => clamp(0.14 + 0.3 * x + 0.4 * y), line: inner * 1.4 });
  for (const share of steps(19)) {
    const angle = share * fullTurn;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    pen.stroke(traced(`${1.05 * x} ${0.04 + 0.6 * y}, ${1.24 * x} ${0.04 + 0.72 * y}`), detail * 1.5, {
      taper: 0.4,
    });
  }
  const filling = ellipse([0, 0.02], 1.0, 0.55, 60);
  pen.fill(filling, { pigment: 'petal', tone: (x, y) => clamp(0.35 + 0.2 * x - 0.5 * y), line: inner * 1.2 });
  for (const direction of [-1, 1])
    for (const offset of [-0.6, -0.2, 0.2, 0.6]) {
      const half = Math.sqrt(1 - offset * offset);
      const strip = [-half, half].map((along) => {
        // Two ways across the round pie, each an eighth of a turn from the way of the eye.
        const [u, v] = [direction * (along + offset) * Math.SQRT1_2, (along - offset) * Math.SQRT1_2];
        return [u, 0.02 + 0.55 * v] as const;
      });
      pen.fill(outlineOf(ribbon(strip, () => 0.085)), {
        pigment: 'gold',
        tone: (x, y) => clamp(0.1 + 0.25 * x + 0.3 * y),
        line: inner * 1.1,
      });
    }
}
