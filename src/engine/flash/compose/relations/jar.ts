import { traced } from '../../geometry/traced.ts';
import type { Motif } from '../../motifs/motif.ts';
import type { Pen } from '../../paint/pen.ts';
import type { SceneElement } from '../scene-element.ts';
import type { Part } from './stacked.ts';
import { stacked } from './stacked.ts';

/** From the blossoms, through the neck of a jar, to its floor. */
const stems = [
  '-0.3 -0.2, -0.14 0.1, 0.14 0.52',
  '0 -0.2, 0 0.2, -0.02 0.55',
  '0.3 -0.2, 0.14 0.1, -0.16 0.5',
];

/** The flowers rise behind the jar's rim, their stems are seen through its glass. */
export function inJar(flowers: SceneElement, jar: SceneElement): Pick<Motif, 'draw'> {
  const isBouquet = flowers.name === 'flower' || flowers.name === 'wildflowers';
  const isBunch = isBouquet || flowers.count > 1;
  const rising: Part[] =
    isBouquet || !isBunch
      ? [[flowers, { at: [0, -0.42], scale: isBouquet ? 0.72 : 0.46 }]]
      : [
          [flowers, { at: [-0.44, -0.16], scale: 0.36, angleRad: -0.5 }],
          [flowers, { at: [0.44, -0.16], scale: 0.36, angleRad: 0.5, isFlipped: true }],
          [flowers, { at: [0, -0.44], scale: 0.42 }],
        ];
  const drawStems = (pen: Pen) => {
    for (const stem of isBunch ? stems : stems.slice(1, 2))
      pen.stroke(traced(stem), pen.weight.inner * 1.5, { taper: 0.2 });
  };
  const line = { contour: 0, gapPx: 0, silhouette: 'fills-and-lines' } as const;
  return {
    draw(canvas) {
      canvas.layer(drawStems, line);
      stacked(...rising, [jar, { at: [0, 0.58], scale: 0.52 }]).draw(canvas);
      canvas.layer((pen) => drawStems(pen.at({ at: [0, 0.5], scale: 0.92 })), line);
    },
  };
}
