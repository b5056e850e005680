import { clamp } from '../../../geometry/interval.ts';
import { rectangle } from '../../../geometry/shape.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A round lantern of paper on bamboo hoops, a tassel below. */
export const paperLantern: Motif = {
  name: 'paper-lantern',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        drawTassel(pen);
        drawPaper(pen);
        drawCaps(pen);
      },
      { silhouette: 'fills-and-lines' },
    );
  },
};

function drawPaper(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric(
      '0 -0.86!, 0.4 -0.86!, 0.68 -0.66, 0.86 -0.36, 0.92 -0.06, 0.86 0.24, 0.68 0.54, 0.4 0.74!, 0 0.74!',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.08 + 0.6 * clamp(x) + 0.35 * clamp(y)),
      line: inner * 1.2,
    },
  );
  for (const share of [-0.72, -0.36, 0, 0.36, 0.72])
    pen.stroke(
      traced(
        `${share * 0.4} -0.86, ${share * 0.8} -0.46, ${share * 0.92} -0.06, ${share * 0.8} 0.34, ${share * 0.4} 0.74`,
      ),
      inner,
    );
  for (const [y, half] of [
    [-0.52, 0.77],
    [-0.06, 0.92],
    [0.4, 0.77],
  ] as const)
    pen.stroke(traced(`${-half} ${y}, 0 ${y + 0.08}, ${half} ${y}`), detail * 1.3);
  pen.stroke(traced('-0.68 -0.44, -0.78 -0.1, -0.72 0.16'), inner * 1.6, { isErasing: true, taper: 0.4 });
}

function drawCaps(pen: Pen): void {
  const { inner } = pen.weight;
  for (const y of [-0.98, 0.7])
    pen.fill(rectangle(-0.46, y, 0.46, y + 0.17), {
      pigment: 'gold',
      tone: (x) => clamp(0.1 + 0.7 * clamp(x)),
      line: inner * 1.2,
    });
  pen.stroke(traced('0 -0.98, -0.1 -1.14, 0 -1.28, 0.1 -1.14, 0 -0.98'), inner * 1.4);
}

function drawTassel(pen: Pen): void {
  const { inner } = pen.weight;
  for (const x of [-0.14, -0.07, 0, 0.07, 0.14])
    pen.stroke(traced(`${x * 0.4} 1.02, ${x * 0.9} 1.2, ${x} 1.46`), inner * 1.3);
  pen.fill(symmetric('0 0.86!, 0.08 0.86!, 0.12 1.04, 0.07 1.12!, 0 1.13!'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
}
