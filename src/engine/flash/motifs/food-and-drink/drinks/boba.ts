import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A cup of milk tea with tapioca pearls, a thick straw through its lid. */
export const boba: Motif = {
  name: 'boba',
  tinted: ['bone'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawStraw(pen);
      drawCup(pen);
      drawPearls(pen);
      drawLid(pen);
    }),
};

function drawStraw(pen: Pen): void {
  const { inner } = pen.weight;
  const straw = pen.at({ at: [0.1, -0.7], angleRad: 0.22 });
  straw.fill(outlined('-0.11 0.1!, -0.11 -0.96!, 0.11 -0.86!, 0.11 0.1!'), {
    pigment: 'petal',
    tone: (x) => clamp(0.3 + 3 * x),
    line: inner * 1.4,
  });
  for (const y of [-0.66, -0.4, -0.14])
    straw.fill(outlined(`-0.11 ${y - 0.05}!, 0.11 ${y + 0.05}!, 0.11 ${y + 0.16}!, -0.11 ${y + 0.06}!`), {
      pigment: 'foam',
      tone: (x) => clamp(0.1 + 2 * x),
      line: inner * 0.8,
    });
}

function drawCup(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.64!, 0.8 -0.64!, 0.58 1.22!, 0.44 1.32, 0 1.36'), {
    pigment: 'waterLight',
    tone: (x) => clamp(0.05 + 0.5 * smoothstep(0.3, 0.8, x)),
    line: inner * 1.5,
  });
  pen.fill(
    outlined(
      '-0.72 -0.34!, -0.3 -0.28, 0.3 -0.38, 0.72 -0.32!, 0.54 1.16!, 0.46 1.25!, -0.46 1.25!, -0.54 1.16!',
    ),
    {
      pigment: 'bone',
      tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0, 0.7, x) + 0.1 * y),
      line: inner * 1.1,
    },
  );
}

function drawPearls(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [x, y] of pearls) {
    pen.fill(circle([x, y], 0.125, 26), { pigment: 'dark', black: 'uncolored', tone: 0.5, line: inner });
    pen.stroke(traced(`${x - 0.06} ${y - 0.01}, ${x - 0.02} ${y - 0.06}`), inner, {
      isErasing: true,
      taper: 0.3,
    });
  }
  pen.stroke(traced('-0.56 -0.1, -0.5 0.4'), inner * 2, { isErasing: true, taper: 0.4 });
}

function drawLid(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.86, 0.82 -0.84, 0.9 -0.76, 0.9 -0.64, 0.82 -0.56, 0 -0.52'), {
    pigment: 'foam',
    tone: (x) => clamp(0.06 + 0.5 * smoothstep(0.2, 0.9, x)),
    line: inner * 1.4,
  });
  pen.stroke(traced('-0.86 -0.68, 0 -0.64, 0.86 -0.68'), pen.weight.detail * 1.4, { taper: 0.2 });
}

const pearls = [
  [-0.34, 1.08],
  [-0.08, 1.12],
  [0.18, 1.1],
  [0.4, 1.04],
  [-0.44, 0.84],
  [-0.2, 0.88],
  [0.06, 0.86],
  [0.3, 0.82],
  [-0.3, 0.62],
  [0.16, 0.6],
  [0.46, 0.58],
  [-0.04, 0.4],
] as const;
