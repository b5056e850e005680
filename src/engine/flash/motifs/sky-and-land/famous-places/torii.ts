import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A torii, the gate of a shrine. */
export const torii: Motif = {
  name: 'torii',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawPillars(pen);
      drawBeams(pen);
    });
  },
};

function drawPillars(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.44 -0.56!, 0.6 -0.56!, 0.76 0.96!, 0.58 0.96!'), {
      pigment: 'petal',
      tone: (x, y) => clamp(0.25 + 3 * (x - 0.56 - 0.1 * (y + 0.2))),
      line: inner * 1.1,
    });
    side.fill(outlined('0.55 0.72!, 0.76 0.72!, 0.79 1.0!, 0.55 1.0!'), {
      pigment: 'dark',
      black: 'uncolored',
      tone: 0.6,
      line: inner,
    });
    side.fill(outlined('0.44 1.0!, 0.9 1.0!, 0.96 1.14!, 0.38 1.14!'), {
      pigment: 'grey',
      tone: 0.25,
      line: inner,
    });
    side.stroke(traced('0.6 -0.1, 0.66 0.5'), detail, { taper: 0.4 });
  });
}

function drawBeams(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.28!, 0.86 -0.28!, 0.86 -0.12!, 0 -0.12!'), {
    pigment: 'petal',
    tone: (_, y) => clamp(0.2 + 3 * (y + 0.24)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.36 -0.34!, 0.44 -0.34!, 0.44 -0.06!, 0.36 -0.06!'), {
      pigment: 'petal',
      tone: 0.5,
      line: inner,
    }),
  );
  pen.fill(symmetric('0 -0.56!, 0.13 -0.56!, 0.13 -0.16!, 0 -0.16!'), {
    pigment: 'dark',
    tone: 0.3,
    line: inner,
  });
  pen.fill(symmetric('0 -0.5!, 0.08 -0.5!, 0.08 -0.22!, 0 -0.22!'), {
    pigment: 'gold',
    tone: 0.1,
    line: detail,
  });
  pen.fill(symmetric('0 -0.74!, 0.5 -0.76, 0.98 -0.84!, 0.94 -0.62!, 0.5 -0.56, 0 -0.54!'), {
    pigment: 'petal',
    tone: (_, y) => clamp(0.15 + 2.5 * (y + 0.72)),
    line: inner * 1.1,
  });
  pen.fill(
    symmetric('0 -0.94!, 0.5 -0.96, 0.9 -1.04, 1.16 -1.16!, 1.12 -0.94, 1.04 -0.84!, 0.5 -0.76, 0 -0.73!'),
    {
      pigment: 'dark',
      black: 'uncolored',
      tone: 0.6,
      line: inner * 1.1,
    },
  );
}
