import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** Its ear pieces up, its tube in a curve to the chest piece. */
export const stethoscope: Motif = {
  name: 'stethoscope',
  tinted: ['dark'],
  draw(canvas) {
    canvas.layer(drawTubes);
    canvas.layer(drawChestPiece);
  },
};

function drawTubes(pen: Pen): void {
  const { inner } = pen.weight;
  const steel = { pigment: 'steel', tone: 0.15, line: inner } as const;
  const rubber = { pigment: 'dark', tone: 0.5, line: inner } as const;
  drawLimb(
    pen,
    {
      line: '-0.44 0.5, -0.44 0.86, -0.2 1.2, 0.3 1.24, 0.66 0.96, 0.68 0.4, 0.66 0.06',
      half: [0.065, 0.065, 0.065],
    },
    rubber,
  );
  for (const side of [-1, 1]) {
    const arm = pen.at({ at: [-0.44, 0], isFlipped: side < 0 });
    arm.fill(outlined('0.1 -1.2, 0.2 -1.32, 0.3 -1.24, 0.28 -1.1, 0.18 -1.04'), {
      pigment: 'foam',
      tone: 0.1,
      line: inner * 1.1,
    });
    drawLimb(arm, { line: '0.24 -1.1, 0.44 -0.9, 0.54 -0.56, 0.5 -0.2', half: [0.045, 0.045, 0.045] }, steel);
    drawLimb(arm, { line: '0.5 -0.24, 0.44 0.06, 0.24 0.34, 0.02 0.5', half: [0.065, 0.065, 0.065] }, rubber);
  }
  pen.fill(outlined('-0.54 0.4, -0.44 0.36, -0.34 0.4, -0.33 0.6, -0.44 0.66, -0.55 0.6'), {
    pigment: 'dark',
    tone: 0.5,
    line: inner,
  });
}

function drawChestPiece(pen: Pen): void {
  const { inner } = pen.weight;
  const steel = {
    pigment: 'steel',
    tone: (x: number, y: number) => clamp(0.2 + 1.2 * (x - 0.66 + y + 0.24)),
    line: inner * 1.1,
  } as const;
  pen.fill(outlined('0.58 0.2!, 0.74 0.2!, 0.74 -0.02!, 0.58 -0.02!'), steel);
  pen.fill(circle([0.66, -0.26], 0.33, 48), steel);
  pen.fill(circle([0.66, -0.26], 0.23, 44), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.15 + 1.2 * (x - 0.66 + y + 0.24)),
    line: inner,
  });
  pen.fill(circle([0.66, -0.26], 0.1, 26), { ...steel, line: inner });
}
