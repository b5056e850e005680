import type { Polygon } from '../../geometry/point.ts';
import { drawMandala, randomRings } from '../../motifs/parts/signs-and-ornaments/mandala.ts';
import { circleAroundFocal } from '../circle-around.ts';
import type { Composition } from '../composition.ts';
import { depth } from '../depth.ts';

/** A mandala behind the focal element; the prompt's own pattern takes its place. */
export function mandalaHalo(composition: Composition): void {
  if (composition.roles.patterns.length > 0 || composition.roles.focal?.kind === 'pattern') return;
  const { center, radius } = circleAroundFocal(composition);
  setMandala(composition, center, radius * 1.3, null);
}

/** Half a mandala that hangs below the focal element. */
export function halfMandala(composition: Composition): void {
  if (composition.roles.patterns.length > 0 || composition.roles.focal?.kind === 'pattern') return;
  const { center, radius } = circleAroundFocal(composition);
  const y = composition.focalBounds.bottom - radius * 0.34;
  const far = radius * 3;
  const clip: Polygon = [
    [center[0] - far, y],
    [center[0] + far, y],
    [center[0] + far, y + far],
    [center[0] - far, y + far],
  ];
  setMandala(composition, [center[0], y], radius * 1.16, clip);
  const reach = radius * 1.32;
  composition.ornament(
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
    { contour: 0, gapPx: 0, silhouette: 'fills-and-lines' },
  );
}

function setMandala(
  composition: Composition,
  at: readonly [number, number],
  radius: number,
  clip: Polygon | null,
): void {
  composition.ornament(
    (pen) =>
      drawMandala(pen, {
        folds: pen.random.pick([12, 14, 16]),
        rings: randomRings(pen.random),
        hole: 0.26,
        isHalf: clip !== null,
      }),
    { at, scale: radius, stretch: composition.stretch },
    depth.backdrop,
    // Behind all: there is nothing that it would have to be told from.
    { contour: 0, gapPx: 0, ...(clip && { clip }) },
  );
}
