import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A carton of milk, its gable closed, a drop on its front. */
export const milk: Motif = {
  name: 'milk',
  tinted: ['water'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawSides(pen);
      drawGable(pen);
      drawFront(pen);
    }),
};

function drawSides(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.82 -0.5!, 0.36 -0.42!, 0.36 1.42!, -0.82 1.24!'), {
    pigment: 'foam',
    tone: 0.03,
    line: inner * 1.5,
  });
  pen.fill(outlined('0.36 -0.42!, 0.86 -0.56!, 0.86 1.16!, 0.36 1.42!'), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.45 + 0.5 * (x - 0.4) + 0.1 * y),
    line: inner * 1.5,
  });
}

function drawGable(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.36 -0.42!, 0.86 -0.56!, 0.46 -1.06!, 0.2 -1.06!'), {
    pigment: 'water',
    tone: 0.7,
    line: inner * 1.4,
  });
  pen.stroke(traced('0.86 -0.56, 0.5 -0.64, 0.36 -0.42'), inner * 1.2);
  pen.fill(outlined('-0.82 -0.5!, 0.36 -0.42!, 0.3 -1.06!, -0.66 -1.1!'), {
    pigment: 'water',
    tone: (x) => clamp(0.2 + 0.25 * x),
    line: inner * 1.5,
  });
  pen.fill(outlined('-0.7 -1.42!, 0.32 -1.36!, 0.36 -1.04!, -0.7 -1.1!'), {
    pigment: 'foam',
    tone: (x) => clamp(0.08 + 0.3 * x),
    line: inner * 1.4,
  });
  pen.fill(outlined('0.32 -1.36!, 0.5 -1.4!, 0.52 -1.1!, 0.36 -1.04!'), {
    pigment: 'foam',
    tone: 0.5,
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.62 -1.2, 0.28 -1.14'), detail * 1.4);
}

function drawFront(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.82 0.86!, -0.5 0.72, -0.2 0.9, 0.1 0.82, 0.36 0.96!, 0.36 1.42!, -0.82 1.24!'), {
    pigment: 'water',
    tone: (x) => clamp(0.15 + 0.3 * x),
    line: inner * 1.2,
  });
  pen.fill(outlined('0.36 0.96!, 0.6 0.8, 0.86 0.78!, 0.86 1.16!, 0.36 1.42!'), {
    pigment: 'water',
    tone: 0.65,
    line: inner * 1.2,
  });
  pen.fill(
    outlined('-0.22 -0.26!, -0.02 0.06, 0.08 0.3, -0.02 0.54, -0.24 0.6, -0.46 0.5, -0.54 0.26, -0.42 0.02'),
    {
      pigment: 'waterLight',
      tone: (x, y) => clamp(0.2 + 0.9 * (x + 0.2) + 0.3 * y),
      line: inner * 1.4,
    },
  );
  pen.stroke(traced('-0.42 0.3, -0.36 0.08, -0.28 -0.04'), inner * 1.5, { isErasing: true, taper: 0.4 });
}
