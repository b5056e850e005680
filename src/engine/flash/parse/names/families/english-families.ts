import type { Span, TokenBuffer } from '../../token-buffer.ts';
import { beastsByName, namesIn } from './beast-names.ts';
import type { FamilyForm } from './english-patterns.ts';
import { englishPatterns } from './english-patterns.ts';
import { mothers } from './english-words.ts';
import type { Family } from './family.ts';
import { consumeBut, drawnOf } from './family.ts';
import type { FamilySaid } from './family-said.ts';
import { anyNumber, countGrown, countYoung } from './head-count.ts';
import { groupSpan, nameWithin, spanOf } from './matched.ts';
import { isTheirs } from './whose-young.ts';
import { youngWords } from './young-words.ts';

/** What may tell of young ones at all. */
const trigger = new RegExp(`(?<![a-zà-ÿ])(?:${youngWords}|me|family)(?![a-zà-ÿ])`);
const mother = new RegExp(`\\b(?:${mothers})`, 'u');
const beasts = beastsByName('en');

/** The families of beasts that an English prompt tells of; all but the names of the grown ones is consumed. */
export function englishFamilies(buffer: TokenBuffer): Family[] {
  if (!trigger.test(buffer.rest)) return [];
  // Only the names that a prompt holds are looked for: all of them would take long.
  const names = namesIn(buffer.rest, beasts);
  if (names === null) return [];
  const name = wholeWords(names);
  return englishPatterns.flatMap(({ form, needs, source }) => {
    if (!needs.test(buffer.rest)) return [];
    const pattern = wholeWords(source.replaceAll('NAMES', names), 'dg');
    return [...buffer.rest.matchAll(pattern)].flatMap((match) => {
      const family = familyIn(buffer, match, form, name);
      if (!family) return [];
      const kept = [family.beast, groupSpan(match, 'pose')].filter((span) => span !== null);
      consumeBut(buffer, spanOf(match), kept);
      return [family];
    });
  });
}

function wholeWords(source: string, flags = ''): RegExp {
  return new RegExp(`(?<![a-zà-ÿ])(?:${source})(?![a-zà-ÿ])`, flags);
}

function familyIn(
  buffer: TokenBuffer,
  match: RegExpExecArray,
  form: FamilyForm,
  name: RegExp,
): Family | null {
  // A succulent is called so.
  if (match[0] === 'hens and chicks') return null;
  const { old = '', post = '', young = '', quantity = '', link = '', kids = '' } = match.groups ?? {};
  const youngAt = groupSpan(match, 'young');
  const named = groupSpan(match, 'beast');
  const called = youngAt && nameWithin(buffer.rest, youngAt, name);
  const conceptAt = (at: Span | null) => (at && beasts.get(buffer.rest.slice(at.start, at.end))) ?? null;
  const beast = named ?? called;
  const concept = conceptAt(beast);
  if (!beast || !concept) return null;
  const said: FamilySaid = {
    form,
    beast: concept,
    isNamed: named !== null,
    parents: `${old}${post}`,
    young,
    youngBeast: conceptAt(called),
    quantity,
    link,
    kids,
    all: match.groups?.all ?? match.groups?.number ?? '',
  };
  if (young !== '' && !isTheirs(said)) return null;
  const at = youngAt ?? groupSpan(match, 'kids');
  const phrase = spanOf(match);
  return {
    beast,
    grown: countGrown(said),
    isMother: mother.test(said.parents) || /\b(?:her|she)\b/.test(quantity),
    young: at && buffer.placed(at),
    ...drawnOf(buffer, countYoung(said), phrase, anyNumber),
    phrase: buffer.original.slice(phrase.start, phrase.end).trim(),
  };
}
