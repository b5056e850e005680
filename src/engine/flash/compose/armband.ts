import { steps } from '../geometry/interval.ts';
import { drawBandBars } from '../motifs/parts/signs-and-ornaments/band-strip.ts';
import type { Wishes } from '../parse/reading.ts';
import { drawWithin } from './group.ts';
import { colored } from './relations/stacked.ts';
import type { SceneElement } from './scene-element.ts';
import { oneOf, sizeOf } from './scene-element.ts';

/** How many things there are around an arm where nobody counts them. */
const repeats = 5;
/** The most that are told apart on a band. */
const most = 9;

/** What is wanted as an armband, in turn and again between two bars that close around the arm. */
export function withArmband(pool: readonly SceneElement[], wishes: Wishes): SceneElement[] {
  const [thing] = pool;
  if (!wishes.has('band') || !thing) return [...pool];
  const isCounted = pool.some((element) => sizeOf(element) > 1);
  const things = pool.flatMap((element) => Array.from({ length: sizeOf(element) }, () => oneOf(element)));
  const length = isCounted ? Math.min(things.length, most) : repeats;
  const reach = Math.min(1.2, 0.42 * (length - 1));
  return [
    {
      ...thing,
      subjects: pool.flatMap(({ subjects }) => subjects),
      motif: {
        name: `band of ${thing.motif.name}`,
        tinted: thing.motif.tinted,
        draw(canvas) {
          canvas.layer((pen) => drawBandBars(pen, 0.46), { contour: 0, isInverted: false });
          for (const [i, x] of steps(length - 1, -reach, reach).entries())
            drawWithin(canvas, colored(things[i % things.length] ?? thing), {
              at: [x, 0],
              scale: Math.min(0.4, 1.6 / length),
            });
        },
      },
      name: 'combined',
      kind: 'object',
      pigment: null,
    },
  ];
}
