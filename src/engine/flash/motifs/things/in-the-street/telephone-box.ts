import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A red telephone box of London: domed roof, lit sign, panes in rows. */
export const telephoneBox: Motif = {
  name: 'telephone-box',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawCase(pen);
      drawPanes(pen);
    }),
};

function drawCase(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const red = (x: number) => clamp(0.1 + 0.8 * smoothstep(0.1, 0.74, x));
  pen.fill(symmetric('0 1.5!, 0.74 1.5!, 0.74 1.68!, 0 1.68!'), {
    pigment: 'dark',
    tone: 0.5,
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -1.24!, 0.64 -1.24!, 0.64 1.52!, 0 1.52!'), {
    pigment: 'petal',
    tone: red,
    line: inner * 1.3,
  });
  pen.fill(symmetric('0 -1.66, 0.3 -1.64, 0.54 -1.54, 0.62 -1.44!, 0 -1.44!'), {
    pigment: 'petal',
    tone: red,
    line: inner * 1.3,
  });
  pen.fill(symmetric('0 -1.46!, 0.7 -1.46!, 0.7 -1.36!, 0 -1.36!'), {
    pigment: 'petal',
    tone: red,
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -1.36!, 0.66 -1.36!, 0.66 -1.04!, 0 -1.04!'), {
    pigment: 'petal',
    tone: red,
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -1.3!, 0.5 -1.3!, 0.5 -1.1!, 0 -1.1!'), { pigment: 'foam', tone: 0.02, line: inner });
  // What the sign says is only hinted at.
  for (const [from, to] of [
    [-0.38, -0.24],
    [-0.16, 0.04],
    [0.12, 0.2],
    [0.28, 0.4],
  ] as const)
    pen.stroke(traced(`${from} -1.2, ${to} -1.2`), inner * 1.5);
  pen.stroke(traced('-0.24 -1.56, 0 -1.6, 0.2 -1.57'), detail * 1.4, { taper: 0.4 });
}

function drawPanes(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.94!, 0.5 -0.94!, 0.5 1.12!, 0 1.12!'), {
    pigment: 'petal',
    tone: 0.45,
    line: inner,
  });
  for (let row = 0; row < 7; row++) {
    const y = -0.88 + 0.285 * row;
    for (const [from, to] of [
      [-0.44, -0.26],
      [-0.2, 0.2],
      [0.26, 0.44],
    ] as const)
      pen.fill(outlined(`${from} ${y}!, ${to} ${y}!, ${to} ${y + 0.22}!, ${from} ${y + 0.22}!`), {
        pigment: 'waterLight',
        tone: (x, at) => clamp(0.1 + 0.5 * x + 0.8 * (at - y)),
        line: inner * 0.9,
      });
    if (pen.hasDetail) pen.stroke(traced(`-0.12 ${y + 0.16}, 0.02 ${y + 0.05}`), detail, { taper: 0.4 });
  }
  pen.fill(symmetric('0 1.2!, 0.5 1.2!, 0.5 1.42!, 0 1.42!'), { pigment: 'petal', tone: 0.5, line: inner });
  pen.fill(outlined('0.5 0.02!, 0.56 0.02!, 0.56 0.3!, 0.5 0.3!'), {
    pigment: 'gold',
    tone: 0.1,
    line: inner * 0.9,
  });
}
