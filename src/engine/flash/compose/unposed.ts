import { motifs } from '../motifs/registry.ts';
import type { Relation, Subject } from '../parse/reading.ts';

/** Poses that being set on something shows. */
const setPoses: ReadonlySet<string> = new Set(['sitting', 'standing']);

/** Whether the drawing of a subject does not take the pose that the prompt gives to it. */
export function isUnposed(subject: Subject, relations: readonly Relation[]): boolean {
  const { concept, pose } = subject;
  if (!pose || motifs.get(concept.name)?.poses?.[pose.name]) return false;
  return !(setPoses.has(pose.name) && relations.some((of) => of.kind === 'on' && of.subject === subject));
}
