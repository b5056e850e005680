import { clamp } from '../../geometry/interval.ts';
import { outlined, symmetric } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawLock } from '../parts/any-beast/fur.ts';
import { drawCanineFace } from '../parts/dogs/canine-face.ts';

/** Cerberus, the hound of the underworld: three snarling heads on one neck. */
export const cerberus: Motif = {
  name: 'cerberus',
  tinted: ['dark'],
  draw(canvas) {
    canvas.layer(drawNecks, { contour: 0.8 });
    for (const [x, y, scale, angleRad] of [
      [-0.92, 0.02, 0.62, -0.34],
      [0.92, 0.02, 0.62, 0.34],
      [0, -0.34, 0.76, 0],
    ] as const)
      canvas.layer(
        (pen) =>
          drawCanineFace(pen, {
            coat: 'dark',
            light: 'grey',
            iris: 'petal',
            head,
            cheek,
            ear,
            isSnarling: true,
          }),
        { at: { at: [x, y], scale, angleRad }, contour: 0.8 },
      );
  },
};

/** Shaggy necks that come together in one chest, under a studded collar. */
function drawNecks(pen: Pen): void {
  for (const [x, tx, bend] of [
    [0.9, 0.3, 0.2],
    [0.6, 0.14, 0.12],
    [0.3, 0.1, 0.06],
    [0, 0, 0.05],
  ] as const)
    for (const side of x === 0 ? [1] : [-1, 1])
      drawLock(pen, {
        root: [side * x, 0.3],
        tip: [side * tx, 1.56 - 0.2 * x],
        width: 0.66,
        bend: side * -bend,
        pigment: 'dark',
        tone: (_, y) => clamp(1 - 0.5 * y),
      });
}

const head = symmetric(
  '0 -0.72, 0.2 -0.74, 0.4 -0.66, 0.58 -0.44, 0.66 -0.1!, 0.8 0.06!, 0.7 0.14!, 0.84 0.36!, 0.68 0.36!, 0.72 0.58!, 0.54 0.54!, 0.46 0.72!, 0.36 0.7, 0.22 0.84, 0 0.88',
);
const cheek = outlined(
  '0.15 0.4!, 0.2 0.3, 0.4 0.3, 0.56 0.4, 0.62 0.52!, 0.5 0.5, 0.44 0.66!, 0.34 0.64, 0.2 0.6',
);
const ear = {
  outer: outlined('0.22 -0.56!, 0.26 -0.86, 0.42 -1.2, 0.6 -1.42!, 0.72 -1.1, 0.72 -0.7, 0.6 -0.3!'),
  inner: outlined('0.36 -0.6!, 0.4 -0.86, 0.5 -1.08, 0.58 -1.2!, 0.64 -0.96, 0.62 -0.66, 0.54 -0.44!'),
};
