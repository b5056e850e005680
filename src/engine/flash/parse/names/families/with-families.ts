import type { Relation, Subject } from '../../reading.ts';
import type { Mention } from '../mention.ts';
import type { SubjectsNamed } from '../subjects.ts';
import type { Family } from './family.ts';
import { motherOf, youngOf } from './kinship.ts';

/** Subjects with the young of those who have any. */
export interface WithFamilies extends SubjectsNamed {
  readonly relations: readonly Relation[];
}

/** Gives to the grown ones among the subjects their young. */
export function withFamilies(
  families: readonly Family[],
  mentions: readonly Mention[],
  read: SubjectsNamed,
): WithFamilies {
  return families.reduce<WithFamilies>((all, family) => withFamily(family, mentions, all), {
    ...read,
    relations: [],
  });
}

function withFamily(family: Family, mentions: readonly Mention[], all: WithFamilies): WithFamilies {
  const { beast, young, count, excess } = family;
  const i = mentions.findIndex(({ start, end }) => start < beast.end && beast.start < end);
  const said = all.named.get(i);
  if (!said) return young ? { ...all, unmet: [...all.unmet, young] } : all;
  const concept = family.isMother ? motherOf(said.concept) : said.concept;
  const isTaken = all.subjects.some((of) => of !== said && of.concept === concept);
  const grown: Subject = {
    ...said,
    concept: isTaken ? said.concept : concept,
    count: young ? (family.grown ?? said.count) : count,
  };
  const cubs: Subject | null = young && {
    ...grown,
    concept: youngOf(said.concept),
    word: young.word,
    count,
    colorWord: null,
    pose: null,
    isBroken: false,
    fallback: null,
    otherName: null,
  };
  const subjects = all.subjects.flatMap((of) => (of === said ? [grown, ...(cubs ? [cubs] : [])] : [of]));
  const named = new Map([...all.named].map(([n, of]) => [n, of === said ? grown : of]));
  const relation: Relation = {
    kind: 'young-of',
    subject: cubs ?? grown,
    object: grown,
    phrase: family.phrase,
  };
  const unmet = excess ? [...all.unmet, excess] : all.unmet;
  return { subjects, named, unmet, relations: [...all.relations, relation] };
}
