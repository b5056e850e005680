import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Shaved ice heaped in a glass bowl, syrup over its peak, a spoon stuck in it. */
export const shavedIce: Motif = {
  name: 'shaved-ice',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => drawSpoon(pen), { contour: 0.8 });
    canvas.layer((pen) => {
      drawHeap(pen);
      drawSyrup(pen);
      drawBowl(pen);
    });
  },
};

function drawHeap(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.02 0.36, -1.12 0.16, -0.94 0.0, -0.98 -0.2, -0.76 -0.36, -0.74 -0.6, -0.5 -0.74, -0.42 -1.0, -0.16 -1.12, 0 -1.32, 0.2 -1.14, 0.42 -1.0, 0.5 -0.74, 0.76 -0.58, 0.78 -0.34, 0.98 -0.18, 0.94 0.02, 1.12 0.18, 1.0 0.38, 0 0.5',
    ),
    { pigment: 'foam', tone: (x, y) => clamp(0.04 + 0.5 * x + 0.2 * y), line: inner * 1.2 },
  );
  for (const flake of [
    '-0.8 0.1, -0.7 0.16, -0.6 0.1',
    '-0.3 0.24, -0.2 0.3, -0.1 0.24',
    '0.3 0.2, 0.4 0.26, 0.5 0.2',
    '0.72 0.06, 0.8 0.12, 0.9 0.06',
    '-0.6 -0.12, -0.52 -0.06',
    '0.56 -0.12, 0.66 -0.06',
  ])
    pen.stroke(traced(flake), detail * 1.5, { taper: 0.3 });
}

function drawSyrup(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '0 -1.32, 0.2 -1.14, 0.42 -1.0, 0.5 -0.74, 0.74 -0.6, 0.76 -0.32, 0.62 -0.3, 0.54 -0.44, 0.4 -0.36, 0.4 -0.04, 0.28 0.04, 0.2 -0.1, 0.16 -0.34, 0.0 -0.36, -0.08 -0.1, -0.2 -0.06, -0.26 -0.3, -0.4 -0.4, -0.5 -0.2, -0.62 -0.2, -0.7 -0.44, -0.74 -0.6, -0.5 -0.74, -0.42 -1.0, -0.16 -1.12',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.1 + 0.7 * smoothstep(-0.2, 0.8, x + 0.2 * y)),
      line: inner * 1.1,
    },
  );
  pen.stroke(traced('-0.46 -0.72, -0.3 -0.94, -0.1 -1.06'), inner * 1.5, { isErasing: true, taper: 0.4 });
}

function drawBowl(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 1.1!, 0.14 1.1!, 0.18 1.28, 0.6 1.4, 0.62 1.5!, 0 1.56'), {
    pigment: 'waterLight',
    tone: (x) => clamp(0.15 + 0.7 * x),
    line: inner,
  });
  pen.fill(symmetric('0 0.36, 0.6 0.32, 1.2 0.14!, 1.14 0.5, 0.8 0.92, 0.3 1.12, 0 1.14'), {
    pigment: 'waterLight',
    tone: (x, y) => clamp(0.08 + 0.5 * smoothstep(0.2, 1.1, x) + 0.3 * smoothstep(0.5, 1.1, y)),
    line: inner * 1.2,
  });
  for (const x of [-0.8, -0.4, 0, 0.4, 0.8])
    pen.stroke(traced(`${x} ${0.38 - 0.1 * x * x}, ${x * 0.8} 0.7, ${x * 0.4} 1.06`), detail * 1.3, {
      taper: 0.3,
    });
  pen.stroke(ellipse([0, 1.2], 0.16, 0.04, 24), detail);
  pen.stroke(traced('-1.02 0.4, -0.9 0.66, -0.7 0.86'), inner * 1.5, { isErasing: true, taper: 0.4 });
}

function drawSpoon(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('0.56 -0.3!, 1.18 -1.22, 1.3 -1.32, 1.36 -1.22, 1.28 -1.12, 0.66 -0.24!'), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.2 + 0.5 * (x + y)),
    line: inner * 1.1,
  });
}
