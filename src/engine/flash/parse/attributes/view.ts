import type { Mention } from '../names/mention.ts';
import type { Subject } from '../reading.ts';
import type { PlacedWord, TokenBuffer } from '../token-buffer.ts';
import { spansOf } from '../token-buffer.ts';

const profile =
  /\b(?:in profile|(?:side[- ])?profile(?: (?:view|portrait|picture|pic))?(?! (?:photo|of me))|side[- ]?view|(?:seen |viewed )?from the side)\b|侧面像?|横向き/gu;
const portraitAfter =
  /^(?:'s)? (?:portraits?|faces?|heads?|head ?shot|close[- ]?up)\b(?! (?:to|of|down|up|turned|thrown)\b)|^的?(?:肖像|头像|脸|头部)|^の(?:肖像|顔)/u;
const portraitBefore =
  /\b(?:portraits?|faces?|heads?|head ?shot|close[- ]?up) of (?:an? |the |my |our )?(?:\p{L}+ )?$/u;

/** Takes off that people are to be seen from the side; told where they are drawn from the front. */
export function takeProfile(buffer: TokenBuffer, subjects: readonly Subject[]): PlacedWord[] {
  const people = subjects.filter(({ concept }) => concept.kind === 'figure');
  if (people.length === 0) return [];
  const taken = spansOf(buffer.rest, profile).map((span) => buffer.take(span));
  return people.some(({ concept }) => concept.traits.has('from-side')) ? [] : taken;
}

/** The words that ask for the face of somebody who is drawn from head to foot, or from behind. */
export function takePortrait(
  buffer: TokenBuffer,
  text: string,
  { concept, start, end }: Mention,
): PlacedWord[] {
  if (!concept.traits.has('full-length')) return [];
  const after = portraitAfter.exec(text.slice(end))?.[0].replace(/^(?:'s)? /u, '');
  if (after !== undefined) {
    const from = text.indexOf(after, end);
    return [buffer.take({ start: from, end: from + after.length })];
  }
  const before = portraitBefore.exec(text.slice(0, start));
  const [word = ''] = before ? (/^[\p{L}-]+/u.exec(before[0]) ?? []) : [];
  return before ? [buffer.take({ start: before.index, end: before.index + word.length })] : [];
}
