import { clamp } from '../../../geometry/interval.ts';
import { circle, rectangle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBoundGrip } from '../../parts/weapons/bound-grip.ts';
import { drawSpikedBall } from '../../parts/weapons/spiked-ball.ts';

const leanRad = 0.5;

/** A spiked ball on its shaft. */
export const mace: Motif = {
  name: 'mace',
  tinted: ['steel'],
  leanRad,
  draw(canvas) {
    canvas.layer(
      (pen) => {
        drawShaft(pen, -0.5, 1.3);
        pen.fill(symmetric('0 -0.42!, 0.2 -0.42!, 0.14 -0.24!, 0 -0.24!'), {
          pigment: 'gold',
          tone: 0.3,
          line: pen.weight.inner,
        });
      },
      { at: { angleRad: leanRad } },
    );
    canvas.layer((pen) => drawSpikedBall(pen.at({ scale: 0.46 })), {
      at: { at: [0.4, -0.73], angleRad: leanRad },
    });
  },
};

/** A spiked ball that swings on a chain from the end of its shaft. */
export const flail: Motif = {
  name: 'flail',
  tinted: ['steel'],
  draw(canvas) {
    canvas.layer((pen) => drawShaft(pen, -0.9, 0.9), { at: { at: [-0.34, 0.3], angleRad: 0.3 } });
    canvas.layer(drawChain);
    canvas.layer((pen) => drawSpikedBall(pen), { at: { at: [0.72, 0.42], scale: 0.36 } });
  },
};

function drawShaft(pen: Pen, top: number, bottom: number): void {
  const { inner } = pen.weight;
  const gripTop = bottom - 0.62;
  pen.fill(rectangle(-0.085, top, 0.085, bottom), {
    pigment: 'wood',
    tone: (x) => clamp(0.3 + 3 * x),
    line: inner * 1.1,
  });
  drawBoundGrip(pen, gripTop, bottom, 0.11, 'dark');
  for (const y of [top + 0.04, gripTop - 0.06, bottom])
    pen.fill(rectangle(-0.14, y - 0.05, 0.14, y + 0.06), {
      pigment: 'gold',
      tone: (x) => clamp(0.2 + 2.4 * x),
      line: inner,
    });
}

function drawChain(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const links = [
    [-0.04, -0.66, 0.3],
    [0.14, -0.78, -0.3],
    [0.36, -0.78, 0.4],
    [0.54, -0.64, 0.9],
    [0.65, -0.44, 1.2],
    [0.71, -0.22, 1.4],
    [0.72, -0.02, 1.57],
  ] as const;
  for (const [x, y, angleRad] of links) {
    const link = pen.at({ at: [x, y], angleRad });
    link.fill(
      [
        outlined('-0.15 0, -0.08 -0.08, 0.08 -0.08, 0.15 0, 0.08 0.08, -0.08 0.08'),
        circle([0, 0], 0.035, 12),
      ],
      {
        pigment: 'steel',
        tone: 0.3,
        line: inner,
        rule: 'evenodd',
      },
    );
    link.stroke(traced('-0.08 -0.045, 0.08 -0.045'), detail, { isErasing: true });
  }
}
