import { lerp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { directionRad, pointAt, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A wreath of two laurel branches, open at the top. */
export const laurel: Motif = {
  name: 'laurel',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        for (const side of [-1, 1]) {
          const branch = Array.from(
            { length: 41 },
            (_, i): Point => polar(Math.PI / 2 - side * lerp(-0.12, 2.75, i / 40), 0.84),
          );
          pen.stroke(branch, (t) => pen.weight.inner * (1.5 - 0.8 * t));
          for (let i = 5; i < 40; i += 4) {
            const along = directionRad(pointAt(branch, i), pointAt(branch, i + 1));
            for (const spread of [0.62, -0.62]) {
              drawLeaf(
                pen.at({ at: pointAt(branch, i), scale: 0.36 - 0.0035 * i, angleRad: along + spread }),
                { width: 0.38, veins: 3 },
              );
            }
            if (i % 8 === 1)
              pen.fill(circle(polar(Math.PI / 2 - side * lerp(-0.12, 2.75, i / 40), 0.7), 0.035, 14), {
                pigment: 'petal',
                tone: 0.2,
                line: pen.weight.detail,
              });
          }
          const end = directionRad(pointAt(branch, 38), pointAt(branch, 40));
          drawLeaf(pen.at({ at: pointAt(branch, 40), scale: 0.24, angleRad: end }), {
            width: 0.38,
            veins: 2,
          });
        }
      },
      { silhouette: 'fills-and-lines' },
    );
  },
};
