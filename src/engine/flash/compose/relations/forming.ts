import { concepts } from '../../lexicon/concept.ts';
import type { Motif } from '../../motifs/motif.ts';
import { drawWithin } from '../group.ts';
import type { SceneElement } from '../scene-element.ts';
import { oneOf, sizeOf } from '../scene-element.ts';
import { kissing } from './meeting.ts';
import { colored } from './stacked.ts';

/** Whose necks bend to the two halves of a heart. */
const necked = concepts('swan', 'flamingo', 'goose');

/** Two that are bent to a sign together: swans to a heart, koi around a yin and yang. Null for all who keep their shape. */
export function forming(two: SceneElement, sign: SceneElement): Pick<Motif, 'draw'> | null {
  if (sizeOf(two) !== 2) return null;
  const one = oneOf(two);
  if (sign.name === 'heart') {
    const bent = necked.has(two.name) ? kissing(one, one) : null;
    if (!bent) return null;
    return {
      draw(canvas) {
        bent.draw(canvas);
        // Between the necks, so that it is known at a glance.
        drawWithin(canvas, colored(sign), { at: [0, 0.02], scale: 0.13 });
      },
    };
  }
  if (sign.name !== 'yin-yang' || one.motif.grouping !== 'circling') return null;
  return {
    draw(canvas) {
      drawWithin(canvas, colored(two), {});
      drawWithin(canvas, colored(sign), { scale: 0.3 });
    },
  };
}
