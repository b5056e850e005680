import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A Norse ship under its striped sail, shields along its side, a dragon's head at its bow. */
export const longship: Motif = {
  name: 'longship',
  tinted: ['petal'],
  carries: ['shield'],
  draw(canvas) {
    canvas.layer(drawSail);
    canvas.layer(drawHull);
    canvas.layer(drawWaves, { silhouette: 'fills-and-lines' });
  },
};

function drawSail(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.05 -1.4!, 0.05 -1.4!, 0.06 0.4!, -0.06 0.4!'), {
    pigment: 'wood',
    tone: 0.4,
    line: inner,
  });
  const tone = (x: number, y: number) =>
    clamp(0.05 + 0.35 * smoothstep(0.1, 0.9, x) + 0.4 * smoothstep(-0.4, 0.0, y));
  pen.fill(
    outlined('-0.76 -1.2!, 0.76 -1.2!, 0.86 -0.8, 0.94 -0.1!, 0.4 0.04, -0.2 0.0, -0.64 -0.1!, -0.6 -0.6'),
    { pigment: 'foam', tone, line: inner * 1.2 },
  );
  for (const stripe of [
    '-0.46 -1.2!, -0.16 -1.2!, -0.02 -0.7, -0.06 0.01!, -0.36 -0.04!, -0.32 -0.6',
    '0.16 -1.2!, 0.46 -1.2!, 0.6 -0.7, 0.56 0.0!, 0.26 0.03!, 0.28 -0.6',
  ])
    pen.fill(outlined(stripe), { pigment: 'petal', tone, line: inner });
  pen.fill(outlined('-0.86 -1.27!, 0.86 -1.27!, 0.86 -1.17!, -0.86 -1.17!'), {
    pigment: 'wood',
    tone: 0.4,
    line: inner,
  });
}

function drawHull(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.5 -0.52!, -1.34 -0.4, -1.24 -0.1, -0.9 0.22, 0 0.32, 0.84 0.22, 1.16 -0.1, 1.2 -0.46, 1.14 -0.66, 1.24 -0.86, 1.42 -0.9, 1.7 -0.7!, 1.66 -0.6, 1.44 -0.62, 1.38 -0.5, 1.42 -0.1, 1.26 0.4, 0.9 0.8!, -0.9 0.8!, -1.26 0.4, -1.44 -0.1, -1.48 -0.36, -1.62 -0.42, -1.66 -0.58',
    ),
    {
      pigment: 'wood',
      tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.2, 0.8, y) + 0.12 * x),
      line: inner * 1.2,
    },
  );
  for (const plank of [
    '-1.18 0.3, -0.8 0.5, 0 0.58, 0.8 0.5, 1.22 0.26',
    '-1.06 0.5, -0.7 0.68, 0 0.74, 0.7 0.68, 1.08 0.5',
  ])
    pen.stroke(traced(plank), inner);
  pen.dot([1.38, -0.76], inner * 1.6);
  pen.stroke(traced('1.68 -0.66, 1.52 -0.7, 1.44 -0.66'), inner, { taper: 0.3 });
  for (const y of [-0.44, -0.28, -0.12]) pen.stroke(traced(`1.22 ${y}, 1.36 ${y + 0.02}`), detail * 1.5);
  pen.fill(outlined('1.2 -0.86!, 1.1 -1.06!, 1.3 -0.92!'), { pigment: 'gold', tone: 0.2, line: inner });
  for (const [i, x] of steps(6, -0.84, 0.8).entries()) {
    const y = 0.32 - 0.16 * x * x;
    pen.fill(circle([x, y], 0.17, 32), {
      pigment: i % 2 === 0 ? 'petal' : 'gold',
      tone: (px) => clamp(0.15 + 2 * (px - x)),
      line: inner * 1.1,
    });
    pen.fill(circle([x, y], 0.055, 18), { pigment: 'steel', tone: 0.2, line: inner });
  }
}

function drawWaves(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-1.5 0.78!, -1.2 0.66, -0.9 0.8!, -0.6 0.68, -0.3 0.8!, 0 0.68, 0.3 0.8!, 0.6 0.68, 0.9 0.8!, 1.2 0.66, 1.5 0.78!, 1.2 0.98, 0.5 1.06, -0.5 1.06, -1.2 0.98',
    ),
    {
      pigment: 'water',
      tone: (x) => clamp(0.3 + 0.25 * x),
      line: inner * 1.1,
    },
  );
  for (const ripple of [
    '-0.9 0.92, -0.7 0.88, -0.5 0.92',
    '-0.1 0.94, 0.1 0.9, 0.3 0.94',
    '0.66 0.92, 0.84 0.88, 1.0 0.92',
  ])
    pen.stroke(traced(ripple), inner, { isErasing: true, taper: 0.3 });
}
