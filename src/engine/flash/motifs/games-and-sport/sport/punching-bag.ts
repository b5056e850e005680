import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A heavy bag on its chains. */
export const punchingBag: Motif = {
  name: 'punching-bag',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawChains, { silhouette: 'fills-and-lines' });
    canvas.layer(drawBag);
  },
};

const round = (x: number) => clamp(0.1 + 0.8 * smoothstep(0.02, 0.48, x) + 0.3 * smoothstep(-0.3, -0.48, x));

function drawChains(pen: Pen): void {
  const { inner } = pen.weight;
  for (const chain of ['0 -1.3, -0.38 -0.72', '0 -1.3, 0.38 -0.72', '0 -1.3, 0 -0.7'])
    pen.stroke(traced(chain), inner * 2.4);
  for (const x of [-0.29, -0.17, 0, 0.17, 0.29]) {
    const y = x === 0 ? -0.94 : -1.3 + Math.abs(x) * 1.52;
    pen.fill(circle([x, y], 0.06, 18), { pigment: 'steel', tone: 0.2, line: inner });
  }
  pen.fill([circle([0, -1.38], 0.14, 28), circle([0, -1.38], 0.07, 22)], {
    pigment: 'steel',
    tone: 0.3,
    line: inner * 1.1,
    rule: 'evenodd',
  });
}

function drawBag(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.8, 0.36 -0.78, 0.48 -0.7!, 0.5 0, 0.48 1.1!, 0.3 1.2, 0 1.23'), {
    pigment: 'petal',
    tone: round,
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -0.66, 0.48 -0.72!, 0.48 -0.5!, 0 -0.42'), {
    pigment: 'dark',
    tone: round,
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 0.86, 0.49 0.78!, 0.48 1.0!, 0 1.08'), {
    pigment: 'dark',
    tone: round,
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 0.02, 0.5 -0.06!, 0.5 0.34!, 0 0.42'), {
    pigment: 'foam',
    tone: (x) => round(x) * 0.8,
    line: inner * 1.1,
  });
  for (const x of [-0.36, 0, 0.36])
    pen.fill(circle([x, -0.56], 0.05, 16), { pigment: 'gold', tone: 0.1, line: inner });
  for (const crease of [
    '-0.46 -0.3, -0.3 -0.22, -0.16 -0.24',
    '0.44 0.62, 0.28 0.66, 0.14 0.6',
    '-0.44 0.6, -0.3 0.54',
  ])
    pen.stroke(traced(crease), detail * 1.6, { taper: 0.4 });
  pen.stroke(traced('-0.34 -0.36, -0.35 -0.14'), detail * 2.4, { isErasing: true, taper: 0.3 });
  pen.stroke(traced('-0.35 0.44, -0.34 0.7'), detail * 2.4, { isErasing: true, taper: 0.3 });
}
