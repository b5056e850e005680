import { clamp, steps } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawHairs } from '../../parts/any-beast/fur.ts';
import { drawBlossom } from '../../parts/flowers/blossom.ts';

/** A house in a green hill: a round door with its knob in the middle, round windows, a chimney, a path. */
export const hobbitHouse: Motif = {
  name: 'hobbit-house',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawChimney(pen);
      drawHill(pen);
      drawPath(pen);
      drawDoor(pen.at({ at: [0, 0.24] }));
      for (const side of [-1, 1]) drawWindow(pen.at({ at: [side * 0.86, 0.3], scale: 0.22 }));
      for (const [x, y, scale] of flowers) drawBlossom(pen.at({ at: [x, y], scale }));
    });
  },
};

function drawHill(pen: Pen): void {
  pen.fill(
    outlined(
      '-1.5 0.86!, -1.42 0.4, -1.1 -0.16, -0.56 -0.58, 0 -0.7, 0.56 -0.58, 1.1 -0.16, 1.42 0.4, 1.5 0.86!',
    ),
    {
      pigment: 'leaf',
      tone: (x, y) => clamp(0.1 + 0.35 * Math.abs(x) + 0.35 * (y + 0.2)),
      line: pen.weight.inner * 1.2,
    },
  );
  for (const [line, count] of [
    ['-1.2 0.1, -0.8 -0.3, -0.3 -0.5', 9],
    ['0.3 -0.5, 0.8 -0.3, 1.2 0.1', 9],
    ['-1.3 0.5, -1.2 0.3, -1.1 0.2', 4],
    ['1.3 0.5, 1.2 0.3, 1.1 0.2', 4],
  ] as const)
    drawHairs(pen, traced(line), [0.03, -0.12], count);
}

function drawChimney(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.5 -0.46!, 0.5 -0.96!, 0.74 -0.96!, 0.74 -0.3!'), {
    pigment: 'ember',
    tone: 0.35,
    line: inner,
  });
  pen.fill(outlined('0.45 -0.96!, 0.45 -1.06!, 0.79 -1.06!, 0.79 -0.96!'), {
    pigment: 'ember',
    tone: 0.2,
    line: inner,
  });
  pen.stroke(traced('0.5 -0.8, 0.74 -0.8'), detail);
  pen.stroke(traced('0.62 -1.1, 0.54 -1.24, 0.7 -1.34, 0.6 -1.5'), inner * 1.3, { taper: 0.5 });
}

function drawDoor(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0], 0.58, 80), { pigment: 'grey', tone: 0.3, line: inner * 1.1 });
  for (let i = 0; i < 18; i++) {
    const angle = (i / 18) * Math.PI * 2;
    pen.stroke(
      [
        [Math.cos(angle) * 0.46, Math.sin(angle) * 0.46],
        [Math.cos(angle) * 0.58, Math.sin(angle) * 0.58],
      ],
      detail * 1.2,
    );
  }
  pen.fill(circle([0, 0], 0.46, 70), {
    pigment: 'petal',
    tone: (x) => clamp(0.2 + 0.7 * x),
    line: inner * 1.1,
  });
  for (const x of steps(6, -0.36, 0.36)) {
    const y = Math.sqrt(0.44 ** 2 - x ** 2);
    pen.stroke(
      [
        [x, -y],
        [x, y],
      ],
      detail * 1.2,
    );
  }
  for (const y of [-0.2, 0.2])
    pen.fill(
      outlined(`-0.4 ${y - 0.03}!, -0.1 ${y - 0.03}, -0.06 ${y}!, -0.1 ${y + 0.03}, -0.4 ${y + 0.03}!`),
      {
        pigment: 'dark',
        black: 'uncolored',
        tone: 0.4,
      },
    );
  pen.fill(circle([0.02, 0], 0.07, 28), { pigment: 'gold', tone: 0.1, line: inner });
}

function drawWindow(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([0, 0], 1, 48), { pigment: 'wood', tone: 0.4, line: inner });
  pen.fill(circle([0, 0], 0.76, 44), { pigment: 'gold', tone: 0.08, line: inner });
  pen.stroke(traced('-0.76 0, 0.76 0'), inner);
  pen.stroke(traced('0 -0.76, 0 0.76'), inner);
}

function drawPath(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.34 0.7!, 0.34 0.7!, 0.5 0.9, 0.8 1.1!, -0.6 1.14!, -0.44 0.9'), {
    pigment: 'scroll',
    tone: 0.2,
    line: inner,
  });
  for (const slab of [
    '-0.4 0.84, 0 0.8, 0.42 0.84',
    '-0.5 0.98, 0.1 0.94, 0.58 0.98',
    '-0.06 0.72, -0.08 0.8',
    '0.12 0.82, 0.16 0.94',
    '-0.2 0.98, -0.24 1.1',
  ])
    pen.stroke(traced(slab), detail * 1.3);
}

const flowers = [
  [-0.7, 0.76, 0.1],
  [-1.0, 0.72, 0.11],
  [-1.24, 0.78, 0.09],
  [0.7, 0.76, 0.1],
  [0.98, 0.72, 0.11],
  [1.24, 0.78, 0.09],
] as const;
