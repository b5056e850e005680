import { withTrait } from '../../lexicon/lexicon.ts';
import type { Motif } from '../../motifs/motif.ts';
import type { Relation, RelationKind } from '../../parse/reading.ts';
import { family } from '../families/family.ts';
import { grouped } from '../group.ts';
import type { SceneElement } from '../scene-element.ts';
import { mayMirror, oneOf, posed, sizeOf } from '../scene-element.ts';
import { worn } from './adorned.ts';
import { flanked } from './flanked.ts';
import { offered } from './hand-holding.ts';
import { pairOf } from './pair.ts';

/** What is written on them would be mirrored with them. */
const legible = withTrait('legible');
/** Two elements that the prompt relates, or two of one kind, as one; null when nothing draws them so. */
export function combined(
  relation: Relation,
  subject: SceneElement,
  object: SceneElement,
): SceneElement | null {
  const { kind } = relation;
  const motif = motifFor(relation, subject, object);
  if (!motif) return null;
  // Who wears something may yet be set on something.
  const seated =
    kind === 'wearing' && subject.motif.poses?.sitting && object.kind !== 'flora'
      ? worn(sitting(subject), object)
      : null;
  // A crow with a key that sits on a skull has left its branch.
  const settled =
    kind === 'holding' && subject.motif.perched
      ? motifFor(relation, posed(subject, subject.motif.perched), object)
      : null;
  return {
    subjects: [...new Set([...subject.subjects, ...object.subjects])],
    motif: {
      ...motif,
      name: `${storyOf(subject)} ${kind} ${storyOf(object)}`,
      tinted: subject.motif.tinted,
      ...(seated && { poses: { sitting: seated } }),
      ...(settled && { perched: settled }),
    },
    name: 'combined',
    // Letters and dials among them must not be mirrored, but what is alive may be.
    kind:
      kind === 'half' || kind === 'left-of' || [subject, object].some(({ name }) => legible.has(name))
        ? 'object'
        : subject.kind === 'creature' || object.kind === 'creature'
          ? 'creature'
          : 'object',
    pigment: null,
    count: 1,
  };
}

function sitting(element: SceneElement): SceneElement {
  return posed(element, element.motif.perched ?? element.motif.poses?.sitting);
}

/** What has been combined before, by all that it shows. */
function storyOf({ name, motif }: SceneElement): string {
  return name === 'combined' ? motif.name : name;
}

/** What each of several does for itself; they sit on one branch and under one tree together. */
const severally: ReadonlySet<RelationKind> = new Set(['wearing', 'holding']);
function motifFor(relation: Relation, some: SceneElement, other: SceneElement): Pick<Motif, 'draw'> | null {
  const { kind } = relation;
  if (kind === 'beside') return null;
  if (kind === 'young-of') return family(other, some, relation.phrase);
  if (kind === 'holding' && sizeOf(some) === 2 && sizeOf(other) === 1) {
    if (some.name === 'hand') return offered(oneOf(other));
    if (some.name === 'skeleton-hand') return flanked(other, some);
  }
  // "A ring in one's beak": one of them has it.
  if (severally.has(kind) && sizeOf(some) > 1 && /\b(?:in|on) ones?(?:'s)? /.test(relation.phrase))
    return null;
  if (severally.has(kind) && sizeOf(some) > 1 && mayMirror(some.kind) && some.kind !== 'flora') {
    // Each of two wears one of two hats.
    const each = sizeOf(other) === sizeOf(some) ? oneOf(other) : other;
    const one = pairOf(relation, oneOf(some), each);
    return one && grouped({ ...some.motif, ...one }, sizeOf(some), true);
  }
  // Each of several deer has its own birds.
  if (kind === 'adorning' && sizeOf(other) > 1 && mayMirror(other.kind)) {
    const one = pairOf(relation, oneOf(some), oneOf(other));
    return one && grouped({ ...other.motif, ...one }, sizeOf(other), true);
  }
  return pairOf(relation, some, other);
}
