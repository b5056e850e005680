import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawSitter } from '../../parts/figures/from-behind.ts';
import type { Walker } from '../../parts/figures/walker.ts';
import { son } from '../families/walking-away.ts';

const child: Walker = { ...son, height: 1 };

/** A boy from behind who sits on a swing, his hands on the ropes. */
export const boyOnSwing: Motif = {
  name: 'boy-on-swing',
  tinted: [child.top],
  carries: ['swing'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        drawBothSides(pen, (side) => drawSide(side, child));
        pen.fill(outlined('-0.78 0.2!, 0.78 0.2!, 0.78 0.34!, -0.78 0.34!'), {
          pigment: 'wood',
          tone: 0.3,
          line: pen.weight.inner * 1.1,
        });
        drawSitter(pen, child, [
          { x: -0.68, y: -0.72 },
          { x: 0.68, y: -0.72 },
        ]);
      },
      { silhouette: 'fills-and-lines' },
    );
  },
};

/** A leg that hangs down in front, and a rope. */
function drawSide(side: Pen, { below }: Walker): void {
  const { inner, detail } = side.weight;
  drawLimb(
    side,
    { line: '0.17 0.2, 0.18 0.6, 0.16 0.98', half: [0.13, 0.12, 0.08] },
    { pigment: below, tone: 0.4, line: inner },
  );
  side.fill(outlined('0.06 0.92!, 0.27 0.92!, 0.29 1.1, 0.17 1.16, 0.05 1.1'), {
    pigment: 'dark',
    tone: 0.5,
    line: inner,
  });
  drawLimb(
    side,
    { line: '0.62 -2.1, 0.66 -0.9, 0.7 0.26', half: [0.035, 0.035] },
    { pigment: 'gold', tone: 0.3, line: inner },
  );
  for (let y = -2.0; y < 0.2; y += 0.14)
    side.stroke(traced(`${0.6 + 0.035 * (y + 2)} ${y + 0.05}, ${0.665 + 0.035 * (y + 2)} ${y}`), detail);
}
