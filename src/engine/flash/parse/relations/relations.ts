import type { Relation, Subject } from '../reading.ts';
import type { Slate, Span } from '../slate.ts';
import type { FoundRelation, Name } from './found-relations.ts';
import { findRelations } from './found-relations.ts';

/**
 * What things do with each other; those words are wiped off.
 *
 * @param text the prompt before names were wiped off it
 * @param named the subjects by the place among the names of what names them
 */
export function takeRelations(
  slate: Slate,
  text: string,
  names: readonly Name[],
  named: ReadonlyMap<number, Subject>,
): Relation[] {
  const relations: Relation[] = [];
  for (const found of findRelations(text, names)) {
    const [subject, object] = [named.get(found.subject), named.get(found.object)];
    if (!subject || !object || subject === object) continue;
    slate.wipe(found.start, endOfLink(text, names, found));
    const isKnown = relations.some((known) => known.subject === subject && known.object === object);
    const phrase = slate.spelled(wholeOf(found, names));
    if (!isKnown) relations.push({ kind: found.kind, subject, object, phrase });
  }
  return relations;
}

/** The words that say a relation, and both names. */
function wholeOf({ subject, object, start, end }: FoundRelation, names: readonly Name[]): Span {
  const parts = [{ start, end }, names[subject], names[object]].filter((part) => part !== undefined);
  return {
    start: Math.min(...parts.map((part) => part.start)),
    end: Math.max(...parts.map((part) => part.end)),
  };
}

/** Up to its preposition, or else its verb: "in stormy waves" says something of the waves besides. */
const link =
  /^.*\b(?:in|inside|of|within|from|through|around|round|about|over|on|upon|atop|by|off|with|to|into|as|like|half|and|behind|under|underneath|beneath|below|between)\b|^.*?\b(?:\p{L}+ing|holds|wears|carries|becomes|forming)\b/u;

/** Where the words end that tell a relation, without those that describe the second name. */
function endOfLink(text: string, names: readonly Name[], { start, end }: FoundRelation): number {
  if (!names.some((name) => name.start === end)) return end;
  const said = link.exec(text.slice(start, end))?.[0];
  return said ? start + said.length : end;
}
