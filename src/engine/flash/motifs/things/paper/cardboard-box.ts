import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** An open cardboard box, seen a little from above, its flaps turned out. */
export const cardboardBox: Motif = {
  name: 'cardboard-box',
  tinted: ['wood'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawInside(pen);
      drawFront(pen);
    }),
};

function drawInside(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.6 -0.5!, -0.5 -0.74!, 0.5 -0.74!, 0.6 -0.5!'), {
    pigment: 'wood',
    tone: 0.45,
    line: inner,
  });
  pen.fill(outlined('-0.82 -0.2!, -0.6 -0.5!, 0.6 -0.5!, 0.82 -0.2!'), {
    black: 'always',
    tone: 0.9,
    line: inner,
  });
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.82 -0.2!, 0.6 -0.5!, 0.86 -0.62!, 1.12 -0.3!'), {
      pigment: 'wood',
      tone: (x) => clamp(x - 0.55),
      line: inner * 1.1,
    }),
  );
}

function drawFront(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.82 -0.2!, 0.82 -0.2!, 0.78 0.86!, -0.78 0.86!'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.12 + 0.3 * Math.abs(x) + 0.25 * y),
    line: inner * 1.2,
  });
  pen.fill(outlined('-0.82 -0.2!, 0.82 -0.2!, 0.94 0.12!, -0.94 0.12!'), {
    pigment: 'wood',
    tone: (_, y) => clamp(0.25 - 0.6 * y),
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.1 0.12!, 0.1 0.12!, 0.09 0.4!, 0.03 0.36!, -0.03 0.41!, -0.09 0.37!'), {
    pigment: 'foam',
    tone: 0.2,
    line: detail,
  });
  // This side up.
  for (const x of [0.42, 0.6]) {
    pen.stroke(traced(`${x} 0.74, ${x} 0.5`), inner);
    pen.stroke(traced(`${x - 0.06} 0.58!, ${x} 0.49!, ${x + 0.06} 0.58!`), inner);
  }
  pen.stroke(traced('0.34 0.79, 0.68 0.79'), inner);
}
