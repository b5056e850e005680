import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawIceSkate } from '../../parts/clothes/ice-skate.ts';
import { snowWear } from '../../parts/clothes/snow-wear.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import { drawHeadgear } from '../../parts/headgear/headgear-aside.ts';

/** A player who leans on a stick for the shot, the puck before the blade. */
export const hockeyPlayer: Motif = {
  name: 'hockey-player',
  tinted: ['petal'],
  carries: ['hockey'],
  draw(canvas) {
    canvas.layer((pen) => {
      const head = { at: [0.2, -1.0], angleRad: 0.15 } as const;
      drawMovingFigure(
        pen,
        {
          head,
          spine: '0.0 -0.72, -0.14 -0.28, -0.24 0.16',
          arms: ['0.12 -0.58, 0.46 -0.34, 0.74 0.06', '-0.08 -0.58, 0.0 -0.06, 0.4 -0.2'],
          legs: ['-0.16 0.2, 0.38 0.46, 0.34 1.0', '-0.28 0.2, -0.36 0.74, -0.84 0.98'],
          toes: [0, 0.25],
        },
        { ...snowWear, top: 'petal', bottoms: 'dark', gloves: 'wood' },
        (held) => {
          drawIceSkate(held.at({ at: [0.34, 1.0] }));
          drawIceSkate(held.at({ at: [-0.84, 0.98], angleRad: 0.25 }));
          drawJersey(held);
          drawHeadgear(held, head, 'ridingHelmet', 'petal');
          drawHockeyStick(held);
        },
      );
    });
  },
};

function drawJersey(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.48 0.02!, -0.16 0.08, 0.1 0.06!, 0.06 0.26!, -0.2 0.3, -0.5 0.2!'), {
    pigment: 'petal',
    tone: 0.3,
    line: inner,
  });
  pen.stroke(traced('-0.46 0.12, -0.18 0.18, 0.06 0.16'), inner * 2.2);
}

function drawHockeyStick(pen: Pen): void {
  const { inner } = pen.weight;
  const wood = { pigment: 'wood', tone: 0.3, line: inner } as const;
  drawLimb(pen, { line: '0.28 -0.5, 0.7 0.3, 1.06 1.04', half: [0.04, 0.04, 0.04] }, wood);
  pen.fill(outlined('1.0 1.0!, 1.1 0.98!, 1.16 1.1, 1.5 1.16!, 1.5 1.26!, 1.08 1.24'), wood);
  pen.fill(outlined('1.56 1.14!, 1.86 1.14!, 1.86 1.26!, 1.56 1.26!'), { black: 'always', tone: 1 });
}
