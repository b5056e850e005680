import { circle } from '../../geometry/shape.ts';
import { circleAroundFocal } from '../circle-around.ts';
import type { Composition } from '../composition.ts';
import { depth } from '../depth.ts';

/** A black disc behind the focal element: the weight of blackwork. A moon of the prompt's own takes its place. */
export function solidDisc(composition: Composition): void {
  if (composition.roles.disc) return;
  const { center, radius, stretch } = circleAroundFocal(composition);
  composition.ornament(
    (pen) => pen.fill(circle([0, 0], 1, 128), { black: 'always' }),
    { at: [center[0], center[1] - radius * 0.06], scale: radius * 1.04, stretch },
    depth.backdrop,
    { contour: 0, gapPx: 0 },
  );
}

/** A black band across the focal element's middle. */
export function solidBand(composition: Composition): void {
  const { center, radius, stretch } = circleAroundFocal(composition);
  const [half, reach] = [0.42, 1.5];
  composition.ornament(
    (pen) => {
      pen.fill(
        [
          [-reach, -half],
          [reach, -half],
          [reach, half],
          [-reach, half],
        ],
        { black: 'always' },
      );
      for (const y of [-half - 0.09, half + 0.09])
        pen.stroke(
          [
            [-reach, y],
            [reach, y],
          ],
          pen.weight.inner,
        );
    },
    { at: center, scale: radius, stretch },
    depth.backdrop,
    { contour: 0, gapPx: 0 },
  );
}
