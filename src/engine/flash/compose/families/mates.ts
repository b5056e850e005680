import { conceptNamed } from '../../lexicon/lexicon.ts';
import type { Relation } from '../../parse/reading.ts';
import type { SceneElement } from '../scene-element.ts';
import { sizeOf } from '../scene-element.ts';

/** Father and mother as one, where both are named: "a lion and a lioness with two cubs". */
export function withMates(
  elements: readonly SceneElement[],
  relations: readonly Relation[],
): readonly SceneElement[] {
  return relations
    .filter(({ kind, subject, object }) => kind === 'young-of' && subject !== object)
    .reduce((pool, { subject, object }) => {
      const isOne = (element: SceneElement) => element.count === 1 && sizeOf(element) === 1;
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
    }, elements);
}

function motherOf(element: SceneElement | undefined): string | null {
  return conceptNamed(element?.name ?? '')?.mother ?? null;
}
