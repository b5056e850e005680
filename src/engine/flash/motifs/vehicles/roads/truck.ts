import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A long-haul truck from the front: grille, headlights, smoke stacks. */
export const truck: Motif = {
  name: 'truck',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawStack);
      drawBothSides(pen, drawWheel);
      drawCab(pen);
      drawBothSides(pen, drawFender);
      drawHood(pen);
      drawBumper(pen);
    });
  },
};

function drawStack(side: Pen): void {
  const { inner, detail } = side.weight;
  const round = (x: number) => clamp(0.1 + 8 * (x - 0.8));
  side.fill(outlined('0.78 -0.9!, 0.78 -1.42!, 0.92 -1.5!, 0.9 -0.9!'), {
    pigment: 'steel',
    tone: round,
    line: inner,
  });
  side.fill(outlined('0.75 -0.1!, 0.75 -0.94!, 0.93 -0.94!, 0.93 -0.1!'), {
    pigment: 'steel',
    tone: round,
    line: inner,
  });
  for (const y of [-0.8, -0.7, -0.6, -0.5]) side.stroke(traced(`0.79 ${y}, 0.89 ${y}`), detail * 1.4);
}

function drawWheel(side: Pen): void {
  side.fill(outlined('0.6 0.8!, 0.96 0.8!, 0.98 1.2, 0.92 1.3, 0.68 1.3, 0.6 1.2'), {
    pigment: 'dark',
    tone: 0.7,
    line: side.weight.inner,
  });
  for (const y of [1.06, 1.14, 1.22])
    side.stroke(traced(`0.66 ${y}, 0.92 ${y}`), side.weight.detail * 1.3, { isErasing: true });
}

function drawCab(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.14, 0.5 -1.12, 0.64 -0.98, 0.7 -0.5, 0.74 0.1!, 0 0.1!'), {
    pigment: 'petal',
    tone: (x, y) =>
      clamp(0.08 + 0.7 * smoothstep(0.3, 0.74, Math.abs(x + 0.06)) + 0.5 * smoothstep(-0.3, 0, y)),
    line: inner * 1.2,
  });
  for (const x of [-0.4, -0.2, 0, 0.2, 0.4])
    pen.fill(outlined(`${x - 0.05} -1.1!, ${x} -1.2, ${x + 0.05} -1.1!`), {
      pigment: 'gold',
      tone: 0.1,
      line: inner * 0.8,
    });
  pen.fill(symmetric('0 -1.02!, 0.54 -1.0!, 0.62 -0.88!, 0 -0.9!'), {
    pigment: 'steel',
    tone: 0.4,
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.03 -0.84!, 0.56 -0.82!, 0.62 -0.44!, 0.03 -0.42!'), {
      pigment: 'waterLight',
      tone: (x, y) => clamp(0.5 * smoothstep(-0.6, -0.84, y) + 0.5 * (x - 0.2)),
      line: inner,
    });
    side.stroke(traced('0.34 -0.78, 0.22 -0.5'), detail * 1.4, { taper: 0.4 });
    side.stroke(traced('0.44 -0.76, 0.34 -0.5'), detail * 1.4, { taper: 0.4 });
    side.stroke(traced('0.68 -0.7, 1.02 -0.74'), inner * 1.4);
    side.fill(outlined('0.98 -0.86!, 1.12 -0.86!, 1.12 -0.42!, 0.98 -0.42!'), {
      pigment: 'steel',
      tone: (x) => clamp(0.2 + 4 * (x - 1.0)),
      line: inner,
    });
  });
}

function drawFender(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(outlined('0.36 0.0!, 0.7 0.06, 0.98 0.24, 1.08 0.56, 1.06 0.92!, 0.36 0.92!'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.05 + 0.8 * smoothstep(0.7, 1.08, x) + 0.4 * smoothstep(0.6, 0.92, y)),
    line: inner * 1.1,
  });
  for (const [y, radius] of [
    [0.42, 0.13],
    [0.68, 0.1],
  ] as const) {
    side.fill(circle([0.74, y], radius, 30), { pigment: 'steel', tone: 0.3, line: inner });
    side.fill(circle([0.74, y], radius * 0.7, 26), {
      pigment: 'moon',
      tone: (x) => clamp(1.6 * (x - 0.7)),
      line: detail,
    });
    side.stroke(traced(`0.7 ${y - 0.04}, 0.74 ${y - 0.06}`), detail * 1.3);
  }
}

function drawHood(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.42, 0.3 -0.38, 0.44 -0.2, 0.5 0.1, 0.5 0.9!, 0 0.9!'), {
    pigment: 'petal',
    tone: (x) => clamp(0.05 + 0.8 * smoothstep(0.24, 0.5, Math.abs(x + 0.04))),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -0.16, 0.26 -0.12, 0.38 0.0, 0.4 0.86!, 0 0.86!'), {
    pigment: 'steel',
    tone: 0.15,
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -0.06, 0.22 -0.03, 0.31 0.06, 0.33 0.8!, 0 0.8!'), { black: 'always', tone: 1 });
  for (const x of steps(8, -0.26, 0.26))
    pen.stroke(traced(`${x} ${0.02 + 0.3 * x * x}, ${x} 0.76`), detail * 1.6, { isErasing: true });
  for (const y of [0.2, 0.4, 0.6]) pen.stroke(traced(`-0.32 ${y}, 0.32 ${y}`), inner * 1.2);
  pen.stroke(traced('0 -0.4, 0 -0.18'), inner, { taper: 0.3 });
  pen.fill(symmetric('0 -0.36!, 0.1 -0.28, 0.16 -0.2!, 0 -0.22'), {
    pigment: 'gold',
    tone: 0.2,
    line: detail,
  });
}

function drawBumper(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.84!, 1.02 0.84!, 1.14 0.92, 1.12 1.08, 1.0 1.14!, 0 1.14!'), {
    pigment: 'steel',
    tone: (_, y) => clamp(0.9 * smoothstep(0.9, 1.12, y)),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 0.92!, 0.2 0.92!, 0.2 1.06!, 0 1.06!'), {
    pigment: 'foam',
    tone: 0,
    line: inner * 0.8,
  });
  pen.stroke(traced('-0.12 0.99, 0.12 0.99'), detail * 1.6);
  drawBothSides(pen, (side) =>
    side.fill(circle([0.82, 0.99], 0.06, 20), { pigment: 'gold', tone: 0.1, line: inner * 0.8 }),
  );
}
