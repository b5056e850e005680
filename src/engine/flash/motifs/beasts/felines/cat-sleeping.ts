import { outlined } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawCurledUp } from '../../parts/any-beast/curled-up.ts';
import { drawFelineMarkings } from '../../parts/cats/feline-markings.ts';
import type { CatCoat } from './cat-coats.ts';

/** A house cat asleep, curled up around its tail. */
export function drawSleepingCat(pen: Pen, coat: CatCoat): void {
  drawCurledUp(pen, {
    coat: coat.fur,
    // The tip of a black cat's tail is not white.
    light: coat.fur === 'dark' && !coat.paws ? 'grey' : coat.light,
    head: 'cat',
    ...(coat.flank === 'stripes' && {
      drawMarkings: (body) => drawFelineMarkings(body, 'stripes', 'curled'),
    }),
    ...(coat.flank === 'patches' && { drawMarkings: drawPatches }),
  });
}

function drawPatches(body: Pen): void {
  for (const [x, y, scale, pigment] of patches)
    body
      .at({ at: [x, y], scale, angleRad: 2 * x })
      .fill(outlined('-1.1 -0.2, -0.6 -0.8, 0.1 -0.7, 0.8 -0.8, 1.1 0.1, 0.5 0.5, 0.1 0.9, -0.7 0.6'), {
        pigment,
        tone: 0.25,
        line: body.weight.detail,
      });
}

const patches: readonly (readonly [x: number, y: number, scale: number, pigment: Pigment])[] = [
  [-0.66, -0.12, 0.26, 'dark'],
  [-0.06, -0.36, 0.24, 'ember'],
  [-0.1, 0.16, 0.14, 'dark'],
];
