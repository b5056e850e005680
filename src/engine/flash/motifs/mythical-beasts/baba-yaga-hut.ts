import { clamp } from '../../geometry/interval.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawBothSides } from '../parts/any-beast/fur.ts';
import { drawLimb } from '../parts/any-beast/limb.ts';

/** Baba Yaga's hut of logs, standing on a hen's legs. */
export const babaYagaHut: Motif = {
  name: 'baba-yaga-hut',
  tinted: ['wood'],
  carries: ['hut', 'house'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawLeg(pen, '-0.3 0.6, -0.46 0.86, -0.3 1.16, -0.4 1.5', -0.42);
      drawLeg(pen, '0.3 0.6, 0.52 0.84, 0.36 1.14, 0.52 1.44', 0.5);
      drawChimney(pen);
      drawWalls(pen);
      drawRoof(pen);
    });
  },
};

function drawLeg(pen: Pen, line: string, x: number): void {
  const { inner, detail } = pen.weight;
  const y = x < 0 ? 1.52 : 1.46;
  for (const [dx, dy] of [
    [-0.4, 0.14],
    [-0.04, 0.26],
    [0.38, 0.14],
    [0.14, -0.02],
  ] as const) {
    drawLimb(
      pen,
      {
        line: `${x} ${y - 0.04}, ${x + dx * 0.6} ${y + dy * 0.4}, ${x + dx} ${y + dy}`,
        half: [0.08, 0.065, 0.045],
      },
      { pigment: 'gold', tone: 0.3, line: inner },
    );
    pen.fill(
      outlined(
        `${x + dx - 0.05} ${y + dy - 0.02}!, ${x + dx + 0.05} ${y + dy - 0.02}!, ${x + dx * 1.2} ${y + dy + 0.14}!`,
      ),
      { pigment: 'dark', tone: 0.5, line: detail },
    );
  }
  drawLimb(
    pen,
    { line, half: [0.26, 0.18, 0.1, 0.08] },
    {
      pigment: 'gold',
      tone: (px, py) => clamp(0.15 + 0.8 * Math.max(0, px - x) + 0.1 * py),
      line: inner * 1.1,
    },
  );
  for (const dy of [1.16, 1.26, 1.36])
    pen.stroke(traced(`${x - 0.04 + (dy - 1.16) * 0.3} ${dy}, ${x + 0.08} ${dy + 0.02}`), detail * 1.4);
  for (const [px, py] of [
    [-0.2, 0.84],
    [0, 0.92],
    [0.16, 0.82],
  ] as const)
    pen.fill(
      outlined(
        `${x + px - 0.1} ${py - 0.2}!, ${x + px + 0.1} ${py - 0.2}!, ${x + px + 0.04} ${py}, ${x + px - 0.02} ${py + 0.1}!, ${x + px - 0.08} ${py}`,
      ),
      { pigment: 'wood', tone: 0.3, line: inner },
    );
}

function drawWalls(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const y of [-0.3, -0.12, 0.06, 0.24, 0.42, 0.6]) {
    pen.fill(outlined(`-0.86 ${y - 0.09}!, 0.86 ${y - 0.09}!, 0.86 ${y + 0.09}!, -0.86 ${y + 0.09}!`), {
      pigment: 'wood',
      tone: (x, py) => clamp(0.15 + 0.35 * (x + 0.4) + 2 * (py - y)),
      line: inner,
    });
    drawBothSides(pen, (side) => {
      side.fill(circle([0.86, y], 0.1, 24), { pigment: 'bone', tone: 0.2, line: inner });
      side.stroke(circle([0.86, y], 0.05, 18), detail);
    });
  }
  pen.fill(outlined('-0.62 0.66!, -0.62 0.02, -0.4 -0.12, -0.18 0.02, -0.18 0.66!'), {
    pigment: 'dark',
    tone: 0.4,
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.56 0.66!, -0.56 0.06, -0.4 -0.05, -0.24 0.06, -0.24 0.66!'), {
    pigment: 'petal',
    tone: 0.35,
    line: inner,
  });
  pen.dot([-0.29, 0.32], inner * 1.1);
  pen.fill(outlined('0.14 -0.12!, 0.6 -0.12!, 0.6 0.34!, 0.14 0.34!'), {
    pigment: 'gold',
    tone: 0.05,
    line: inner * 1.4,
  });
  pen.stroke(traced('0.37 -0.12, 0.37 0.34'), inner * 1.3);
  pen.stroke(traced('0.14 0.1, 0.6 0.1'), inner * 1.3);
  for (const shutter of [
    '0.0 -0.16!, 0.13 -0.14!, 0.13 0.36!, 0.0 0.38!',
    '0.61 -0.14!, 0.74 -0.16!, 0.74 0.38!, 0.61 0.36!',
  ])
    pen.fill(outlined(shutter), { pigment: 'petal', tone: 0.3, line: inner });
}

