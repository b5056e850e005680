import { fullTurn } from '../../geometry/point.ts';
import type { Motif } from '../../motifs/motif.ts';
import { drawLeaf } from '../../motifs/parts/plants/leaf.ts';
import { bloomAt } from '../bloom.ts';
import { drawWithin } from '../group.ts';
import type { SceneElement } from '../scene-element.ts';
import { colored } from './stacked.ts';

const count = 9;

/** Flowers in a ring around something. */
export function wreathed(flower: SceneElement, object: SceneElement): Pick<Motif, 'draw'> {
  return {
    draw(canvas) {
      const places = Array.from({ length: count }, (_, i) => ({
        angle: ((i + 0.5) / count) * fullTurn + Math.PI / 2,
        size: i % 2 === 0 ? 0.31 : 0.25,
      }));
      canvas.layer(
        (pen) => {
          for (const { angle } of places)
            for (const turn of [-0.5, 0.5])
              drawLeaf(
                pen.at({
                  at: [Math.cos(angle + turn * 0.4) * 0.84, Math.sin(angle + turn * 0.4) * 0.84],
                  scale: 0.3,
                  angleRad: angle + turn,
                }),
                { width: 0.5, veins: 2 },
              );
        },
        { contour: 0.6 },
      );
      drawWithin(canvas, colored(object), { scale: 0.7 });
      for (const [i, { angle, size }] of places.entries())
        drawWithin(canvas, colored(bloomAt(flower, i)), {
          at: [Math.cos(angle) * 0.9, Math.sin(angle) * 0.9],
          scale: size,
          angleRad: angle + Math.PI / 2,
        });
    },
  };
}
