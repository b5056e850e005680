import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A forked stick with a rubber band and its leather pouch. */
export const slingshot: Motif = {
  name: 'slingshot',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const { inner, detail } = pen.weight;
        for (const side of [-1, 1])
          pen.stroke(traced(`${0.6 * side} -0.86, ${0.4 * side} -0.3, ${0.13 * side} 0.02`), inner * 2.2);
        pen.fill(outlined('-0.2 -0.06!, 0.2 -0.06!, 0.16 0.14, 0 0.2, -0.16 0.14'), {
          pigment: 'dark',
          tone: 0.3,
          line: inner,
        });
        const wood = {
          pigment: 'wood',
          tone: (x: number, y: number) => clamp(0.25 + 0.6 * x + 0.1 * y),
        } as const;
        for (const side of [-1, 1])
          drawLimb(
            pen,
            {
              line: `0 0.62, ${0.4 * side} 0.24, ${0.58 * side} -0.34, ${0.62 * side} -1.0`,
              half: [0.12, 0.12, 0.11, 0.1],
            },
            wood,
          );
        drawLimb(pen, { line: '0 0.46, 0.01 0.9, 0 1.44', half: [0.15, 0.14, 0.16] }, wood);
        for (const y of [0.78, 0.88, 0.98, 1.08])
          pen.stroke(traced(`-0.14 ${y}, 0.15 ${y + 0.05}`), detail * 1.3);
        for (const side of [-1, 1])
          pen.fill(
            outlined(
              `${0.6 * side - 0.13} -0.92!, ${0.6 * side + 0.14} -0.92!, ${0.6 * side + 0.14} -0.76!, ${0.6 * side - 0.13} -0.76!`,
            ),
            { pigment: 'petal', tone: 0.3, line: inner },
          );
      },
      { silhouette: 'fills-and-lines' },
    );
  },
};
