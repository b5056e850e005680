import { clamp } from '../../../geometry/interval.ts';
import { arc, circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** An old radio set in a wooden cabinet with a round head. */
export const radio: Motif = {
  name: 'radio',
  tinted: ['wood'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawCabinet(pen);
      drawGrille(pen);
      drawDial(pen);
    }),
};

function drawCabinet(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -1.36, 0.46 -1.26, 0.8 -0.94, 0.94 -0.5, 0.94 1.08!, 0 1.08!'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.2 + 0.4 * x + 0.12 * y),
    line: inner * 1.6,
  });
  pen.fill(symmetric('0 1.06!, 1.06 1.06!, 1.06 1.28!, 0 1.28!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.4 + 0.35 * x),
    line: inner * 1.5,
  });
  for (const isFlipped of [true, false])
    pen
      .at({ isFlipped })
      .stroke(traced('0.83 0.98, 0.83 -0.46, 0.7 -0.86, 0.4 -1.14, 0.04 -1.24'), inner, { taper: 0.05 });
}

function drawGrille(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -1.06, 0.34 -0.98, 0.58 -0.74, 0.68 -0.4, 0.68 0.08!, 0 0.08!'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.15 + 0.3 * x + 0.2 * y),
    line: inner * 1.3,
  });
  for (const x of [-0.38, 0, 0.38]) {
    const top = -1.06 + 0.9 * x * x;
    pen.fill(outlined(`${x - 0.06} ${top}!, ${x + 0.06} ${top}!, ${x + 0.06} 0.08!, ${x - 0.06} 0.08!`), {
      pigment: 'wood',
      tone: 0.35,
      line: inner * 1.1,
    });
  }
}

function drawDial(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill([...arc([0, 0.66], 0.46, Math.PI, 2 * Math.PI, 30)], {
    pigment: 'scroll',
    tone: (x) => clamp(0.05 + 0.3 * x),
    line: inner * 1.3,
  });
  for (let mark = 1; mark < 8; mark++) {
    const angle = Math.PI * (1 + mark / 8);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    pen.stroke(traced(`${0.3 * x} ${0.66 + 0.3 * y}, ${0.4 * x} ${0.66 + 0.4 * y}`), detail * 1.5);
  }
  pen.stroke(traced('0 0.62, 0.18 0.34'), inner * 1.5);
  for (const x of [-0.6, 0, 0.6])
    pen.fill(circle([x, 0.84], x === 0 ? 0.12 : 0.15, 30), {
      pigment: 'dark',
      tone: (px) => clamp(0.4 + 2 * (px - x)),
      line: inner * 1.3,
    });
}
