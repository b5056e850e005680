import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBlossom } from '../../parts/flowers/blossom.ts';

/** A battledore painted with plum blossoms, and its feathered shuttlecock. */
export const hagoita: Motif = {
  name: 'hagoita',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((upright) => drawBat(upright.at({ at: [-0.2, 0], angleRad: -0.16 })));
    canvas.layer((upright) => drawShuttlecock(upright.at({ at: [0.92, 0.92], angleRad: 0.5 })), {
      contour: 0.8,
    });
  },
};

function drawBat(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric('0 -1.6!, 0.78 -1.6!, 0.72 -0.6, 0.52 0.36!, 0.2 0.56, 0.15 0.7!, 0.16 1.5!, 0.1 1.62, 0 1.64'),
    {
      pigment: 'wood',
      tone: (x) => clamp(0.15 + 0.3 * x),
      line: inner * 1.4,
    },
  );
  pen.fill(symmetric('0 -1.48!, 0.66 -1.48!, 0.61 -0.6, 0.43 0.28!, 0 0.3!'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.15 + 0.25 * x + 0.1 * y),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.46 0.02, -0.1 -0.3, 0.0 -0.8, 0.4 -1.3', 10), inner * 2.6);
  pen.stroke(traced('-0.06 -0.5, -0.3 -0.86, -0.34 -1.2', 10), inner * 2);
  for (const [x, y, scale] of blossoms) drawBlossom(pen.at({ at: [x, y], scale }), 0.02);
  for (const y of [0.78, 0.92, 1.06, 1.2, 1.34])
    pen.stroke(traced(`-0.15 ${y}, 0.15 ${y + 0.07}`), detail * 2);
}

function drawShuttlecock(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [i, angleRad] of [-0.7, 0.7, -0.36, 0.36, 0].entries()) {
    const feather = pen.at({ angleRad });
    feather.fill(
      outlined('-0.03 -0.1!, -0.13 -0.5, -0.12 -0.8, 0 -0.96!, 0.12 -0.8, 0.13 -0.5, 0.03 -0.1!'),
      {
        pigment: i % 2 === 0 ? 'gold' : 'foam',
        tone: 0.1,
        line: inner,
      },
    );
    feather.stroke(traced('0 -0.1, 0 -0.84'), detail);
  }
  pen.fill(circle([0, 0.04], 0.2, 30), { pigment: 'dark', tone: 0.3, line: inner * 1.2 });
}

const blossoms = [
  [0.2, -1.06, 0.3],
  [-0.34, -1.2, 0.24],
  [-0.14, -0.6, 0.28],
  [0.26, -0.36, 0.24],
  [-0.22, -0.06, 0.24],
] as const;
