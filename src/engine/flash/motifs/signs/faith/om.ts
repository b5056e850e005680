import { outlined } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { limbOutline } from '../../parts/any-beast/limb.ts';

/** The sacred syllable, as a broad pen writes it in Devanagari. */
export const om: Motif = {
  name: 'om',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const look = {
          pigment: 'violet',
          black: 'uncolored',
          tone: (_: number, y: number) => 0.2 + 0.3 * (y + 0.6),
        } as const;
        for (const stroke of strokes) pen.fill(limbOutline(stroke), { ...look, line: pen.weight.inner });
        for (const sign of [crescent, drop]) pen.fill(sign, { ...look, line: pen.weight.inner });
      },
      { contour: 0.5, isInverted: false },
    );
  },
};

/** The lower bowl with its hook, the upper bowl, and the arm that swings out to the right. */
const strokes = [
  {
    line: '-0.16 0.02, 0.1 0.0, 0.26 0.2, 0.26 0.5, 0.06 0.8, -0.34 0.86, -0.72 0.66, -0.9 0.36',
    half: [0.04, 0.07, 0.11, 0.12, 0.11, 0.12, 0.08, 0.012],
  },
  {
    line: '-0.72 -0.4, -0.5 -0.6, -0.2 -0.6, -0.02 -0.4, -0.06 -0.14, -0.24 0.02, -0.46 0.04',
    half: [0.012, 0.09, 0.1, 0.11, 0.1, 0.07, 0.02],
  },
  {
    line: '0.1 0.16, 0.3 -0.02, 0.56 0.06, 0.7 0.3, 0.78 0.54, 0.96 0.5, 1.0 0.26, 0.86 0.06',
    half: [0.012, 0.05, 0.09, 0.1, 0.1, 0.1, 0.08, 0.012],
  },
];
const crescent = outlined(
  '0.16 -0.72!, 0.3 -0.46, 0.58 -0.38, 0.84 -0.5, 0.98 -0.76!, 0.82 -0.6, 0.58 -0.54, 0.34 -0.58',
);
const drop = outlined('0.58 -0.98!, 0.7 -0.84!, 0.58 -0.68!, 0.46 -0.84!');
