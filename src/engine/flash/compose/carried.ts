import { withTrait } from '../lexicon/lexicon.ts';
import { broughtBy } from '../lexicon/seen/brought.ts';
import type { Relation } from '../parse/reading.ts';
import type { Actor } from './actor.ts';

/** Michael's sword and devil are Michael's own. */
export function withCarried(actors: readonly Actor[]): readonly Actor[] {
  const owner = actors.find(({ motif }) => motif.carries);
  const carried = actors.filter(({ name }) => owner?.motif.carries?.some((own) => own === name));
  if (!owner || carried.length === 0) return actors;
  const whole = { ...owner, subjects: [owner, ...carried].flatMap(({ subjects }) => subjects) };
  return actors.filter((actor) => !carried.includes(actor)).map((actor) => (actor === owner ? whole : actor));
}

/** Whose own is too small, or somewhere else than where it would be asked for. */
const ownAside = withTrait('own-aside');

/** The olive branch of a dove is in its beak anyway: there is no second one. */
export function withBrought(
  actors: readonly Actor[],
  relations: readonly Relation[] | null,
): readonly Actor[] {
  if (relations === null) return actors;
  for (const owner of actors) {
    const carried = actors.find((thing) => isBroughtBy(owner, thing, relations));
    if (!carried) continue;
    const whole = { ...owner, subjects: [...owner.subjects, ...carried.subjects] };
    return actors.filter((actor) => actor !== carried).map((actor) => (actor === owner ? whole : actor));
  }
  return actors;
}

/** Whether the drawing of somebody shows a thing of which no more is told than that he has it. */
function isBroughtBy(owner: Actor, thing: Actor, relations: readonly Relation[]): boolean {
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
export function isOwn({ kind, object }: Relation, { name }: Actor): boolean {
  return (
    kind === 'holding' && broughtBy(name, null).some(({ sight }) => sight.concept === object.concept.name)
  );
}
