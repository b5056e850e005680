import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { giraffe } from '../../beasts/hoofed/giraffe.ts';
import { elephant } from '../../beasts/large/elephant.ts';
import type { Motif } from '../../motif.ts';

/** Noah's ark: a round-bellied hull with a house on deck, two giraffes and two elephants looking over the rail. */
export const noahsArk: Motif = {
  name: 'noahs-ark',
  tinted: ['wood'],
  carries: ['giraffe', 'elephant', 'ship'],
  draw(canvas) {
    canvas.part(giraffe.draw, { at: [0.98, -0.56], scale: 0.52 });
    canvas.part(giraffe.draw, { at: [1.3, -0.36], scale: 0.46 });
    canvas.part(elephant.draw, { at: [-1.26, -0.1], scale: 0.34 });
    canvas.part(elephant.draw, { at: [-0.74, -0.06], scale: 0.36 });
    canvas.layer((pen) => drawHouse(pen));
    canvas.layer((pen) => {
      drawHull(pen);
      drawSea(pen);
    });
  },
};

function drawHouse(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.44 -0.5!, 0.56 -0.5!, 0.56 0.3!, -0.44 0.3!'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.15 + 0.5 * x + 0.4 * (0 - y)),
    line: inner * 1.1,
  });
  for (const y of [-0.36, -0.2, -0.04, 0.12]) pen.stroke(traced(`-0.44 ${y}, 0.56 ${y}`), detail * 1.2);
  pen.fill(outlined('-0.08 -0.36!, 0.2 -0.36!, 0.2 -0.04!, -0.08 -0.04!'), {
    black: 'always',
    tone: 1,
    line: inner,
  });
  pen.stroke(traced('0.06 -0.36, 0.06 -0.04'), detail * 1.6, { isErasing: true });
  pen.stroke(traced('-0.08 -0.2, 0.2 -0.2'), detail * 1.6, { isErasing: true });
  pen.fill(outlined('-0.66 -0.46!, -0.36 -1.0!, 0.46 -1.0!, 0.78 -0.46!'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 0.4 * x + 0.5 * (y + 0.9)),
    line: inner * 1.2,
  });
  for (const [row, y] of [-0.86, -0.72, -0.58].entries())
    for (let i = -3; i <= 4; i++) {
      const x = 0.06 + 0.16 * i + (row % 2) * 0.08;
      if (Math.abs(x - 0.06) < 0.4 + 0.12 * row)
        pen.stroke(
          traced(`${x - 0.08} ${y - 0.06}, ${x} ${y + 0.03}, ${x + 0.08} ${y - 0.06}`),
          detail * 1.2,
        );
    }
}

/** Its ends curve up; planks, and a door in its side. */
function drawHull(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.86 -0.36!, -1.5 0.1, -0.8 0.3, 0.1 0.34, 0.9 0.28, 1.5 0.06, 1.86 -0.42!, 1.9 0.1, 1.66 0.7, 1.24 1.14!, -1.2 1.14!, -1.66 0.72, -1.9 0.14',
    ),
    { pigment: 'wood', tone: (x, y) => clamp(0.06 + 0.6 * (y - 0.1) + 0.2 * x), line: inner * 1.3 },
  );
  for (const plank of [
    '-1.86 0.02, -1.5 0.34, -0.8 0.5, 0.1 0.54, 0.9 0.48, 1.5 0.3, 1.88 -0.04',
    '-1.78 0.34, -1.4 0.58, -0.8 0.7, 0.1 0.74, 0.9 0.7, 1.44 0.56, 1.8 0.28',
    '-1.6 0.7, -1.2 0.84, -0.6 0.92, 0.1 0.94, 0.8 0.92, 1.3 0.82, 1.64 0.64',
  ])
    pen.stroke(traced(plank), detail * 1.6, { taper: 0.05 });
  for (const [x, y] of [
    [-1.1, 0.5],
    [-0.5, 0.62],
    [0.9, 0.6],
    [1.36, 0.44],
    [-0.9, 0.8],
    [0.6, 0.84],
    [-1.4, 0.62],
  ] as const)
    pen.stroke(traced(`${x} ${y - 0.09}, ${x} ${y + 0.09}`), detail * 1.3);
  pen.fill(outlined('-0.2 1.06!, -0.2 0.62, 0.04 0.46, 0.28 0.62, 0.28 1.06!'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.6,
    line: inner * 1.1,
  });
  pen.fill(
    outlined(
      '-1.88 -0.42!, -1.5 0.04, -0.8 0.24, 0.1 0.28, 0.9 0.22, 1.5 0.0, 1.88 -0.48!, 1.9 -0.34!, 1.52 0.14, 0.9 0.36, 0.1 0.42, -0.8 0.38, -1.52 0.18, -1.9 -0.28!',
    ),
    { pigment: 'gold', tone: (x) => clamp(0.2 + 0.3 * x), line: inner },
  );
}

function drawSea(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-2.0 1.1!, -1.8 0.96, -1.56 0.94, -1.36 1.1!, -1.16 0.96, -0.92 0.94, -0.7 1.1!, -0.5 0.96, -0.26 0.94, -0.04 1.1!, 0.16 0.96, 0.4 0.94, 0.62 1.1!, 0.82 0.96, 1.06 0.94, 1.28 1.1!, 1.48 0.96, 1.74 0.94, 2.0 1.12!, 1.8 1.36, 1.2 1.46, 0 1.5, -1.2 1.46, -1.8 1.36',
    ),
    { pigment: 'water', tone: (_, y) => clamp(0.1 + 1.2 * (y - 1)), line: inner * 1.1 },
  );
  for (const ripple of [
    '-1.6 1.16, -1.4 1.22, -1.2 1.16',
    '-0.9 1.2, -0.6 1.28, -0.3 1.2',
    '0.1 1.22, 0.4 1.3, 0.7 1.22',
    '1.0 1.2, 1.3 1.26, 1.54 1.18',
    '-0.4 1.38, 0 1.42, 0.4 1.38',
  ])
    pen.stroke(traced(ripple), detail * 1.5, { taper: 0.3 });
}
