import { maxPromptLength } from '#contract/generation.ts';
import type { ImprovedPrompt } from '#contract/prompt.ts';
import type { Language } from '../lexicon/entry.ts';
import { readPrompt } from '../parse/read-prompt.ts';
import type { Reading, Subject } from '../parse/reading.ts';
import { isCjk } from '../parse/token-buffer.ts';
import { hashText } from '../random/hash.ts';
import { Random } from '../random/random.ts';
import { namedStyle } from '../styles/named-style.ts';
import type { Addition } from './additions.ts';
import { additions } from './additions.ts';

/** More would bury what was asked for. */
const mostParts = 2;
/** So many things fill a picture already: then only its frame and look are added. */
const fullAt = 4;

/**
 * Says a prompt in more words, by rules: company, a sky, a frame and a look, such as go with what leads it. Whatever is
 * added has been read again: it is understood, and all that was there before is still read as it was.
 *
 * @param hasStyle a style is chosen, so that the words need not name one
 */
export function improvePrompt(prompt: string, hasStyle: boolean): ImprovedPrompt {
  let [improved, reading] = [prompt.trim(), readPrompt(prompt)];
  const added: string[] = [];
  const [lead] = reading.subjects;
  if (!lead) return { prompt: improved, added };
  const language = languageOf(improved, lead.language);
  const random = new Random(hashText(prompt));
  const hasLook = hasStyle || namedStyle(prompt) !== null;
  for (const part of partsFor(reading, hasLook, random)) {
    for (const { words } of random.shuffled(fitting(part, lead, reading))) {
      const longer = joined(improved, words[language], language);
      const next = readPrompt(longer);
      if (longer.length > maxPromptLength || !keepsAll(reading, next)) continue;
      [improved, reading] = [longer, next];
      added.push(words[language]);
      break;
    }
  }
  return { prompt: improved, added };
}

function fitting(part: Addition['part'], { concept }: Subject, { wishes }: Reading): Addition[] {
  return additions.filter(
    (of) =>
      of.part === part &&
      (of.goesWith?.includes(concept.kind) ?? true) &&
      !of.unless?.some((wish) => wishes.has(wish)),
  );
}

function languageOf(prompt: string, read: Language): Language {
  if (!isCjk(prompt)) return 'en';
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(prompt) ? 'ja' : read === 'ja' ? 'ja' : 'zh';
}

/** Two parts of the picture that are free, in the order in which one says them, and its look. */
function partsFor({ subjects, wishes }: Reading, hasLook: boolean, random: Random): Addition['part'][] {
  const kinds = new Set(subjects.map(({ concept }) => concept.kind));
  const look: Addition['part'][] = hasLook ? [] : ['look'];
  if (wishes.has('minimal') || wishes.has('one-line') || wishes.has('band')) return look;
  const isFull = subjects.length >= fullAt;
  const free: Addition['part'][] = [
    ...(subjects.length > 1 ? [] : (['company'] as const)),
    ...(isFull || kinds.has('sky') ? [] : (['sky'] as const)),
    ...(isFull || kinds.has('ground') ? [] : (['ground'] as const)),
    'frame',
  ];
  const chosen = new Set(random.shuffled(free).slice(0, mostParts));
  return [...free.filter((part) => chosen.has(part)), ...look];
}

function joined(prompt: string, words: string, language: Language): string {
  const open = prompt.replace(/[\s.,;。，、；]+$/u, '');
  if (language === 'en')
    return /^(?:with|in|surrounded)\b/.test(words) ? `${open} ${words}` : `${open}, ${words}`;
  if (language === 'ja') return `${open}、${words}`;
  return words.startsWith('和') ? `${open}${words}` : `${open}，${words}`;
}

/** Whether the longer prompt shows all that the shorter one did, and leaves nothing more unread. */
function keepsAll(before: Reading, after: Reading): boolean {
  return (
    before.subjects.every(({ concept, count, pigment, pose }) =>
      after.subjects.some(
        (of) =>
          of.concept.name === concept.name &&
          of.count === count &&
          of.pigment === pigment &&
          of.pose?.name === pose?.name,
      ),
    ) &&
    after.subjects[0]?.concept.name === before.subjects[0]?.concept.name &&
    after.lettering === before.lettering &&
    after.ignored.length <= before.ignored.length &&
    after.relations.length >= before.relations.length
  );
}
