import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A cavalry saber, its tip down: a long slim curved blade, a grip behind a bow that guards the knuckles. */
export const saber: Motif = {
  name: 'saber',
  tinted: ['steel'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBlade(pen);
      drawHilt(pen);
    });
  },
};

function drawBlade(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.1 -0.96!, 0.1 -0.96!, 0.16 -0.4, 0.14 0.3, 0.02 1.0, -0.2 1.5, -0.5 1.94!, -0.36 1.4, -0.2 0.9, -0.08 0.3, -0.06 -0.4',
    ),
    {
      pigment: 'steel',
      tone: (x, y) => clamp(0.05 + 1.8 * Math.max(0, 0.06 - x - 0.1 * y * y)),
      line: inner * 1.2,
    },
  );
  pen.stroke(traced('-0.02 -0.9, 0.03 -0.3, 0.01 0.3, -0.1 0.9, -0.26 1.34'), inner, { taper: 0.3 });
  pen.stroke(traced('0.1 -0.7, 0.11 -0.1, 0.08 0.34'), detail, { taper: 0.4 });
}

function drawHilt(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    [
      outlined(
        '-0.28 -1.1!, 0.16 -1.1, 0.46 -1.16, 0.62 -1.36, 0.56 -1.62, 0.34 -1.84, 0.06 -1.94!, -0.04 -1.84!, 0.2 -1.74, 0.42 -1.54, 0.46 -1.38, 0.34 -1.24, 0.1 -1.2!, -0.2 -1.2!',
      ),
    ],
    { pigment: 'gold', tone: (x) => clamp(0.15 + 0.6 * x), line: inner * 1.1 },
  );
  pen.fill(outlined('-0.1 -1.16!, 0.1 -1.16!, 0.08 -1.5, -0.0 -1.8!, -0.18 -1.76!, -0.12 -1.5'), {
    pigment: 'dark',
    tone: (x) => clamp(0.4 + 3 * x),
    line: inner * 1.1,
  });
  for (const y of [-1.26, -1.36, -1.46, -1.56, -1.66])
    pen.stroke(
      traced(`${-0.11 - 0.03 * (-1.26 - y)} ${y}, ${0.09 - 0.1 * (-1.26 - y)} ${y - 0.05}`),
      detail * 1.4,
      {
        isErasing: true,
      },
    );
  pen.fill(outlined('-0.22 -1.74!, -0.2 -1.9, -0.06 -1.98, 0.08 -1.92, 0.06 -1.8!'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  pen.fill(
    outlined(
      '-0.46 -1.14, -0.4 -1.24, -0.28 -1.2!, 0.16 -1.2!, 0.2 -1.06!, 0.13 -0.96!, -0.13 -0.96!, -0.28 -1.06!, -0.4 -1.04',
    ),
    {
      pigment: 'gold',
      tone: (_, y) => clamp(0.2 + 2.4 * (y + 1.14)),
      line: inner * 1.1,
    },
  );
}
