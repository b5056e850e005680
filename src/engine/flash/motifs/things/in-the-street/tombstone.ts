import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** One gravestone with its cross, in the grass. */
export const tombstone: Motif = {
  name: 'tombstone',
  tinted: ['grey'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawStone(pen);
      drawGrass(pen);
    });
  },
};

function drawStone(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.1 -1.02!, 0.4 -0.96, 0.74 -0.62, 0.8 -0.3!, 0.8 0.9!, 0.6 0.9!'), {
    pigment: 'grey',
    tone: 0.8,
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -1.04, 0.36 -0.94, 0.6 -0.62, 0.64 -0.3!, 0.64 0.9!, 0 0.9!'), {
    pigment: 'grey',
    tone: (x, y) => clamp(0.1 + 0.35 * (x + 0.3) + 0.3 * (y - 0.1)),
    line: inner * 1.2,
  });
  pen.stroke(
    traced(
      '-0.52 0.6!, -0.52 -0.28!, -0.48 -0.58, -0.28 -0.84, 0 -0.92, 0.28 -0.84, 0.48 -0.58, 0.52 -0.28!, 0.52 0.6!',
    ),
    detail * 1.3,
  );
  pen.fill(
    outlined(
      '-0.07 -0.72!, 0.07 -0.72!, 0.07 -0.5!, 0.24 -0.5!, 0.24 -0.36!, 0.07 -0.36!, 0.07 0.06!, -0.07 0.06!, -0.07 -0.36!, -0.24 -0.36!, -0.24 -0.5!, -0.07 -0.5!',
    ),
    { pigment: 'dark', black: 'uncolored', tone: 0.6, line: detail },
  );
  for (const [y, half] of [
    [0.26, 0.32],
    [0.4, 0.24],
    [0.54, 0.28],
  ] as const)
    pen.stroke(traced(`${-half} ${y}, ${half} ${y}`), inner, { taper: 0.1 });
  for (const crack of ['0.62 -0.1, 0.44 0.0, 0.5 0.12, 0.38 0.22', '-0.62 0.4, -0.5 0.46, -0.54 0.56'])
    pen.stroke(traced(crack), detail * 1.3, { taper: 0.4 });
}

function drawGrass(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-1.0 1.06!, -0.9 0.84!, -0.82 0.96!, -0.72 0.72!, -0.62 0.94!, -0.5 0.8!, -0.42 0.96!, -0.26 0.84!, -0.16 0.98!, 0.0 0.86!, 0.12 0.98!, 0.28 0.8!, 0.38 0.96!, 0.52 0.84!, 0.6 0.96!, 0.76 0.7!, 0.84 0.96!, 0.96 0.82!, 1.06 1.06!, 0 1.14',
    ),
    { pigment: 'leaf', tone: (_, y) => clamp(0.1 + 2 * (y - 0.84)), line: inner * 1.1 },
  );
}
