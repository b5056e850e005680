import { clamp, steps } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** An old typewriter from the front, a written sheet in its roller. */
export const typewriter: Motif = {
  name: 'typewriter',
  tinted: ['dark'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawPaper(pen);
      drawRoller(pen);
      drawBody(pen);
      drawKeys(pen);
    });
  },
};

function drawPaper(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.5 -1.1!, 0.5 -1.1!, 0.5 -0.3!, -0.5 -0.3!'), {
    pigment: 'foam',
    tone: (_, y) => clamp(0.6 * (y + 0.8)),
    line: inner,
  });
  for (const [y, end] of [
    [-0.96, 0.36],
    [-0.85, 0.4],
    [-0.74, 0.3],
    [-0.63, 0.06],
  ] as const)
    for (let x = -0.38; x < end; x += 0.19) pen.stroke(traced(`${x} ${y}, ${x + 0.14} ${y}`), detail * 1.5);
}

function drawRoller(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.86 -0.54!, 0.86 -0.54!, 0.86 -0.3!, -0.86 -0.3!'), {
    pigment: 'dark',
    tone: (_, y) => clamp(0.25 + 3 * (y + 0.5)),
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.86 -0.46!, 0.94 -0.46!, 0.94 -0.37!, 0.86 -0.37!'), {
      pigment: 'steel',
      tone: 0.2,
      line: inner,
    });
    side.fill(outlined('0.94 -0.56, 1.0 -0.58, 1.08 -0.55, 1.08 -0.28, 1.0 -0.26, 0.94 -0.28'), {
      pigment: 'dark',
      tone: 0.4,
      line: inner,
    });
    for (const y of [-0.5, -0.42, -0.34]) side.stroke(traced(`0.95 ${y}, 1.08 ${y}`), detail);
    side.stroke(traced('0.3 -0.6, 0.36 -0.5, 0.38 -0.34'), inner * 1.6);
  });
  pen.stroke(traced('-0.94 -0.5, -1.1 -0.66, -1.22 -0.64'), inner * 1.6);
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.34!, 0.84 -0.34!, 0.86 -0.1, 0.92 0.14!, 1.08 0.76, 1.1 0.92!, 0 0.96!'), {
    pigment: 'dark',
    tone: (x, y) => clamp(0.15 + 0.5 * Math.abs(x - 0.1) + 0.25 * y),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -0.28, 0.3 -0.24, 0.48 -0.06, 0.52 0.1!, 0 0.1!'), { black: 'always', tone: 1 });
  for (const angle of steps(14, Math.PI + 0.2, 2 * Math.PI - 0.2)) {
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    pen.stroke(
      [
        [0.16 * x, 0.1 + 0.12 * y],
        [0.44 * x, 0.08 + 0.32 * y],
      ],
      detail * 1.3,
      { isErasing: true },
    );
  }
  pen.fill(symmetric('0 0.06!, 0.6 0.06!, 0.64 0.14!, 0 0.14!'), { pigment: 'gold', tone: 0.2, line: inner });
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.7 -0.22, 0.72 -0.04, 0.76 0.08'), detail * 1.4, { taper: 0.3 }),
  );
  pen.fill(symmetric('0 0.2!, 0.8 0.2!, 0.96 0.84!, 0 0.84!'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.75,
    line: inner,
  });
}

function drawKeys(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [row, [y, count, half]] of (
    [
      [0.3, 9, 0.64],
      [0.46, 9, 0.7],
      [0.62, 9, 0.76],
    ] as const
  ).entries())
    for (const x of steps(count - 1, -half, half)) {
      const at = [x + (row - 1) * 0.03, y] as const;
      pen.fill(circle([at[0], at[1] + 0.025], 0.07, 20), { pigment: 'steel', tone: 0.6, line: inner * 0.8 });
      pen.fill(ellipse(at, 0.07, 0.062, 20), { pigment: 'foam', tone: 0.04, line: inner * 0.9 });
      pen.dot(at, detail * 0.9);
    }
  pen.fill(outlined('-0.5 0.72!, 0.5 0.72!, 0.52 0.8!, -0.52 0.8!'), {
    pigment: 'foam',
    tone: 0.1,
    line: inner,
  });
}
