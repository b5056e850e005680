import { clamp } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawSparkle } from '../../parts/jewels/sparkle.ts';

/** A light stick as it is waved at concerts, shining. */
export const penlight: Motif = {
  name: 'penlight',
  tinted: ['water', 'waterLight'],
  draw(canvas) {
    canvas.layer((pen) => drawStick(pen.at({ angleRad: 0.4 })), { silhouette: 'fills-and-lines' });
    canvas.layer(
      (pen) => {
        drawSparkle(pen.at({ at: [-0.5, -0.9], scale: 0.22 }));
        drawSparkle(pen.at({ at: [1.1, -0.1], scale: 0.16 }));
      },
      { contour: 0.4 },
    );
  },
};

function drawStick(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (let i = 0; i < 15; i++) {
    const angle = -Math.PI / 2 + ((i - 7) / 15) * fullTurn * 0.72;
    const [from, to] = [polar(angle, 0.52, [0, -0.76]), polar(angle, i % 2 === 0 ? 0.86 : 0.7, [0, -0.76])];
    pen.stroke([from, to], inner * 1.5, { taper: 0.4 });
  }
  pen.fill(symmetric('0 -1.46, 0.16 -1.42, 0.25 -1.26, 0.25 0.24!, 0 0.24!'), {
    pigment: 'waterLight',
    tone: (x) => clamp(0.05 + 1.6 * x),
    line: inner * 1.3,
  });
  pen.fill(symmetric('0 -1.3, 0.09 -1.26, 0.13 -1.1, 0.13 0.2!, 0 0.2!'), {
    pigment: 'water',
    tone: (x) => clamp(0.1 + 2 * x),
    line: inner,
  });
  pen.stroke(traced('-0.18 -1.2, -0.19 0.1'), inner * 1.3, { isErasing: true, taper: 0.2 });
  pen.fill(symmetric('0 0.2!, 0.3 0.2!, 0.3 0.36!, 0 0.38!'), {
    pigment: 'steel',
    tone: (x) => clamp(0.2 + 1.6 * x),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 0.36!, 0.24 0.36!, 0.21 1.3, 0.12 1.42, 0 1.44'), {
    pigment: 'dark',
    tone: (x) => clamp(0.2 + 2 * x),
    line: inner * 1.3,
  });
  pen.fill(outlined('-0.08 0.5, 0.08 0.5, 0.08 0.68, -0.08 0.68'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
  for (const y of [0.86, 0.96, 1.06, 1.16])
    pen.stroke(traced(`-0.16 ${y}, 0.16 ${y}`), detail * 1.6, { isErasing: true });
  pen.stroke(traced('0.06 1.4, 0.3 1.64, 0.2 1.9, -0.04 1.76, 0.0 1.44'), inner * 1.4);
}
