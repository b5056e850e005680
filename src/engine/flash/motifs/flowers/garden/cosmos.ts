import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawPetalRing } from '../../parts/flowers/petal-ring.ts';

/** Cosmos: eight broad, notched petals, leaves as fine as threads. */
export const cosmos: Motif = {
  name: 'cosmos',
  tinted: ['blush'],
  draw(canvas) {
    canvas.layer(drawStems, { silhouette: 'fills-and-lines', contour: 0.5 });
    canvas.layer((pen) => drawFlower(pen.at({ at: [0.54, 0.06], scale: 0.5, angleRad: 0.2 })), {
      contour: 0.8,
    });
    canvas.layer((pen) => drawFlower(pen.at({ at: [-0.2, -0.5], scale: 0.74 })));
  },
};

function drawStems(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('0.0 1.5, 0.04 0.6, -0.18 -0.4', 10), inner * 1.6);
  pen.stroke(traced('0.02 1.0, 0.3 0.6, 0.52 0.1', 10), inner * 1.4);
  pen.stroke(traced('0.02 0.9, -0.4 0.6, -0.66 0.36', 10), inner * 1.3);
  pen.fill(circle([-0.68, 0.3], 0.12, 24), { pigment: 'leaf', tone: 0.3, line: inner });
  pen.fill(outlined('-0.76 0.24!, -0.76 0.08, -0.68 0.02, -0.6 0.08, -0.6 0.24!'), {
    pigment: 'blush',
    tone: 0.2,
    line: inner,
  });
  for (const [x, y, turn] of [
    [0.02, 1.1, -0.5],
    [0.0, 1.2, -2.6],
    [0.02, 0.7, -2.2],
  ] as const) {
    const leaf = pen.at({ at: [x, y], angleRad: turn, scale: 0.62 });
    leaf.stroke(traced('0 0, 0.5 0.03, 1 0'), inner);
    for (const along of [0.25, 0.45, 0.65, 0.82])
      for (const side of [-1, 1])
        leaf.stroke(
          traced(`${along} 0.02, ${along + 0.14} ${side * 0.16}, ${along + 0.3} ${side * 0.24}`),
          inner * 0.9,
          { taper: 0.4, tapering: 'end' },
        );
  }
}

/** From the front, of radius 1. */
function drawFlower(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const turn of [0, Math.PI / 4])
    drawPetalRing(
      pen,
      4,
      {
        outline: outlined(
          '0.05 0!, 0.4 -0.24, 0.78 -0.38, 0.98 -0.26!, 0.93 -0.12, 1.0 0!, 0.93 0.12, 0.98 0.26!, 0.78 0.38, 0.4 0.24',
        ),
        pigment: 'blush',
        veins: ['0.3 0, 0.6 0, 0.9 0', '0.34 -0.1, 0.6 -0.2, 0.88 -0.2', '0.34 0.1, 0.6 0.2, 0.88 0.2'],
      },
      turn,
    );
  pen.fill(circle([0, 0], 0.2, 30), {
    pigment: 'gold',
    tone: (x, y) => 0.2 + 2 * Math.max(0, x + y),
    line: inner,
  });
  for (let i = 0; i < 12; i++)
    pen.fill(circle(polar((i / 12) * fullTurn, 0.2), 0.05, 12), { pigment: 'gold', tone: 0.1, line: detail });
  for (let i = 0; i < 6; i++) pen.dot(polar((i / 6) * fullTurn, 0.09), detail * 1.1);
}
