import { clamp } from '../../../geometry/interval.ts';
import { circle, rectangle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A controller with two horns, a cross, four buttons and two sticks. */
export const gamepad: Motif = {
  name: 'gamepad',
  tinted: ['grey'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawBody(pen);
      drawControls(pen);
    }),
};

/** A stick on its base, with a ball for a knob and a button beside it. */
export const joystick: Motif = {
  name: 'joystick',
  tinted: ['petal'],
  draw: (canvas) => canvas.layer(drawJoystick),
};

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const side of [-1, 1])
    pen.at({ isFlipped: side < 0 }).fill(outlined('0.4 -0.5!, 0.46 -0.68, 0.84 -0.68, 0.96 -0.46!'), {
      pigment: 'dark',
      tone: 0.5,
      line: inner * 1.1,
    });
  pen.fill(
    symmetric(
      '0 -0.5, 0.34 -0.52, 0.66 -0.58, 0.96 -0.46, 1.16 -0.04, 1.26 0.5, 1.08 0.78, 0.84 0.66, 0.56 0.28, 0.3 0.22, 0 0.22',
    ),
    {
      pigment: 'grey',
      tone: (x, y) => clamp(0.05 + 0.3 * x + 0.6 * (y + 0.1)),
      line: inner * 1.3,
    },
  );
  pen.stroke(traced('-1.14 0.3, -1.0 -0.1, -0.84 -0.34'), detail * 2.2, { isErasing: true, taper: 0.4 });
}

function drawControls(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-0.76 -0.4!, -0.6 -0.4!, -0.6 -0.24!, -0.44 -0.24!, -0.44 -0.08!, -0.6 -0.08!, -0.6 0.08!, -0.76 0.08!, -0.76 -0.08!, -0.92 -0.08!, -0.92 -0.24!, -0.76 -0.24!',
    ),
    { pigment: 'dark', tone: 0.5, line: inner * 1.1 },
  );
  for (const [pigment, x, y] of [
    ['gold', 0.68, -0.36],
    ['leaf', 0.68, 0.04],
    ['water', 0.48, -0.16],
    ['petal', 0.88, -0.16],
  ] as const)
    pen.fill(circle([x, y], 0.11, 26), {
      pigment,
      tone: (px, py) => clamp(0.15 + 3 * (px - x + py - y)),
      line: inner * 1.1,
    });
  for (const x of [-0.26, 0.26]) {
    pen.fill(circle([x, 0.1], 0.2, 34), { pigment: 'dark', tone: 0.6, line: inner * 1.1 });
    pen.fill(circle([x, 0.08], 0.12, 28), {
      pigment: 'steel',
      tone: (px, py) => clamp(0.2 + 2 * (px - x + py)),
      line: inner,
    });
  }
  for (const x of [-0.13, 0.13])
    pen.fill(rectangle(x - 0.08, -0.34, x + 0.08, -0.27), { pigment: 'dark', tone: 0.5, line: inner });
}

function drawJoystick(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.9 0.5!, -0.76 0.3!, 0.76 0.3!, 0.9 0.5!, 0.96 0.98!, -0.96 0.98!'), {
    pigment: 'dark',
    tone: (x) => clamp(0.5 + 0.3 * x),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.9 0.52, 0.9 0.52'), detail * 2, { isErasing: true });
  pen.fill(symmetric('0 0.1, 0.24 0.14, 0.38 0.34, 0.3 0.42, 0 0.46'), {
    pigment: 'grey',
    tone: (x) => clamp(0.4 + x),
    line: inner * 1.1,
  });
  for (const fold of ['-0.3 0.26, 0 0.32, 0.3 0.26', '-0.22 0.16, 0 0.21, 0.22 0.16'])
    pen.stroke(traced(fold), inner);
  pen.fill(symmetric('0 -0.66!, 0.09 -0.66!, 0.11 0.14!, 0 0.16'), {
    pigment: 'steel',
    tone: (x) => clamp(0.25 + 4 * x),
    line: inner * 1.1,
  });
  pen.fill(circle([0, -0.8], 0.36, 48), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.3 + 1.1 * (x + y + 0.75)),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.22 -0.84, -0.16 -1.0, -0.02 -1.06'), detail * 2.4, { isErasing: true, taper: 0.3 });
  for (const [pigment, x] of [
    ['petal', -0.6],
    ['gold', 0.6],
  ] as const)
    pen.fill(
      outlined(
        `${x - 0.15} 0.42!, ${x - 0.13} 0.3, ${x} 0.25, ${x + 0.13} 0.3, ${x + 0.15} 0.42!, ${x} 0.47`,
      ),
      { pigment, tone: 0.15, line: inner * 1.1 },
    );
  for (const x of [-0.7, 0.7])
    pen.fill(circle([x, 0.8], 0.05, 16), { pigment: 'steel', tone: 0.1, line: inner });
}
