import { conceptNamed } from '../../lexicon/lexicon.ts';
import type { Relation } from '../../parse/reading.ts';
import type { Actor } from '../actor.ts';
import { sizeOf } from '../actor.ts';

/** Father and mother as one, where both are named: "a lion and a lioness with two cubs". */
export function withMates(actors: readonly Actor[], relations: readonly Relation[]): readonly Actor[] {
  return relations
    .filter(({ kind, subject, object }) => kind === 'young-of' && subject !== object)
    .reduce((pool, { subject, object }) => {
      const isOne = (actor: Actor) => actor.count === 1 && sizeOf(actor) === 1;
      const [one] = pool.filter(({ subjects }) => subjects.includes(object));
      const mate = pool.find(
        (of) =>
          of !== one &&
          !of.subjects.includes(subject) &&
          (motherOf(of) === one?.name || motherOf(one) === of.name),
      );
      if (!one || !mate || !isOne(one) || !isOne(mate)) return pool;
      const father = motherOf(one) ? one : mate;
      const both = { ...father, subjects: [...father.subjects, ...(father === one ? mate : one).subjects] };
      return pool.filter((of) => of !== mate).map((of) => (of === one ? both : of));
    }, actors);
}

function motherOf(actor: Actor | undefined): string | null {
  return conceptNamed(actor?.name ?? '')?.mother ?? null;
}
