import { steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { directionRad } from '../../../geometry/point.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBlossom } from '../../parts/flowers/blossom.ts';
import { drawCoinLeaf } from '../../parts/plants/coin-leaf.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** What grows on the stem at one place: drawn along the pen's x axis, outwards; `side` is 1 above it and -1 below. */
type Growth = (pen: Pen, side: number, i: number) => void;

/** Bracelets of what grows: a stem closed around an arm that is not drawn, seen a little from above. */
export const plantBracelets: readonly Motif[] = [
  bracelet('eucalyptus-bracelet', 22, (pen, side) => drawCoinLeaf(pen.at({ scale: 0.86 }), side)),
  bracelet('leaf-bracelet', 24, (pen) => drawLeaf(pen, { width: 0.5, veins: 2 })),
  bracelet('flower-bracelet', 20, (pen, side, i) => {
    if ((i + (side > 0 ? 0 : 1)) % 2 === 0) drawLeaf(pen.at({ scale: 0.8 }), { width: 0.46, veins: 2 });
    else drawBlossom(pen.at({ at: [0.3, 0], scale: 0.62 }));
  }),
];

const radiusX = 1.36;
const radiusY = 0.62;

/** @param places how many places around the stem something grows at, on both of its sides */
function bracelet(name: string, places: number, grow: Growth): Motif {
  return {
    name,
    tinted: ['leafLight', 'leaf'],
    draw(canvas) {
      const angles = steps(places, -Math.PI / 2, 1.5 * Math.PI).slice(0, -1);
      for (const isFront of [false, true])
        canvas.layer(
          (pen) => {
            const from = isFront ? -0.12 : Math.PI - 0.12;
            pen.stroke(steps(48, from, from + Math.PI + 0.24).map(onStem), pen.weight.inner * 2.2);
            for (const [i, angle] of angles.entries())
              if (Math.sin(angle) >= 0 === isFront) growAt(pen, angle, i, grow);
          },
          { silhouette: 'fills-and-lines', contour: 0.8 },
        );
    },
  };
}

function onStem(angle: number): Point {
  return [radiusX * Math.cos(angle), radiusY * Math.sin(angle)];
}

/** What is nearer is larger; leaves lean the way the stem runs. */
function growAt(pen: Pen, angle: number, i: number, grow: Growth): void {
  const along = directionRad(onStem(angle - 0.02), onStem(angle + 0.02));
  const scale = 0.34 + 0.1 * Math.sin(angle);
  for (const side of [1, -1])
    grow(pen.at({ at: onStem(angle), scale, angleRad: along - side * 0.85 }), side, i);
}
