import { fullTurn } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawStrapLeaf } from '../../parts/plants/strap-leaf.ts';

/** Baby's breath: stems that fork and fork again, a small white flower at every end. */
export const babysBreath: Motif = {
  name: 'babys-breath',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        for (const leaf of [
          '0 1.2, 0.3 1.0, 0.6 0.96',
          '0 1.3, -0.3 1.06, -0.64 1.06',
          '0 0.8, -0.2 0.64, -0.44 0.62',
        ])
          drawStrapLeaf(pen, leaf, 0.05);
        drawTwig(pen, [0, 1.5], -Math.PI / 2, 0.9, 4);
      },
      { silhouette: 'fills-and-lines', contour: 0.4 },
    );
  },
};

/** A stem of `length` from `at`, forking `forks` more times. */
function drawTwig(
  pen: Pen,
  [x, y]: readonly [number, number],
  angleRad: number,
  length: number,
  forks: number,
): void {
  const [tipX, tipY] = [x + length * Math.cos(angleRad), y + length * Math.sin(angleRad)];
  const bow = 0.06 * length * (forks % 2 === 0 ? 1 : -1);
  pen.stroke(
    traced(`${x} ${y}, ${(x + tipX) / 2 + bow} ${(y + tipY) / 2}, ${tipX} ${tipY}`),
    pen.weight.inner * (0.6 + 0.24 * forks),
  );
  if (forks === 0) {
    drawFlower(pen.at({ at: [tipX, tipY], scale: pen.random.between(0.1, 0.14) }));
    return;
  }
  const turns = forks === 4 ? [-0.5, 0.04, 0.52] : [-0.46, 0.42];
  for (const [i, turn] of turns.entries()) {
    // One branch of each fork grows longer, so that the flowers stand at many heights.
    const reach = length * (i === forks % 2 ? 0.8 : 0.5);
    drawTwig(
      pen,
      [tipX, tipY],
      angleRad + turn + pen.random.between(-0.1, 0.1),
      reach,
      i === forks % 2 ? forks - 1 : Math.max(0, forks - 2),
    );
  }
}

/** A double flower of radius 1. */
function drawFlower(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (let i = 0; i < 6; i++) {
    const angle = (i / 6) * fullTurn;
    pen.fill(circle([0.55 * Math.cos(angle), 0.55 * Math.sin(angle)], 0.5, 16), {
      pigment: 'foam',
      tone: 0.1,
      line: detail * 1.2,
    });
  }
  pen.fill(circle([0, 0], 0.42, 16), { pigment: 'foam', tone: 0.2, line: inner * 0.8 });
}
