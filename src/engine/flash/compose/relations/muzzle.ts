import { withTrait } from '../../lexicon/lexicon.ts';
import type { Motif } from '../../motifs/motif.ts';
import type { SceneElement } from '../scene-element.ts';
import { stacked } from './stacked.ts';

/** What has a muzzle that is not at its upper edge; that of a revolver is known. */
export const barreled = withTrait('barreled');

/** What comes out of the muzzle of a revolver: a flower leans the way of the shot, smoke rises. Null for other guns. */
export function fromMuzzle(subject: SceneElement, gun: SceneElement): Pick<Motif, 'draw'> | null {
  if (gun.name !== 'gun') return null;
  if (subject.kind !== 'flora')
    return stacked([subject, { at: [-0.54, -0.18], scale: 0.48 }], [gun, { at: [0.24, 0.34], scale: 0.72 }]);
  const isBunch = (subject.subjects[0]?.count ?? 1) > 1;
  const place = isBunch
    ? { at: [-0.72, -0.3] as const, scale: 0.74 }
    : { at: [-0.64, -0.14] as const, scale: 0.52 };
  return stacked([subject, { ...place, angleRad: -0.4 }], [gun, { at: [0.24, 0.34], scale: 0.72 }]);
}
