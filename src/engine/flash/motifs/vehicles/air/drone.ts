import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A drone of four rotors in the air, its camera looking down. */
export const drone: Motif = {
  name: 'drone',
  tinted: ['steel'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawBothSides(pen, (side) => drawArm(side, '0.2 -0.1, 0.6 -0.36, 0.96 -0.46', [0.98, -0.5], 0.5));
      drawBothSides(pen, drawSkid);
      drawBody(pen);
      drawBothSides(pen, (side) => drawArm(side, '0.3 0.0, 0.8 0.06, 1.26 0.08', [1.28, 0.02], 0.25));
      drawCamera(pen);
    }),
};

function drawArm(side: Pen, line: string, [x, y]: readonly [number, number], tone: number): void {
  const { inner, detail } = side.weight;
  drawLimb(side, { line, half: [0.12, 0.08, 0.08] }, { pigment: 'steel', tone, line: inner * 1.2 });
  side.fill(
    outlined(
      `${x - 0.1} ${y - 0.16}!, ${x + 0.1} ${y - 0.16}!, ${x + 0.12} ${y + 0.14}!, ${x - 0.12} ${y + 0.14}!`,
    ),
    { pigment: 'dark', tone: 0.3, line: inner * 1.1 },
  );
  for (const isFlipped of [true, false]) {
    const blade = side.at({ at: [x, y - 0.22], isFlipped });
    blade.fill(outlined('0 -0.03!, 0.2 -0.08, 0.5 -0.06, 0.6 0.0, 0.5 0.03, 0.2 0.04, 0 0.03!'), {
      pigment: 'dark',
      tone: 0.2,
      line: inner,
    });
  }
  side.fill(circle([x, y - 0.22], 0.06, 16), { pigment: 'gold', tone: 0.2, line: detail * 1.3 });
  side.stroke(ellipse([x, y - 0.22], 0.66, 0.13, 44).slice(2, 18), detail * 1.3, { taper: 0.3 });
  side.stroke(ellipse([x, y - 0.22], 0.66, 0.13, 44).slice(24, 40), detail * 1.3, { taper: 0.3 });
}

function drawSkid(side: Pen): void {
  const { inner } = side.weight;
  side.stroke(traced('0.3 0.16, 0.5 0.5, 0.52 0.84'), inner * 3);
  side.stroke(traced('0.4 0.86, 0.52 0.86, 0.68 0.8'), inner * 3.4);
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.36, 0.3 -0.34, 0.56 -0.16, 0.62 0.06, 0.5 0.26, 0.24 0.34, 0 0.36'), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.05 + 0.3 * x + 0.8 * (y + 0.1)),
    line: inner * 1.4,
  });
  pen.fill(symmetric('0 -0.3, 0.24 -0.28, 0.36 -0.14, 0.2 -0.06, 0 -0.04'), {
    pigment: 'foam',
    tone: 0.1,
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(circle([0.42, 0.08], 0.055, 16), { pigment: 'petal', tone: 0.1, line: detail * 1.3 });
    side.stroke(traced('0.14 0.04, 0.3 0.02'), inner * 1.2);
  });
}

function drawCamera(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 0.3!, 0.12 0.3!, 0.14 0.44!, 0 0.44!'), { pigment: 'dark', tone: 0.4, line: inner });
  pen.fill(circle([0, 0.6], 0.24, 40), {
    pigment: 'dark',
    tone: (x, y) => clamp(0.3 + x + y - 0.6),
    line: inner * 1.3,
  });
  pen.fill(circle([0, 0.62], 0.14, 32), {
    pigment: 'water',
    tone: (x, y) => clamp(0.2 + 2 * (x + y - 0.62)),
    line: inner,
  });
  pen.fill(circle([-0.05, 0.57], 0.035, 12), { pigment: 'foam', tone: 0 });
}
