import type { Motif } from '../../motifs/motif.ts';
import type { SceneElement } from '../scene-element.ts';
import { posed, sizeOf } from '../scene-element.ts';
import { busts, isHead } from '../whole-body.ts';
import { stacked } from './stacked.ts';

/** The head of a beast drawn over somebody's hair: a headdress; null where either is drawn as more than a head. */
export function pelted(wearer: SceneElement, beast: SceneElement): Pick<Motif, 'draw'> | null {
  if (!busts.has(wearer.name) || sizeOf(wearer) > 1 || sizeOf(beast) > 1) return null;
  const isBare = /skull$/.test(beast.name);
  const head = isBare ? beast : posed(beast, beast.motif.poses?.head ?? beast.motif.face);
  if (!isBare && !isHead(head) && !beast.motif.face) return null;
  return stacked([head, { at: [0, -0.44], scale: 0.62 }], [wearer, { at: [0, 0.3], scale: 0.7 }]);
}
