import { withTrait } from '../../lexicon/lexicon.ts';
import type { Handling, Motif } from '../../motifs/motif.ts';
import { motifs } from '../../motifs/registry.ts';
import type { Relation } from '../../parse/reading.ts';
import { anatomyOf } from '../anatomy.ts';
import { isHeldAslant } from '../aslant.ts';
import { drawWithin } from '../group.ts';
import type { SceneElement } from '../scene-element.ts';
import { oneOf, sizeOf } from '../scene-element.ts';
import { isDrawnByHead } from '../whole-body.ts';
import { colored } from './stacked.ts';

/** Who has what it reads between its paws wherever it holds a thing. */
const pawed = withTrait('paws-free');

const deeds: readonly (readonly [Handling, RegExp])[] = [
  ['reading', /\bread(?:s|ing)\b|[读読讀]/u],
  ['drinking', /\b(?:drink(?:s|ing)|sip)|[喝饮飲]/u],
  ['strumming', /\b(?:play(?!ing cards?\b)|strum)|[弹弾]/u],
  [
    'clutching',
    /^(?!.*\b(?:beak|mouth|bit\p{L}*|eat\p{L}*)\b).*\b(?:clutch|grip|grasp|grab|hold|carry|talons?|claws?|with)|[抓握掴]|つか[んむ]/u,
  ],
];

/** What somebody does with a thing besides holding it. */
function deedOf({ phrase, object }: Relation): Handling | null {
  const found = deeds.find(([, words]) => words.test(phrase))?.[0] ?? null;
  return found === 'strumming' && !object.concept.traits.has('plucked') ? null : found;
}

/** Somebody with hands or claws upon a thing; null where no drawing has them so. */
export function handled(
  subject: SceneElement,
  object: SceneElement,
  relation: Relation,
): Pick<Motif, 'draw'> | null {
  const deed = deedOf(relation);
  const handle = deed && subject.motif.handling?.[deed];
  if (!handle) return null;
  const lean = object.motif.leanRad ?? 0;
  const isAcross = deed === 'clutching' && isHeldAslant(object) && sizeOf(object) === 1;
  const angleRad = deed === 'strumming' ? 1.1 - lean : isAcross ? Math.PI / 2 - lean : 0;
  const thing = colored(deed === 'clutching' ? object : oneOf(object));
  return handle((canvas, place) =>
    drawWithin(canvas, thing, { ...place, angleRad: (place.angleRad ?? 0) + angleRad }),
  );
}

/** Whether it is seen that somebody reads or drinks what he holds, or plays it on his lap; null where no more is told than that he holds it. */
export function showsHandling(relation: Relation): boolean | null {
  const deed = deedOf(relation);
  const { name, kind } = relation.subject.concept;
  const motif = motifs.get(name);
  if (deed === null || deed === 'clutching') return null;
  if (motif?.handling?.[deed]) return true;
  if (deed === 'strumming') return null;
  if (deed === 'reading') return pawed.has(name);
  // A beak or a muzzle is in it.
  return (
    kind === 'creature' && (motif?.mouth !== undefined || isDrawnByHead(name) || !!anatomyOf(name)?.hasBeak)
  );
}
