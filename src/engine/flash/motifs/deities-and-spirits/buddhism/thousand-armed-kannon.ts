import { clamp } from '../../../geometry/interval.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { guanyin } from './guanyin.ts';

/** Kannon of the thousand arms: hands spread around her like a wheel. */
export const thousandArmedKannon: Motif = {
  name: 'thousand-armed-kannon',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        for (const [count, reach] of [
          [17, 1],
          [14, 0.8],
        ] as const)
          for (let i = 0; i < count; i++)
            drawArm(
              pen.at({ at: [0, 0.36], angleRad: -Math.PI / 2 - 2.1 + (4.2 * i) / (count - 1), scale: reach }),
            );
      },
      { contour: 0.6 },
    );
    canvas.part(guanyin.draw, { at: [0, 0.12], scale: 0.8 });
  },
};

/** An arm along the x axis from 0.5 to 1.9, its open hand at the end. */
function drawArm(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '0.5 0, 1.0 0.03, 1.5 0', half: [0.1, 0.09, 0.06] },
    { pigment: 'gold', tone: (_, y) => clamp(0.3 + 3 * y), line: inner },
  );
  pen.fill(outlined('1.36 -0.09!, 1.43 -0.09!, 1.43 0.09!, 1.36 0.09!'), {
    pigment: 'petal',
    tone: 0.2,
    line: detail,
  });
  pen.fill(
    outlined(
      '1.46 -0.07!, 1.6 -0.12, 1.72 -0.1, 1.88 -0.09, 1.94 -0.04!, 1.96 0.02!, 1.9 0.07!, 1.74 0.1, 1.62 0.2!, 1.58 0.1, 1.46 0.07!',
    ),
    { pigment: 'gold', tone: 0.1, line: inner },
  );
  for (const y of [-0.03, 0.03])
    pen.stroke(
      [
        [1.76, y],
        [1.92, y],
      ],
      detail,
    );
}
