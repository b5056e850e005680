import type { Motif } from '../../motifs/motif.ts';
import type { Actor } from '../actor.ts';
import { oneOf, sizeOf } from '../actor.ts';
import { drawWithin } from '../group.ts';
import { perched } from '../perched.ts';
import { colored } from '../stacked.ts';
import { isFromAbove } from '../whole-body.ts';
import { backs, inArms, inRow, onBack } from './deeds.ts';
import { drawGathered, drawInRow, drawOnBack } from './drawn-family.ts';
import { mateOf, memberOf, youngLike } from './member.ts';

/**
 * The grown one, or both, with their young before them.
 *
 * @param young the same as `grown` where one word names old and young together
 */
export function family(grown: Actor, young: Actor, phrase: string): Pick<Motif, 'draw'> {
  const isAll = grown === young;
  const olds = isAll ? (sizeOf(grown) > 2 ? 2 : 1) : Math.max(sizeOf(grown), grown.subjects.length);
  const count = Math.max(1, isAll ? sizeOf(grown) - olds : sizeOf(young));
  const isOneEach = olds === 1 && count === 1;
  const old = memberOf(oneOf(grown), null);
  // One is in the pouch of a kangaroo as it is drawn.
  if (old.actor.motif.name === 'kangaroo' && isOneEach) return old.actor.motif;
  const cub = memberOf(isAll ? oneOf(youngLike(grown)) : oneOf(young), old.actor);
  const { embracing } = old.actor.motif;
  if (inArms.test(phrase) && embracing && isOneEach)
    return embracing((easel, place) => drawWithin(easel, colored(cub.actor), place), 'lap');
  if (onBack.test(phrase) && backs.has(grown.name) && isOneEach)
    return isFromAbove(grown.name)
      ? perched(cub.actor, old.actor)
      : { draw: (easel) => drawOnBack(easel, old, cub) };
  const elders = Array.from({ length: olds }, (_, i) => (i === 0 && olds > 1 ? mateOf(old) : old));
  return {
    draw: (easel) =>
      inRow.test(phrase) && old.build === 'on-fours'
        ? drawInRow(easel, elders, cub, count)
        : drawGathered(easel, elders, cub, count),
  };
}
