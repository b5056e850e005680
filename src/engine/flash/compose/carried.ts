import { withTrait } from '../lexicon/lexicon.ts';
import { broughtBy } from '../lexicon/seen/brought.ts';
import type { Relation } from '../parse/reading.ts';
import type { SceneElement } from './scene-element.ts';

/** Michael's sword and devil are Michael's own. */
export function withCarried(elements: readonly SceneElement[]): readonly SceneElement[] {
  const owner = elements.find(({ motif }) => motif.carries);
  const carried = elements.filter(({ name }) => owner?.motif.carries?.some((own) => own === name));
  if (!owner || carried.length === 0) return elements;
  const whole = { ...owner, subjects: [owner, ...carried].flatMap(({ subjects }) => subjects) };
  return elements
    .filter((element) => !carried.includes(element))
    .map((element) => (element === owner ? whole : element));
}

/** Whose own is too small, or somewhere else than where it would be asked for. */
const ownAside = withTrait('own-aside');

/** The olive branch of a dove is in its beak anyway: there is no second one. */
export function withBrought(
  elements: readonly SceneElement[],
  relations: readonly Relation[] | null,
): readonly SceneElement[] {
  if (relations === null) return elements;
  for (const owner of elements) {
    const carried = elements.find((thing) => isBroughtBy(owner, thing, relations));
    if (!carried) continue;
    const whole = { ...owner, subjects: [...owner.subjects, ...carried.subjects] };
    return elements
      .filter((element) => element !== carried)
      .map((element) => (element === owner ? whole : element));
  }
  return elements;
}

/** Whether the drawing of somebody shows a thing of which no more is told than that he has it. */
function isBroughtBy(owner: SceneElement, thing: SceneElement, relations: readonly Relation[]): boolean {
  const [one, other] = [owner.subjects[0], thing.subjects[0]];
  if (!one || !other || owner.subjects.length > 1 || thing.subjects.length > 1) return false;
  if (one.count > 1 || other.count > 1 || one.pose !== null || ownAside.has(owner.name)) return false;
  const isTheirs = broughtBy(owner.name, null).some(({ sight }) => sight.concept === thing.name);
  const isHad = ({ kind, subject, object }: Relation) =>
    kind === 'holding' && subject === one && object === other;
  const isApart = relations.every(
    (of) => isHad(of) || ![of.subject, of.object].some((subject) => subject === one || subject === other),
  );
  return isTheirs && thing.name !== 'branch' && isApart;
}

/** Whether somebody holds what he is drawn with. */
export function isOwn({ kind, object }: Relation, { name }: SceneElement): boolean {
  return (
    kind === 'holding' && broughtBy(name, null).some(({ sight }) => sight.concept === object.concept.name)
  );
}
