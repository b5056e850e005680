import { clamp, lerp } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawPetalRing } from '../../parts/flowers/petal-ring.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A passion flower: ten petals, the crown of filaments, five anthers and three stigmas; tendrils and leaves. */
export const passionFlower: Motif = {
  name: 'passion-flower',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer(drawGreen, { silhouette: 'fills-and-lines', contour: 0.7 });
    canvas.layer(drawFlower);
  },
};

function drawGreen(pen: Pen): void {
  const { inner } = pen.weight;
  for (const tendril of [
    '0.5 0.8, 0.9 1.1, 1.3 1.0, 1.36 0.7, 1.16 0.62, 1.08 0.8, 1.2 0.88',
    '-0.6 -0.7, -1.0 -1.0, -1.3 -0.9, -1.34 -0.64, -1.14 -0.58, -1.08 -0.72',
  ])
    pen.stroke(traced(tendril), inner * 1.6, { taper: 0.3, tapering: 'end' });
  for (const [x, y, turn] of [
    [-0.5, 0.6, 2.4],
    [0.5, -0.6, -0.75],
  ] as const)
    for (const spread of [-0.7, 0.7, 0])
      drawLeaf(pen.at({ at: [x, y], angleRad: turn + spread, scale: spread === 0 ? 1.0 : 0.84 }), {
        width: 0.3,
        veins: 4,
      });
}

function drawFlower(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const outline = outlined('0.1 0!, 0.3 -0.18, 0.66 -0.25, 0.9 -0.15, 1.0 0, 0.9 0.15, 0.66 0.25, 0.3 0.18');
  for (const [turn, pigment] of [
    [0.1, 'leafLight'],
    [0.1 + Math.PI / 5, 'foam'],
  ] as const)
    drawPetalRing(
      pen,
      5,
      { outline, pigment, rootTone: 0.9, veins: ['0.72 0, 0.94 0', '0.7 -0.1, 0.86 -0.1'] },
      turn,
    );
  // White between, violet at the root and at the tips, as the rings of the crown are banded.
  for (let i = 0; i < 56; i++) {
    const angle = (i / 56) * fullTurn;
    const reach = lerp(0.68, 0.76, i % 2) * pen.random.between(0.97, 1.03);
    const thread = pen.at({ angleRad: angle });
    thread.fill(
      outlined(`0.2 -0.016!, ${reach * 0.7} -0.026, ${reach} 0!, ${reach * 0.7} 0.026, 0.2 0.016!`),
      {
        pigment: 'violet',
        tone: (x) => clamp(x < 0.4 ? 0.9 : x < 0.52 ? 0 : 0.35),
        line: detail,
      },
    );
  }
  pen.fill(circle([0, 0], 0.34, 44), { pigment: 'violet', tone: 0.85, line: inner });
  pen.fill(circle([0, 0], 0.24, 36), { pigment: 'leafLight', tone: 0.15, line: inner });
  for (let i = 0; i < 5; i++) {
    const arm = pen.at({ angleRad: (i / 5) * fullTurn - Math.PI / 2 });
    arm.stroke(traced('0.06 0, 0.3 0'), inner * 2);
    arm.fill(ellipse([0.34, 0], 0.07, 0.15, 26), {
      pigment: 'gold',
      tone: (_, y) => clamp(0.3 + 2 * y),
      line: inner,
    });
  }
  for (let i = 0; i < 3; i++) {
    const tip = polar((i / 3) * fullTurn + 0.5, 0.24);
    pen.stroke([[0, 0], tip], inner * 2);
    pen.fill(circle(tip, 0.065, 20), { pigment: 'violet', tone: 0.6, line: inner });
  }
  pen.fill(circle([0, 0], 0.09, 20), { pigment: 'leafLight', tone: 0.3, line: inner });
}
