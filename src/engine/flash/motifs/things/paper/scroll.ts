import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A sheet of parchment unrolled, curling at its head and foot, lines written on it. */
export const scroll: Motif = {
  name: 'scroll',
  tinted: ['scroll'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawSheet(pen);
      drawRoll(pen.at({ at: [0, -0.86] }));
      drawRoll(pen.at({ at: [0, 0.86], angleRad: Math.PI }));
    });
  },
};

function drawSheet(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.66 -0.84!, 0.66 -0.84!, 0.6 -0.4, 0.66 0, 0.62 0.4, 0.66 0.84!, -0.66 0.84!, -0.61 0.5, -0.66 0.1, -0.6 -0.3',
    ),
    {
      pigment: 'scroll',
      tone: (x, y) => clamp(0.04 + 0.4 * clamp(x) + 0.8 * clamp(Math.abs(y) - 0.5)),
      line: inner * 1.2,
    },
  );
  for (const [i, y] of [-0.44, -0.26, -0.08, 0.1, 0.28, 0.46].entries()) {
    const right = [0.4, 0.44, 0.3, 0.42, 0.44, 0.02][i] ?? 0.4;
    pen.stroke(
      traced(`-0.44 ${y}, -0.28 ${y - 0.03}, -0.1 ${y + 0.02}, ${right * 0.5} ${y - 0.02}, ${right} ${y}`),
      detail * 1.8,
      { taper: 0.1 },
    );
  }
  pen.stroke(traced('0.62 -0.1!, 0.5 -0.06!, 0.56 -0.01!'), detail * 1.3);
}

function drawRoll(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.8 -0.2, -0.7 -0.26!, 0.7 -0.26!, 0.88 -0.2, 0.94 0, 0.84 0.18, 0.7 0.2!, -0.7 0.2!, -0.84 0.14, -0.88 -0.04',
    ),
    {
      pigment: 'scroll',
      tone: (_, y) => clamp(0.3 + 0.9 * Math.abs(y)),
      line: inner * 1.2,
    },
  );
  pen.fill(outlined('0.74 -0.22, 0.9 -0.16, 0.94 0, 0.86 0.16, 0.72 0.18, 0.62 0.06, 0.62 -0.12'), {
    pigment: 'gold',
    tone: 0.4,
    line: inner,
  });
  pen.stroke(traced('0.86 0.06, 0.78 0.12, 0.7 0.04, 0.74 -0.1, 0.84 -0.08'), detail * 1.6, { taper: 0.2 });
  pen.stroke(traced('-0.6 -0.06, 0 -0.08, 0.4 -0.06'), detail * 1.4, { taper: 0.4 });
}
