import type { Polygon } from '../../geometry/point.ts';
import { drawMandala, randomRings } from '../../motifs/parts/signs-and-ornaments/mandala.ts';
import { circleAroundHero } from '../circle-around.ts';
import { depth } from '../depth.ts';
import type { Stage } from '../stage.ts';

/** A mandala behind the hero; the prompt's own pattern takes its place. */
export function mandalaHalo(stage: Stage): void {
  if (stage.cast.patterns.length > 0 || stage.cast.hero?.kind === 'pattern') return;
  const { center, radius } = circleAroundHero(stage);
  setMandala(stage, center, radius * 1.3, null);
}

/** Half a mandala that hangs below the hero. */
export function halfMandala(stage: Stage): void {
  if (stage.cast.patterns.length > 0 || stage.cast.hero?.kind === 'pattern') return;
  const { center, radius } = circleAroundHero(stage);
  const y = stage.heroBounds.bottom - radius * 0.34;
  const far = radius * 3;
  const clip: Polygon = [
    [center[0] - far, y],
    [center[0] + far, y],
    [center[0] + far, y + far],
    [center[0] - far, y + far],
  ];
  setMandala(stage, [center[0], y], radius * 1.16, clip);
  const reach = radius * 1.32;
  stage.ornament(
    (pen) => {
      pen.stroke(
        [
          [-reach, 0],
          [reach, 0],
        ],
        pen.weight.inner,
      );
      for (const side of [-1, 1])
        for (let i = 0; i < 3; i++) pen.dot([side * (reach + 14 + 13 * i), 0], 4 - i);
    },
    { at: [center[0], y] },
    depth.backdrop + 1,
    { contour: 0, gapPx: 0, silhouette: 'cells-and-lines' },
  );
}

function setMandala(stage: Stage, at: readonly [number, number], radius: number, clip: Polygon | null): void {
  stage.ornament(
    (pen) =>
      drawMandala(pen, {
        folds: pen.random.pick([12, 14, 16]),
        rings: randomRings(pen.random),
        hole: 0.26,
        isHalf: clip !== null,
      }),
    { at, scale: radius },
    depth.backdrop,
    // Behind all: there is nothing that it would have to be told from.
    { contour: 0, gapPx: 0, ...(clip && { clip }) },
  );
}
