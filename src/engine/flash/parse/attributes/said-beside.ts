import type { ConceptKind } from '../../lexicon/entry.ts';
import type { Pigment } from '../../paint/palette.ts';
import type { Mention } from '../names/mention.ts';
import { stopWords } from '../stop-words/stop-words.ts';
import type { Span, TokenBuffer } from '../token-buffer.ts';
import { isCjk } from '../token-buffer.ts';
import { cjkColorBefore, englishColor } from './color.ts';
import { cjkCountAfter, cjkCountBefore, englishCount, herdBeside } from './count.ts';
import { isDescribing } from './describing-words.ts';
import type { Color } from './said-color.ts';

/** A number, and where the prompt says it. */
export interface Counted extends Span {
  readonly count: number;
}

/** What is said right beside a name. */
export interface Attributes {
  readonly color: Color | null;
  readonly counted: Counted | null;
}

/**
 * How many of what is named there are to be and of which colour, as far as that stands right before or after the name;
 * the words for it are consumed.
 *
 * @param mayBeMany whether a number of two digits may count it
 */
export function saidBeside(
  buffer: TokenBuffer,
  { concept, start, end }: Mention,
  text: string,
  mayBeMany: boolean,
): Attributes {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if (isCjk(buffer.original.slice(start, end))) return cjkAttributes(buffer, before, after, concept.kind);
  const herd = concept.kind === 'creature' ? takeHerd(buffer, before, after) : null;
  const said = englishAttributes(buffer, herd ? before.slice(0, herd.start) : before, after, mayBeMany);
  return herd ? { ...said, counted: herd } : said;
}

function cjkAttributes(buffer: TokenBuffer, before: string, after: string, kind: ConceptKind): Attributes {
  let rest = before.trimEnd();
  const color = cjkColorBefore(rest);
  if (color) rest = consumeEnd(buffer, rest, color.length);
  // 十八 玫瑰: a bare number that stands apart counts nothing.
  const isApart = /[一二三四五六七八九十]\s+$/u.test(buffer.original.slice(0, before.length));
  const found = isApart ? null : cjkCountBefore(rest, kind);
  // What has counted another thing before counts no more: シマエナガ三羽 枝に.
  const isCouple = found !== null && /夫婦の?$/u.test(rest);
  const isLeft =
    found && (isCouple || buffer.rest.slice(rest.length - found.length, rest.length).trim() !== '');
  const count = isLeft ? found : null;
  if (count) consumeEnd(buffer, rest, count.length);
  if (count)
    return {
      counted: { count: count.count, start: rest.length - count.length, end: rest.length },
      color,
    };
  const behind = cjkCountAfter(after, kind);
  if (!behind) return { counted: pairAfter(buffer, after), color };
  const start = buffer.original.length - after.length;
  const end = start + behind.length;
  buffer.consume(start, end);
  const particle = /^[をがは 　]/u.test(after) ? 1 : 0;
  return { counted: { count: behind.count, start: start + particle, end }, color };
}

function consumeEnd(buffer: TokenBuffer, text: string, length: number): string {
  buffer.consume(text.length - length, text.length);
  return text.slice(0, -length);
}

/** Up to four words at the end of a text, walked over once: backwards from there. */
const lastWords = /$(?<=((?:[\p{L}\d'-]+[ ]+){0,4}))/u;

/** Looks back over at most three words, up to a conjunction or a comma: "two small red roses". */
function englishAttributes(
  buffer: TokenBuffer,
  before: string,
  after: string,
  mayBeMany: boolean,
): Attributes {
  let counted: Counted | null = null;
  let color: Color | null = null;
  const phrase = lastWords.exec(before)?.[1] ?? '';
  let end = before.length;
  for (const match of [...phrase.matchAll(/[\p{L}\d'-]+/gu)].toReversed().slice(0, 3)) {
    const word = match[0];
    if (/^(?:and|with|or|on|in|under|over|around|behind|through)$/.test(word)) break;
    // Of a three eyed raven there is one.
    if (/(?:eyed|faced|headed|legged|horned|winged|tailed|armed)$/.test(word)) break;
    const start = before.lastIndexOf(word, end - word.length);
    // Of "three nails crown of thorns" three are the nails, which nothing draws.
    if (isUnknownPlural(buffer, word, start)) break;
    const foundColor: Pigment | null = color === null ? englishColor(word) : null;
    // What has counted another thing before counts no more: "two cats intertwined, yin yang".
    const isLeft = buffer.rest.startsWith(word, start);
    // A "68 camaro" is of that year.
    const isYear = !mayBeMany && /^\d\d$/.test(word) && Number(word) > 12;
    const count: number | null = counted === null && isLeft && !isYear ? englishCount(word) : null;
    if (foundColor || count) buffer.consume(start, start + word.length);
    if (foundColor) color = { pigment: foundColor, word };
    if (count) counted = { count, start, end: start + word.length };
    end = start;
  }
  return { counted: counted ?? pairAfter(buffer, after), color };
}

/** "A flock of birds", "bird flock": some. */
function takeHerd(buffer: TokenBuffer, before: string, after: string): Counted | null {
  const herd = herdBeside(before, after);
  if (!herd) return null;
  const start = herd.before > 0 ? before.length - herd.before : buffer.original.length - after.length;
  const end = start + herd.before + herd.after;
  buffer.consume(start, end);
  return { count: 4, start, end };
}

/** Whether a word is left that names several of something else. */
function isUnknownPlural(buffer: TokenBuffer, word: string, start: number): boolean {
  const isPlural = /[a-z]{3}s$/.test(word) && !/(?:[sui]s|'s)$/.test(word);
  return isPlural && buffer.rest.startsWith(word, start) && !isDescribing(word) && !stopWords.has(word);
}

/** "Swallow pair" is two of them, and so are ペンギンのカップル. */
function pairAfter(buffer: TokenBuffer, after: string): Counted | null {
  const pair =
    /^ (?:pair|duo|couple|lovers)\b(?! (?:of|tattoos?|design)\b)|^の?(?:カップル|夫婦|つがい)|^(?:情侣|夫妻|夫妇)/u.exec(
      after,
    )?.[0];
  if (!pair) return null;
  const start = buffer.original.length - after.length;
  const end = start + pair.length;
  buffer.consume(start, end);
  return { count: 2, start: start + (/^[ の]/u.test(pair) ? 1 : 0), end };
}
