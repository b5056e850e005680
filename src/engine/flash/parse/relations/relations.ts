import { isParticiple } from '../attributes/describing-words.ts';
import type { Relation, Subject } from '../reading.ts';
import type { Span, TokenBuffer } from '../token-buffer.ts';
import type { FoundRelation, Name } from './found-relation.ts';
import { findRelations } from './found-relations.ts';
import { looseLink } from './loose-relations.ts';
import { findCrossings, findMeetings } from './meetings.ts';
import { stepsOver } from './pair.ts';
import { halfBefore } from './rules/halves.ts';
import { findSides } from './sides.ts';

/**
 * What things do with each other; those words are consumed.
 *
 * @param text the prompt before names were consumed
 * @param named the subjects by the place among the names of what names them
 */
export function takeRelations(
  buffer: TokenBuffer,
  text: string,
  names: readonly Name[],
  named: ReadonlyMap<number, Subject>,
): Relation[] {
  const relations: Relation[] = [];
  const all = withBoth(text, names, findRelations(text, names));
  for (const found of all) {
    const [subject, object] = [named.get(found.subject), named.get(found.object)];
    if (!subject || !object || subject === object) continue;
    buffer.consume(found.start + lengthOfDeed(text, names, found), endOfLink(text, names, found));
    if (found.kind === 'half')
      consumeHalf(buffer, text, Math.min(...[found.subject, found.object].map((n) => names[n]?.start ?? 0)));
    const isKnown = relations.some((known) => known.subject === subject && known.object === object);
    const phrase = buffer.spelled(wholeOf(found, names));
    if (!isKnown) relations.push({ kind: found.kind, subject, object, phrase });
  }
  const subjectAt = (i: number) => named.get(i);
  for (const found of [...findMeetings(text, names, subjectAt), ...findCrossings(text, names, subjectAt)]) {
    const [subject, object] = [named.get(found.subject), named.get(found.object)];
    if (!subject || !object) continue;
    buffer.consume(found.start, found.end);
    relations.push({ kind: found.kind, subject, object, phrase: buffer.spelled(wholeOf(found, names)) });
  }
  for (const { kind, start, end, ...pair } of findSides(text, names)) {
    const [subject, object] = [named.get(pair.subject), named.get(pair.object)];
    if (subject && object && subject !== object && !areRelated(relations, subject, object))
      relations.push({ kind, subject, object, phrase: buffer.spelled({ start, end }).trim() });
  }
  names.forEach((name, i) => {
    const next = names[i + 1];
    const [near, object] = [named.get(i), named.get(i + 1)];
    // "A cowboy on a horse roping a bull": whoever is on or in something does what is said after it.
    const [doer] = relations.filter(
      (of) => of.object === near && (stepsOver.has(of.kind) || of.kind === 'inside'),
    );
    const subject = doer?.subject ?? near;
    if (!next || !near || !subject || !object || [near, subject].includes(object)) return;
    if (areRelated(relations, near, object) || areRelated(relations, subject, object)) return;
    // "A frog with a crown on a lily pad": the words between have said it of the frog.
    if (all.some((of) => of.start === name.end && of.object === i + 1)) return;
    const link = looseLink(buffer, withoutTails(text, names, all), name, next);
    if (!link) return;
    consumeLink(buffer, link, link.start === name.end);
    const first = names.find((_, n) => named.get(n) === subject) ?? name;
    const phrase = buffer.spelled({
      start: Math.min(first.start, name.start),
      end: Math.max(next.end, link.end),
    });
    relations.push({ kind: 'beside', subject, object, phrase });
  });
  return relations;
}

/** "A wolf and a moon inside a triangle": both are where the second is said to be. */
function withBoth(text: string, names: readonly Name[], all: readonly FoundRelation[]): FoundRelation[] {
  return all.flatMap((found) => {
    const i = found.subject - 1;
    const [first, second] = [names[i], names[i + 1]];
    const isPlace = found.kind === 'inside' || found.kind === 'on';
    const isAlone = !all.some(({ subject, object }) => subject === i || object === i);
    if (!isPlace || !isAlone || !first || !second || found.object !== i + 2) return [found];
    const isPair = /^ (?:and|&) (?:an? |the |his |her |its |my |their )?$/.test(
      text.slice(first.end, second.start),
    );
    // "A man with a hat and a dog on a boat" speaks of one of them.
    return isPair && !/ with /.test(text.slice(0, first.start)) ? [found, { ...found, subject: i }] : [found];
  });
}

/** What has been said after both names says nothing of the next: "a rib cage with birds inside like a cage". */
function withoutTails(text: string, names: readonly Name[], all: readonly FoundRelation[]): string {
  return all
    .filter(({ subject, object, start }) => [subject, object].every((n) => (names[n]?.end ?? 0) <= start))
    .reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text);
}

/** Between two names only the verbs are understood: the scarf of "a fox wearing a scarf on a pumpkin" is not. */
function consumeLink(buffer: TokenBuffer, { start, end }: Span, isBetween: boolean): void {
  const words = buffer.latinWords().filter((word) => word.start >= start && word.end <= end);
  const others = isBetween ? words.filter(({ text }) => !isParticiple(text)) : [];
  if (others.length === 0) buffer.consume(start, end);
  for (const word of words) if (!others.includes(word)) buffer.consume(word.start, word.end);
}

/** "Half" before the first of two halves. */
function consumeHalf(buffer: TokenBuffer, text: string, end: number): void {
  const before = halfBefore.exec(text.slice(0, end))?.[0] ?? '';
  buffer.consume(end - before.length, end);
}

function areRelated(relations: readonly Relation[], one: Subject, other: Subject): boolean {
  return relations.some(
    ({ subject, object }) => [subject, object].includes(one) && [subject, object].includes(other),
  );
}

/** The words that say a relation, and both names. */
function wholeOf({ subject, object, start, end }: FoundRelation, names: readonly Name[]): Span {
  const parts = [{ start, end }, names[subject], names[object]].filter((part) => part !== undefined);
  return {
    start: Math.min(...parts.map((part) => part.start)),
    end: Math.max(...parts.map((part) => part.end)),
  };
}

/** How somebody is somewhere, which says no more than that. */
const staying =
  /^(?:standing|sitting|resting|lying|laying|hiding|hanging|floating|swimming|growing|sleeping|napping|waiting|crouching|peeking|rising|shining|setting|glowing|looming|hovering|flying|blooming)$/u;

/** What being on or in something does not show. */
const telling = /^ (?:is )?(?:dancing|relaxing|bathing|melting|burning) /u;

const lying = /^ (?:is )?(?:sleeping|asleep|napping|lying|laying|curled up)(?= )/u;

/** How long the verb is that stays to be told: "a cat reading under a tree" is drawn under the tree, and reads nothing. */
function lengthOfDeed(
  text: string,
  names: readonly Name[],
  { kind, subject, start, end }: FoundRelation,
): number {
  // "A cat wearing a hat sleeping on books": with its hat on it sits.
  const isFar = names.some((name, i) => i !== subject && name.end === start);
  const lain = isFar && kind === 'on' && lying.exec(text.slice(start, end))?.[0];
  if (lain) return lain.length;
  const isPlace = kind === 'under' || kind === 'behind' || kind === 'between';
  if (!isPlace && !(telling.test(text.slice(start, end)) && (kind === 'inside' || kind === 'on'))) return 0;
  const [whole, verb = ''] = /^ (?:is )?(\p{L}+ing)(?= )/u.exec(text.slice(start, end)) ?? [];
  return whole === undefined || staying.test(verb) ? 0 : whole.length;
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
