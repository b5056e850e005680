import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A pump with a stiletto heel, from the side: pointed toe, steep arch, a look at the lining. */
export const highHeel: Motif = {
  name: 'high-heel',
  tinted: ['petal', 'blush'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawLining(pen);
      drawHeel(pen);
      drawUpper(pen);
    });
  },
};

function drawLining(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.5 0.3!, -0.36 0.08, -0.1 -0.1, 0.2 -0.4, 0.46 -0.86, 0.62 -1.02, 0.78 -0.98!, 0.6 -0.4, 0.1 0.3',
    ),
    { pigment: 'blush', tone: (x, y) => clamp(0.2 + 0.5 * (x - 0.1) + 0.3 * (y + 0.2)), line: inner },
  );
  pen.stroke(traced('-0.2 0.14, 0.14 -0.16, 0.42 -0.56'), detail * 1.3, { taper: 0.4 });
}

function drawHeel(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('0.4 0.1!, 0.96 -0.3!, 0.92 0.1, 0.87 0.9!, 0.79 0.9!, 0.77 0.46, 0.68 0.2'), {
    pigment: 'petal',
    tone: (x) => clamp(0.3 + 1.2 * (x - 0.6)),
    line: inner * 1.1,
  });
  pen.fill(outlined('0.75 0.88!, 0.91 0.88!, 0.92 1!, 0.75 1!'), { black: 'always', tone: 1, line: inner });
}

function drawUpper(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.24 0.9!, -0.66 0.86, -0.3 0.78, 0.1 0.5, 0.46 0.08, 0.5 0.2!, 0.2 0.58, -0.2 0.92, -0.5 1, -1.2 1!',
    ),
    {
      black: 'always',
      tone: 1,
      line: inner,
    },
  );
  pen.fill(
    outlined(
      '-1.26 0.9!, -1.12 0.68, -0.82 0.46, -0.52 0.26!, -0.28 0.36, 0.1 0.12, 0.42 -0.34, 0.6 -0.84, 0.78 -1.0!, 0.94 -0.74, 1.02 -0.36, 0.92 -0.08, 0.68 0.04, 0.46 0.12, 0.16 0.48, -0.2 0.8, -0.5 0.9, -0.9 0.94',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.08 + 0.45 * (x - 0.4) + 0.75 * (y - 0.45) + 0.35 * clamp(0.6 * x + y - 0.2)),
      line: inner * 1.2,
    },
  );
  pen.stroke(traced('-0.52 0.34, -0.27 0.44, 0.14 0.2, 0.48 -0.28, 0.66 -0.78'), detail * 1.2, {
    taper: 0.2,
  });
  pen.stroke(traced('-1.02 0.72, -0.84 0.58, -0.68 0.48'), inner * 1.8, { isErasing: true, taper: 0.4 });
  pen.stroke(traced('0.72 -0.72, 0.78 -0.4, 0.74 -0.16'), detail * 1.3, { taper: 0.4 });
}
