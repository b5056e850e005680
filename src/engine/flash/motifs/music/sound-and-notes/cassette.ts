import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A compact cassette with its label, from the front. */
export const cassette: Motif = {
  name: 'cassette',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(symmetric('0 -0.7!, 1.02 -0.7!, 1.1 -0.62!, 1.1 0.62!, 1.02 0.7!, 0 0.7!'), {
        pigment: 'grey',
        tone: (x, y) => 0.3 + 0.12 * x + 0.15 * y,
        line: inner * 1.2,
      });
      pen.fill(symmetric('0 -0.56!, 0.92 -0.56!, 0.96 -0.5!, 0.96 0.3!, 0.92 0.36!, 0 0.36!'), {
        pigment: 'foam',
        tone: 0.05,
        line: inner,
      });
      pen.fill(outlined('-0.96 0.12!, 0.96 0.12!, 0.96 0.24!, -0.96 0.24!'), {
        pigment: 'petal',
        tone: 0.2,
        line: detail,
      });
      for (const y of [-0.42, -0.32])
        pen.stroke(
          [
            [-0.8, y],
            [0.8, y],
          ],
          detail * 1.2,
        );
      pen.fill(symmetric('0 -0.22!, 0.6 -0.22!, 0.68 -0.1, 0.68 0.04, 0.6 0.16!, 0 0.16!'), {
        pigment: 'dark',
        tone: 0.6,
        line: inner,
      });
      pen.fill(outlined('-0.2 -0.16!, 0.2 -0.16!, 0.2 0.1!, -0.2 0.1!'), {
        pigment: 'waterLight',
        tone: 0.2,
        line: inner,
      });
      drawBothSides(pen, (side) => drawReel(side.at({ at: [0.42, -0.03], scale: 0.16 })));
      pen.fill(symmetric('0 0.46!, 0.6 0.46!, 0.7 0.7!, 0 0.7!'), {
        pigment: 'grey',
        tone: 0.55,
        line: inner,
      });
      drawBothSides(pen, (side) => {
        side.fill(circle([0.24, 0.59], 0.05, 20), { black: 'always', tone: 1 });
        side.fill(circle([0.46, 0.58], 0.035, 20), { black: 'always', tone: 1 });
        for (const y of [-0.62, 0.62])
          side.fill(circle([1.02, y], 0.035, 20), { pigment: 'steel', tone: 0.2, line: detail });
      });
    });
  },
};

/** A hub with its six teeth, of radius 1. */
function drawReel(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([0, 0], 1, 40), { pigment: 'foam', tone: 0.15, line: inner });
  pen.fill(circle([0, 0], 0.62, 30), { black: 'always', tone: 1 });
  for (let i = 0; i < 6; i++) {
    const tooth = pen.at({ at: polar((i * fullTurn) / 6, 0.62), angleRad: (i * fullTurn) / 6 });
    tooth.fill(outlined('0.04 -0.12!, -0.24 -0.08!, -0.24 0.08!, 0.04 0.12!'), {
      pigment: 'foam',
      tone: 0.1,
    });
  }
}
