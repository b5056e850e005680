import { circle } from '../../geometry/shape.ts';
import { circleAroundHero } from '../circle-around.ts';
import { depth } from '../depth.ts';
import type { Stage } from '../stage.ts';

/** A black disc behind the hero: the weight of blackwork. A moon of the prompt's own takes its place. */
export function solidDisc(stage: Stage): void {
  if (stage.cast.disc) return;
  const { center, radius } = circleAroundHero(stage);
  stage.ornament(
    (pen) => pen.cell(circle([0, 0], 1, 128), { black: 'always' }),
    { at: [center[0], center[1] - radius * 0.06], scale: radius * 1.04 },
    depth.backdrop,
    { contour: 0, gapPx: 0 },
  );
}

/** A black band across the hero's middle. */
export function solidBand(stage: Stage): void {
  const { center, radius } = circleAroundHero(stage);
  const [half, reach] = [0.42, 1.5];
  stage.ornament(
    (pen) => {
      pen.cell(
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
    { at: center, scale: radius },
    depth.backdrop,
    { contour: 0, gapPx: 0 },
  );
}
