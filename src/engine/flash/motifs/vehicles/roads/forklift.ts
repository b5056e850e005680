import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A forklift from its side, its forks low, to the right: the guard over its seat, the mast with its chain. */
export const forklift: Motif = {
  name: 'forklift',
  tinted: ['gold'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawMast(pen);
      drawSeat(pen);
      drawBody(pen);
      drawGuard(pen);
      for (const [x, radius] of wheels) drawWheel(pen.at({ at: [x, 0.98 - radius], scale: radius }));
    }),
};

const wheels = [
  [-0.66, 0.24],
  [0.22, 0.3],
] as const;

function drawWheel(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([0, 0], 1, 60), { pigment: 'dark', black: 'uncolored', tone: 0.6, line: inner * 1.2 });
  pen.fill(circle([0, 0], 0.56, 44), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.2 + 0.4 * (x + y)),
    line: inner,
  });
  pen.fill(circle([0, 0], 0.2, 24), { pigment: 'dark', tone: 0.5, line: inner });
}

function drawMast(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const steel = { pigment: 'dark', black: 'uncolored', tone: 0.4, line: inner } as const;
  pen.fill(outlined('0.52 -1.1!, 0.62 -1.1!, 0.62 0.86!, 0.52 0.86!'), steel);
  pen.fill(outlined('0.68 -1.16!, 0.8 -1.16!, 0.8 0.9!, 0.68 0.9!'), {
    pigment: 'steel',
    tone: 0.3,
    line: inner * 1.1,
  });
  for (const y of [-1.1, -0.4])
    pen.fill(outlined(`0.5 ${y}!, 0.82 ${y}!, 0.82 ${y + 0.09}!, 0.5 ${y + 0.09}!`), steel);
  for (let link = 0; link < 13; link++) pen.dot([0.65, -0.94 + link * 0.115], detail * 1.5);
  // The carriage, and the forks on it.
  pen.fill(outlined('0.78 0.14!, 0.9 0.14!, 0.9 0.86!, 0.78 0.86!'), steel);
  pen.fill(outlined('0.86 0.24!, 0.96 0.24!, 0.98 0.76!, 1.7 0.84!, 1.7 0.9!, 0.86 0.92!'), {
    pigment: 'steel',
    tone: (_, y) => clamp(0.1 + 0.4 * y),
    line: inner * 1.2,
  });
  drawLimb(
    pen,
    { line: '0.4 0.36, 0.56 0.1, 0.68 -0.06', half: [0.05, 0.035] },
    { pigment: 'steel', tone: 0.2, line: inner },
  );
}

function drawSeat(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined('-0.52 0.12!, -0.6 -0.3, -0.52 -0.4, -0.42 -0.34, -0.36 -0.04, -0.04 -0.04, 0.02 0.12!'),
    {
      pigment: 'dark',
      black: 'uncolored',
      tone: 0.4,
      line: inner,
    },
  );
  pen.stroke(traced('0.36 0.12, 0.24 -0.2'), inner * 1.8);
  pen.stroke(traced('0.06 -0.2, 0.22 -0.24, 0.36 -0.12'), inner * 2);
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.0 0.04!, -0.9 -0.06, -0.5 -0.08!, -0.4 0.12!, 0.06 0.12!, 0.14 0.34!, 0.3 0.34!, 0.34 0.06!, 0.5 0.06!, 0.54 0.72!, 0.2 0.86!, -0.84 0.86!, -1.04 0.66',
    ),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.12 + 0.15 * x + 0.5 * y),
      line: inner * 1.3,
    },
  );
  // The counterweight.
  pen.fill(outlined('-1.0 0.04!, -0.9 -0.06, -0.66 -0.07!, -0.62 0.4, -0.7 0.6!, -1.03 0.6'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.35,
    line: inner,
  });
  for (const y of [0.3, 0.38, 0.46]) pen.stroke(traced(`-0.5 ${y}, -0.2 ${y}`), inner);
  pen.stroke(traced('-0.56 0.24, -0.04 0.22, 0.04 0.5, 0.46 0.5'), detail * 1.4);
}

function drawGuard(pen: Pen): void {
  const { inner } = pen.weight;
  const steel = { pigment: 'dark', black: 'uncolored', tone: 0.35, line: inner } as const;
  drawLimb(pen, { line: '-0.8 -0.06, -0.72 -0.5, -0.6 -0.94', half: [0.05, 0.05] }, steel);
  drawLimb(pen, { line: '0.44 0.06, 0.36 -0.46, 0.26 -0.94', half: [0.045, 0.045] }, steel);
  pen.fill(outlined('-0.74 -1.02!, 0.4 -1.02!, 0.42 -0.9!, -0.74 -0.9!'), {
    pigment: 'gold',
    tone: 0.3,
    line: inner * 1.2,
  });
  for (const x of [-0.5, -0.28, -0.06, 0.16]) pen.stroke(traced(`${x} -1.0, ${x} -0.92`), inner);
  pen.fill(outlined('0.28 -0.9!, 0.4 -0.9!, 0.38 -0.78!, 0.28 -0.78!'), {
    pigment: 'moon',
    tone: 0.05,
    line: inner,
  });
}