/** Crooked, of thatch in three rows, crossed beams at the ridge. */
function drawRoof(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const beam of [
    '-0.3 -1.66!, -0.2 -1.72!, 0.22 -1.14!, 0.12 -1.1!',
    '0.36 -1.7!, 0.26 -1.76!, -0.14 -1.14!, -0.04 -1.08!',
  ])
    pen.fill(outlined(beam), { pigment: 'wood', tone: 0.5, line: inner });
  pen.fill(
    outlined(
      '0.04 -1.44!, 0.5 -0.96, 0.86 -0.6, 1.22 -0.28!, 1.1 -0.16, 0.98 -0.24!, 0.84 -0.1, 0.66 -0.22!, 0.44 -0.1, 0.24 -0.24!, 0.04 -0.1, -0.18 -0.24!, -0.4 -0.1, -0.62 -0.22!, -0.82 -0.08, -0.96 -0.22!, -1.1 -0.14, -1.22 -0.26!, -0.86 -0.6, -0.46 -1.0',
    ),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.15 + 0.4 * x + 0.25 * (y + 0.6)),
      line: inner * 1.2,
    },
  );
  for (const row of [
    '-0.92 -0.5, -0.5 -0.42, 0 -0.5, 0.5 -0.42, 0.92 -0.5',
    '-0.6 -0.84, -0.3 -0.76, 0 -0.84, 0.3 -0.76, 0.6 -0.84',
    '-0.3 -1.14, 0 -1.08, 0.3 -1.14',
  ])
    pen.stroke(traced(row), inner * 1.3, { taper: 0.2 });
  for (const [x, y, dx] of [
    [-0.7, -0.42, -0.1],
    [-0.3, -0.4, -0.04],
    [0.1, -0.42, 0.02],
    [0.5, -0.38, 0.08],
    [0.8, -0.42, 0.12],
    [-0.4, -0.74, -0.06],
    [0.0, -0.76, 0],
    [0.4, -0.74, 0.06],
    [-0.14, -1.04, -0.03],
    [0.16, -1.04, 0.03],
  ] as const)
    pen.stroke(traced(`${x} ${y}, ${x + dx * 0.6} ${y + 0.08}, ${x + dx} ${y + 0.18}`), detail * 1.4, {
      taper: 0.4,
    });
}

function drawChimney(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('0.5 -1.4!, 0.74 -1.4!, 0.74 -0.6!, 0.5 -0.7!'), {
    pigment: 'grey',
    tone: 0.4,
    line: inner,
  });
  pen.fill(outlined('0.46 -1.5!, 0.78 -1.5!, 0.78 -1.38!, 0.46 -1.38!'), {
    pigment: 'grey',
    tone: 0.2,
    line: inner,
  });
  pen.fill(
    outlined(
      '0.62 -1.54!, 0.5 -1.7, 0.62 -1.84, 0.8 -1.86, 0.84 -2.02, 1.04 -2.1!, 1.0 -1.9, 0.9 -1.76, 0.74 -1.68',
    ),
    { pigment: 'cloud', tone: 0.1, line: inner },
  );
}
