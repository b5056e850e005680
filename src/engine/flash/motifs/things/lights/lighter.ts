import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A petrol lighter of polished steel, its lid thrown back, alight. */
export const lighter: Motif = {
  name: 'lighter',
  tinted: ['steel'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawLid(pen);
      drawChimney(pen);
      drawCase(pen);
    }),
};

const polished = (x: number) => clamp(0.12 + 0.35 * Math.sin(5 * x + 0.6) ** 2 + 0.25 * x);

function drawLid(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const lid = pen.at({ at: [0.5, -0.08], angleRad: 0.5 });
  lid.fill(outlined('0 0!, 0.02 -0.52, 0.1 -0.6!, 0.78 -0.6!, 0.84 -0.52, 0.86 0!'), {
    pigment: 'steel',
    tone: (x) => clamp(0.25 + 0.5 * x),
    line: inner * 1.3,
  });
  lid.fill(outlined('0.06 -0.02!, 0.08 -0.14!, 0.8 -0.14!, 0.82 -0.02!'), { black: 'always', tone: 1 });
  lid.stroke(traced('0.14 -0.5, 0.14 -0.24'), detail * 1.4, { taper: 0.3 });
}

function drawChimney(pen: Pen): void {
  const { inner } = pen.weight;
  const flame = pen.at({ at: [0.08, -0.46] });
  flame.fill(
    outlined('-0.2 0.1!, -0.28 -0.14, -0.1 -0.4, -0.06 -0.74!, 0.12 -0.52, 0.2 -0.3, 0.22 -0.06, 0.14 0.1!'),
    {
      pigment: 'ember',
      tone: 0.15,
      line: inner * 1.2,
    },
  );
  flame.fill(outlined('-0.1 0.1!, -0.12 -0.1, -0.02 -0.3!, 0.1 -0.12, 0.08 0.1!'), {
    pigment: 'gold',
    tone: 0.05,
    line: inner * 0.8,
  });
  pen.fill(outlined('-0.16 -0.46!, 0.36 -0.46!, 0.38 -0.08!, -0.18 -0.08!'), {
    pigment: 'steel',
    tone: 0.2,
    line: inner * 1.2,
  });
  for (const y of [-0.36, -0.2])
    for (const x of [-0.04, 0.1, 0.24]) pen.fill(circle([x, y], 0.042, 16), { black: 'always', tone: 1 });
  pen.fill(circle([-0.3, -0.3], 0.13, 28), { pigment: 'grey', tone: 0.4, line: inner * 1.1 });
  for (const line of ['-0.38 -0.38, -0.22 -0.22', '-0.4 -0.3, -0.3 -0.2', '-0.3 -0.4, -0.2 -0.3'])
    pen.stroke(traced(line), inner * 0.8);
  pen.fill(outlined('-0.46 -0.24!, -0.36 -0.26!, -0.2 -0.08!, -0.46 -0.08!'), {
    pigment: 'steel',
    tone: 0.5,
    line: inner,
  });
}

function drawCase(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.1!, 0.54 -0.1!, 0.54 0.98, 0.46 1.06!, 0 1.06!'), {
    pigment: 'steel',
    tone: polished,
    line: inner * 1.4,
  });
  pen.fill(outlined('0.5 -0.14!, 0.62 -0.14!, 0.62 0.14!, 0.5 0.14!'), {
    pigment: 'steel',
    tone: 0.4,
    line: inner,
  });
  for (const y of [-0.05, 0.05]) pen.stroke(traced(`0.5 ${y}, 0.62 ${y}`), detail * 1.3);
  pen.stroke(traced('-0.54 0.02, 0.5 0.02'), detail * 1.3);
  pen.stroke(traced('-0.42 0.14, -0.42 0.9'), inner * 1.5, { isErasing: true, taper: 0.2 });
  pen.stroke(traced('-0.3 0.3, -0.3 0.7'), inner, { isErasing: true, taper: 0.3 });
}
