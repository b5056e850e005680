import type { Motif } from '../../motifs/motif.ts';
import { drawWithin } from '../group.ts';
import { perched } from '../relations/perched.ts';
import { colored } from '../relations/stacked.ts';
import type { SceneElement } from '../scene-element.ts';
import { oneOf, sizeOf } from '../scene-element.ts';
import { isFromAbove } from '../whole-body.ts';
import { backs, inArms, inRow, onBack } from './deeds.ts';
import { drawGathered, drawInRow, drawOnBack } from './drawn-family.ts';
import { mateOf, memberOf, youngLike } from './member.ts';

/**
 * The grown one, or both, with their young before them.
 *
 * @param young the same as `grown` where one word names old and young together
 */
export function family(grown: SceneElement, young: SceneElement, phrase: string): Pick<Motif, 'draw'> {
  const isAll = grown === young;
  const olds = isAll ? (sizeOf(grown) > 2 ? 2 : 1) : Math.max(sizeOf(grown), grown.subjects.length);
  const count = Math.max(1, isAll ? sizeOf(grown) - olds : sizeOf(young));
  const isOneEach = olds === 1 && count === 1;
  const old = memberOf(oneOf(grown), null);
  // One is in the pouch of a kangaroo as it is drawn.
  if (old.element.motif.name === 'kangaroo' && isOneEach) return old.element.motif;
  const cub = memberOf(isAll ? oneOf(youngLike(grown)) : oneOf(young), old.element);
  const { embracing } = old.element.motif;
  if (inArms.test(phrase) && embracing && isOneEach)
    return embracing((canvas, place) => drawWithin(canvas, colored(cub.element), place), 'lap');
  if (onBack.test(phrase) && backs.has(grown.name) && isOneEach)
    return isFromAbove(grown.name)
      ? perched(cub.element, old.element)
      : { draw: (canvas) => drawOnBack(canvas, old, cub) };
  const elders = Array.from({ length: olds }, (_, i) => (i === 0 && olds > 1 ? mateOf(old) : old));
  return {
    draw: (canvas) =>
      inRow.test(phrase) && old.build === 'on-fours'
        ? drawInRow(canvas, elders, cub, count)
        : drawGathered(canvas, elders, cub, count),
  };
}
