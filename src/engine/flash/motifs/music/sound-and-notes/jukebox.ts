import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { arc, circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A jukebox: arches of coloured light around the window with its record, keys and a grille below. */
export const jukebox: Motif = {
  name: 'jukebox',
  tinted: ['petal'],
  carries: ['vinyl'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawArches(pen);
      drawWindow(pen);
      drawGrille(pen);
    }),
};

const arches: readonly (readonly [Pigment, number])[] = [
  ['wood', 0.98],
  ['petal', 0.88],
  ['gold', 0.76],
  ['petal', 0.66],
];

function drawArches(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [pigment, half] of arches)
    pen.fill([...arc([0, -0.56], half, Math.PI, 2 * Math.PI, 40), [half, 1.3], [-half, 1.3]], {
      pigment,
      tone: (x) => clamp(0.12 + 0.5 * smoothstep(0.1, 1, x)),
      line: inner * 1.2,
    });
  pen.fill(symmetric('0 1.2!, 1.02 1.2!, 1.06 1.44!, 0 1.44!'), {
    pigment: 'wood',
    tone: 0.4,
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    for (const y of [-0.2, 0.16, 0.52, 0.88]) side.stroke(traced(`0.67 ${y}, 0.87 ${y}`), inner * 1.4);
  });
}

function drawWindow(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill([...arc([0, -0.56], 0.56, Math.PI, 2 * Math.PI, 36), [0.56, -0.12], [-0.56, -0.12]], {
    pigment: 'moon',
    tone: (_, y) => clamp(0.3 + 0.4 * (-0.4 - y)),
    line: inner * 1.2,
  });
  pen.fill(circle([0, -0.54], 0.38, 40), { black: 'always', tone: 1 });
  for (const radius of [0.31, 0.24])
    pen.stroke(arc([0, -0.54], radius, -2.4, -1.0), detail * 1.4, { isErasing: true, taper: 0.3 });
  pen.fill(circle([0, -0.54], 0.13, 24), { pigment: 'petal', tone: 0.15, line: inner });
  pen.dot([0, -0.54], inner * 1.4);
  pen.fill(outlined('-0.6 -0.12!, 0.6 -0.12!, 0.6 0.2!, -0.6 0.2!'), {
    pigment: 'steel',
    tone: 0.15,
    line: inner * 1.1,
  });
  for (let i = 0; i < 6; i++) {
    const x = -0.5 + 0.17 * i;
    pen.fill(outlined(`${x} -0.04!, ${x + 0.13} -0.04!, ${x + 0.13} 0.12!, ${x} 0.12!`), {
      pigment: i % 2 ? 'petal' : 'foam',
      tone: 0.1,
      line: inner * 0.9,
    });
  }
}

function drawGrille(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 0.28!, 0.56 0.28!, 0.56 0.8, 0.4 1.08, 0 1.16'), {
    pigment: 'dark',
    tone: 0.6,
    black: 'uncolored',
    line: inner * 1.1,
  });
  for (const x of [-0.36, -0.18, 0, 0.18, 0.36])
    pen.fill(
      outlined(
        `${x - 0.045} 0.28!, ${x + 0.045} 0.28!, ${x + 0.045} ${1.12 - 0.7 * x * x}!, ${x - 0.045} ${1.12 - 0.7 * x * x}!`,
      ),
      {
        pigment: 'gold',
        tone: (at) => clamp(0.15 + 5 * Math.max(0, at - x)),
        line: inner,
      },
    );
}
