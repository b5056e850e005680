import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { polar } from '../../../geometry/point.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLock } from '../../parts/any-beast/fur.ts';
import { drawFelineFace } from '../../parts/cats/feline-face.ts';
import { felinePoses } from '../../parts/cats/feline-poses.ts';
import { drawProwlingFeline } from '../../parts/cats/prowling-feline.ts';

/** Rings of the mane from the back to the front. */
const rings: readonly { locks: number; from: number; to: number; width: number; pigment: Pigment }[] = [
  { locks: 17, from: 0.8, to: 1.52, width: 0.34, pigment: 'wood' },
  { locks: 16, from: 0.66, to: 1.24, width: 0.3, pigment: 'ember' },
  { locks: 15, from: 0.55, to: 0.98, width: 0.26, pigment: 'gold' },
];

/** A lion's head from the front, calm or roaring; creeping downhill when it is to walk or run. */
export const lion: Motif = {
  name: 'lion',
  tinted: ['gold', 'ember'],
  poses: {
    ...felinePoses({ coat: 'gold', light: 'foam', iris: 'ember', hasMane: true, hasTuft: true }),
    prowling: { draw: (canvas) => canvas.layer(drawProwling) },
    facing: { draw: (canvas) => canvas.layer(drawProwling) },
    roaring: { draw: (canvas) => canvas.layer((pen) => drawLionHead(pen, true)) },
  },
  draw(canvas) {
    canvas.layer((pen) => drawLionHead(pen, canvas.kit.variant % 2 === 1));
  },
};

/** A maned head from the front, about 3 wide. */
export function drawLionHead(pen: Pen, isRoaring: boolean): void {
  for (const ring of rings) drawManeRing(pen, ring, isRoaring ? 0.28 : 0.1);
  drawFelineFace(pen, { coat: 'gold', light: 'foam', iris: 'ember', isRoaring });
}

function drawProwling(pen: Pen): void {
  drawProwlingFeline(pen, {
    coat: 'gold',
    light: 'foam',
    hasTuft: true,
    drawHead: (head) => drawLionHead(head.at({ scale: 0.92 }), true),
  });
}

/** Locks all around the face, combed downwards; longest below the chin. */
function drawManeRing(pen: Pen, ring: (typeof rings)[number], low: number): void {
  const { locks, from, to, width, pigment } = ring;
  const center: Point = [0, 0.06 + low * 0.5];
  // From the top to the bottom, right and left in turn: lower locks lie over upper ones.
  for (let i = 0; i <= locks; i++) {
    for (const side of i === 0 || i === locks ? [1] : [-1, 1]) {
      const down = (i / locks) * Math.PI + pen.random.between(-0.04, 0.04);
      const angle = -Math.PI / 2 + side * down;
      const reach = to * (0.86 + (0.2 + low) * (down / Math.PI) ** 2) * pen.random.between(0.93, 1.07);
      const [tipX, tipY] = polar(angle + side * 0.12, reach, center);
      drawLock(pen, {
        root: polar(angle, from, center),
        tip: [tipX * 0.94, tipY + 0.1 * Math.sin(down)],
        width: width * pen.random.between(0.9, 1.15),
        bend: side * -0.14,
        pigment,
        tone: (x, y) =>
          clamp(0.95 - (Math.sqrt((x - center[0]) ** 2 + (y - center[1]) ** 2) - from) / (to - from)),
      });
    }
  }
}
