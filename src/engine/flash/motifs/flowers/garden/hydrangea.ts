import { clamp } from '../../../geometry/interval.ts';
import { polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

const goldenAngle = 2.39996;
const florets = 26;

/** A head of hydrangea on its leaves. */
export const hydrangea: Motif = {
  name: 'hydrangea',
  tinted: ['water', 'violet'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const [x, y, angleRad] of leaves)
        drawLeaf(pen.at({ at: [x, y], scale: 0.9, angleRad }), { width: 0.6, teeth: 0.12, veins: 5 });
      pen.fill(circle([0, -0.1], 0.76, 60), {
        pigment: 'violet',
        black: 'uncolored',
        tone: 0.8,
        line: pen.weight.inner,
      });
      // From the rim to the middle: the nearest lie on top.
      for (let i = florets; i > 0; i--) {
        const [x, y] = polar(i * goldenAngle, 0.78 * Math.sqrt(i / florets), [0, -0.1]);
        drawFloret(
          pen.at({ at: [x, y], scale: 0.21, angleRad: i * 0.9 }),
          i % 3 === 0,
          clamp(0.3 * (x + y + 0.3)),
        );
      }
    });
  },
};

/** Four round petals. */
function drawFloret(pen: Pen, isViolet: boolean, shade: number): void {
  for (let i = 0; i < 4; i++)
    pen
      .at({ angleRad: (i * Math.PI) / 2 })
      .fill(outlined('0 0!, 0.3 -0.5, 0.72 -0.62, 1.06 -0.3, 1.06 0.3, 0.72 0.62, 0.3 0.5'), {
        pigment: isViolet ? 'violet' : 'water',
        tone: (x) => clamp(0.5 - 0.5 * x + shade),
        line: pen.weight.detail * 1.3,
      });
  pen.fill(circle([0, 0], 0.15, 16), { pigment: 'foam', tone: 0, line: pen.weight.detail });
}

const leaves = [
  [-0.3, 0.4, 2.5],
  [0.3, 0.4, 0.6],
  [0, 0.5, 1.5],
  [-0.4, -0.4, -2.5],
  [0.4, -0.4, -0.6],
] as const;
