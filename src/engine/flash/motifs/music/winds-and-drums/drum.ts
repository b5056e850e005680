import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A side drum, its heads laced with cord. */
export const drum: Motif = {
  name: 'drum',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawShell(pen);
      drawCord(pen);
      drawHead(pen);
    }),
};

const round = (x: number) => clamp(0.1 + 0.7 * smoothstep(0.1, 1.1, x) + 0.25 * smoothstep(-0.8, -1.1, x));

function drawShell(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.5!, 1.08 -0.5!, 1.08 0.72!, 0.6 0.98, 0 1.06'), {
    pigment: 'petal',
    tone: round,
    line: inner * 1.5,
  });
  for (const top of [-0.54, 0.6])
    pen.fill(
      outlined(
        `-1.16 ${top}!, -0.62 ${top + 0.24}, 0 ${top + 0.32}, 0.62 ${top + 0.24}, 1.16 ${top}!, 1.16 ${top + 0.22}!, 0.62 ${top + 0.46}, 0 ${top + 0.54}, -0.62 ${top + 0.46}, -1.16 ${top + 0.22}!`,
      ),
      { pigment: 'gold', tone: round, line: inner * 1.4 },
    );
}

function drawCord(pen: Pen): void {
  const { inner } = pen.weight;
  const fall = (x: number) => 0.32 * (1 - (x / 1.16) ** 2);
  for (const [from, to] of [
    [-1.02, -0.78],
    [-0.78, -0.5],
    [-0.5, -0.18],
    [-0.18, 0.18],
    [0.18, 0.5],
    [0.5, 0.78],
    [0.78, 1.02],
  ] as const) {
    const middle = (from + to) / 2;
    for (const end of [from, to])
      pen.stroke(traced(`${end} ${-0.34 + fall(end)}, ${middle} ${0.64 + fall(middle)}`), inner * 1.5);
    const tag = pen.at({ at: [middle, 0.5 + fall(middle)] });
    tag.fill(outlined('-0.08 -0.12!, 0.08 -0.12!, 0.06 0.1!, -0.06 0.1!'), {
      pigment: 'wood',
      tone: clamp(0.3 + 0.4 * middle),
      line: inner,
    });
  }
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(ellipse([0, -0.56], 1.16, 0.36, 70), { pigment: 'gold', tone: 0.15, line: inner * 1.5 });
  pen.fill(ellipse([0, -0.57], 1.02, 0.29, 66), {
    pigment: 'bone',
    tone: (x) => clamp(0.08 + 0.3 * x),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.7 -0.62, -0.2 -0.74, 0.3 -0.74'), detail * 1.4, { taper: 0.5 });
}
