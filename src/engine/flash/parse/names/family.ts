import type { Relation, Subject } from '../reading.ts';
import type { PlacedWord, Slate, Span } from '../slate.ts';
import type { Finding } from './finding.ts';
import type { SubjectsNamed } from './subjects.ts';
import { motherOf, youngOf } from './young-names.ts';

/** Beasts with their young. */
export interface Family {
  /** Where the grown one's name stands, which is left to be read. */
  readonly beast: Span;
  /** How many are grown; null where that is said of the name itself. */
  readonly grown: number | null;
  /** Whether the grown one is a mother. */
  readonly isMother: boolean;
  /** The word for the young; null where one word names old and young together. */
  readonly young: PlacedWord | null;
  /** How many are young, or all of them where one word names them together. */
  readonly count: number;
  /** A number that is too large to be drawn. */
  readonly excess: PlacedWord | null;
  /** All that is said of them. */
  readonly phrase: string;
}

/** Subjects with the young of those who have any. */
export interface WithFamilies extends SubjectsNamed {
  readonly relations: readonly Relation[];
}

/** More of a family are not drawn. */
const mostOfFamily = 7;

/** As many as are drawn of those that are told, and the number where these are more. */
export function drawnOf(
  slate: Slate,
  told: number,
  phrase: Span,
  number: RegExp,
): Pick<Family, 'count' | 'excess'> {
  if (told <= mostOfFamily) return { count: told, excess: null };
  const found = number.exec(slate.original.slice(phrase.start, phrase.end).toLowerCase());
  const start = phrase.start + (found?.index ?? 0);
  return { count: mostOfFamily, excess: slate.placed({ start, end: start + (found?.[0].length ?? 0) }) };
}

/** Wipes off all of a stretch but what is to be read later. */
export function wipeBut(slate: Slate, { start, end }: Span, kept: readonly Span[]): void {
  for (let at = start; at < end; at++)
    if (!kept.some((span) => span.start <= at && at < span.end)) slate.wipe(at, at + 1);
}

/** Gives to the grown ones among the subjects their young. */
export function withFamilies(
  families: readonly Family[],
  findings: readonly Finding[],
  read: SubjectsNamed,
): WithFamilies {
  return families.reduce<WithFamilies>((all, family) => withFamily(family, findings, all), {
    ...read,
    relations: [],
  });
}

function withFamily(family: Family, findings: readonly Finding[], all: WithFamilies): WithFamilies {
  const { beast, young, count, excess } = family;
  const i = findings.findIndex(({ start, end }) => start < beast.end && beast.start < end);
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
    standIn: null,
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
