import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A bottle gourd with its stopper, a tasselled cord around its waist. */
export const gourd: Motif = {
  name: 'gourd',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBottle(pen);
      drawCord(pen);
    });
  },
};

function drawBottle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.07 -1.06!, -0.1 -1.24, -0.02 -1.34, 0.1 -1.3, 0.08 -1.06!'), {
    pigment: 'petal',
    tone: 0.3,
    line: inner,
  });
  pen.fill(
    symmetric(
      '0 -1.1!, 0.12 -1.1!, 0.12 -0.96, 0.36 -0.8, 0.46 -0.52, 0.36 -0.24, 0.22 -0.08!, 0.22 0.04!, 0.52 0.2, 0.74 0.56, 0.66 0.92, 0.36 1.12, 0 1.16',
    ),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.1 + 0.7 * (x + 0.15) + 0.2 * y),
      line: inner * 1.2,
    },
  );
  for (const line of ['-0.3 -0.62, -0.34 -0.5, -0.28 -0.36', '-0.52 0.44, -0.58 0.62, -0.5 0.82'])
    pen.stroke(traced(line), detail * 1.6, { isErasing: !pen.isColored, taper: 0.4 });
  for (const line of [
    '0.1 -0.9, 0.26 -0.6, 0.16 -0.24',
    '0.2 0.2, 0.44 0.6, 0.26 1.04',
    '-0.06 0.14, -0.02 0.6, -0.06 1.1',
  ])
    pen.stroke(traced(line), detail, { taper: 0.5 });
}

function drawCord(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [side, length] of [
    [1, 0.8],
    [1.5, 0.62],
  ] as const) {
    const x = 0.3 * side;
    pen.stroke(traced(`0.16 0.02, ${x} 0.16, ${x + 0.06} ${length * 0.7}`), inner * 1.6);
    pen.fill(
      outlined(
        `${x + 0.01} ${length * 0.7 - 0.04}!, ${x + 0.11} ${length * 0.7 - 0.04}!, ${x + 0.16} ${length * 0.7 + 0.34}!, ${x - 0.04} ${length * 0.7 + 0.34}!`,
      ),
      {
        pigment: 'petal',
        tone: 0.3,
        line: inner,
      },
    );
    for (const dx of [0, 0.06, 0.12])
      pen.stroke(traced(`${x + dx} ${length * 0.7 + 0.06}, ${x + dx} ${length * 0.7 + 0.32}`), detail);
  }
  pen.fill(outlined('-0.25 -0.1, 0 -0.06, 0.25 -0.1, 0.25 0.05, 0 0.1, -0.25 0.05'), {
    pigment: 'petal',
    tone: (_, y) => clamp(0.2 + 3 * (y + 0.02)),
    line: inner,
  });
  pen.stroke(traced('-0.24 -0.02, 0 0.02, 0.24 -0.02'), detail);
  for (const loop of [
    '0.16 0, 0.34 -0.2, 0.5 -0.12, 0.4 0.04, 0.18 0.02',
    '0.14 0, 0.02 -0.24, -0.12 -0.2, -0.06 -0.02, 0.12 0.02',
  ])
    pen.stroke(traced(loop), inner * 1.6);
  pen.fill(outlined('0.08 -0.06, 0.2 -0.08, 0.24 0.04, 0.14 0.1, 0.06 0.05'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
}
