import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawWalkers } from '../../parts/figures/walkers.ts';
import { son } from '../families/walking-away.ts';

/** A little boy from behind who flies a kite. */
export const boyWithKite: Motif = {
  name: 'boy-with-kite',
  tinted: ['petal'],
  carries: ['kite'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawWalkers(pen.at({ at: [-0.5, -0.3], scale: 1.2 }), [son], { x: 0.36, y: 0.02 });
      drawString(pen);
    });
    canvas.layer((pen) => drawKite(pen.at({ at: [0.9, -1.5], angleRad: 0.45 })), { contour: 0.8 });
  },
};

function drawString(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('-0.06 -0.26, 0.2 -0.5, 0.4 -0.9, 0.86 -1.4'), inner * 1.3);
}

/** Its four fields, and a tail with bows. */
function drawKite(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('0 0.74, -0.16 1.0, 0.08 1.24, -0.1 1.5, 0.06 1.7'), inner * 1.3);
  for (const [x, y, angleRad] of [
    [-0.1, 0.94, 0.8],
    [0.02, 1.24, -0.5],
    [-0.06, 1.5, 0.7],
  ] as const)
    pen
      .at({ at: [x, y], angleRad })
      .fill(outlined('0 0!, 0.16 -0.1!, 0.16 0.1!, 0 0!, -0.16 0.1!, -0.16 -0.1!'), {
        pigment: 'petal',
        tone: 0.2,
        line: inner,
      });
  for (const [field, pigment, tone] of [
    ['0 -0.7!, 0.5 -0.16!, 0 -0.16!', 'petal', 0.1],
    ['0 -0.7!, -0.5 -0.16!, 0 -0.16!', 'gold', 0.1],
    ['0 0.76!, 0.5 -0.16!, 0 -0.16!', 'gold', 0.4],
    ['0 0.76!, -0.5 -0.16!, 0 -0.16!', 'petal', 0.3],
  ] as const)
    pen.fill(outlined(field), { pigment, tone: (x, y) => clamp(tone + 0.3 * (x + y)), line: inner });
  pen.stroke(traced('0 -0.7, 0 0.76'), detail * 1.4);
}
