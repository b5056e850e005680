import { withTrait } from '../../lexicon/lexicon.ts';
import type { Motif } from '../../motifs/motif.ts';
import { motifs } from '../../motifs/registry.ts';
import type { SceneElement } from '../scene-element.ts';
import { posedAsSaid } from '../scene-element.ts';
import { stacked } from './stacked.ts';

/** What is as large as a landscape beside those whom it shelters. */
const tall = withTrait('tall');

/** Somebody at the foot of a tree, in the shade of an umbrella, or below anything else. */
export function under(subject: SceneElement, shelter: SceneElement): Pick<Motif, 'draw'> {
  const object = shelter.name === 'sakura' ? inBlossom(shelter) : shelter;
  const { sitting, standing } = subject.motif.poses ?? {};
  const whole = posedAsSaid(subject, sitting ?? standing);
  if (object.name === 'umbrella')
    return stacked([object, { at: [0.1, -0.3], scale: 0.78 }], [whole, { at: [-0.06, 0.4], scale: 0.6 }]);
  if (tall.has(object.name))
    return stacked([object, { at: [0, -0.12] }], [whole, { at: [0.02, 0.66], scale: 0.44 }]);
  return stacked([object, { at: [0, -0.5], scale: 0.52 }], [whole, { at: [0, 0.5], scale: 0.52 }]);
}

/** A cherry tree is drawn by its blossoms, which shelter nobody. */
function inBlossom(blossoms: SceneElement): SceneElement {
  const tree = motifs.get('tree');
  return tree ? { ...blossoms, motif: tree, name: 'tree', pigment: blossoms.pigment ?? 'blush' } : blossoms;
}
