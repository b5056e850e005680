import type { Concept, ConceptKind } from '../../lexicon/concept.ts';
import { lookAlikeOf } from '../../lexicon/look-alikes.ts';
import { isNearMiss } from '../../lexicon/near-misses.ts';
import type { Pigment } from '../../paint/palette.ts';
import type { Finding } from '../names/finding.ts';
import { namesOne } from '../names/names-one.ts';
import { isUsualName, languageOf } from '../names/usual-name.ts';
import { quietWords } from '../quiet/quiet-words.ts';
import type { Subject } from '../reading.ts';
import type { PlacedWord, Slate, Span } from '../slate.ts';
import { isCjk } from '../slate.ts';
import { cjkColorBefore, colorAfter, colorAlone, englishColor } from './color.ts';
import { cjkCountAfter, cjkCountBefore, englishCount, pluralCount } from './count.ts';
import { isDescribing } from './describing-words.ts';

/** More of one thing than this is drawn as this many. */
const most = 5;

/** Two by their name. */
const bothHands = /^[双雙]手$/u;
/** Of these the drawing shows several. */
const severals = new Set([
  'star',
  'forest',
  'bamboo',
  'fern',
  'fireworks',
  'pyramid',
  'dice',
  'mushroom',
  'chopsticks',
  'marigold',
  'violet',
  'aster',
  'plumeria',
  'snowdrop',
  'calla-lily',
  'edelweiss',
  'ginkgo',
  'maple',
]);

/** Of these each of several has several blooms. */
const bloomsInTwos = new Set([
  'marigold',
  'violet',
  'aster',
  'snowdrop',
  'plumeria',
  'calla-lily',
  'edelweiss',
]);

/** What a prompt says of a subject, and the words for what its drawing will not show. */
export interface Said<T> {
  readonly said: T;
  readonly unmet: readonly PlacedWord[];
}

/**
 * The subject that a finding names, with the count and the colour that stand before it; these are wiped off.
 *
 * @param isOnly whether nothing else is named, so that a colour anywhere is its own
 */
export function describe(
  slate: Slate,
  finding: Finding,
  text: string,
  isOnly: boolean,
): Said<Omit<Subject, 'pose' | 'isBroken' | 'time'>> {
  const { concept, start, isPlural, isIdea } = finding;
  const word = slate.spelled(finding);
  const before = text.slice(0, start);
  const { counted, color: said } = isCjk(word)
    ? cjkAttributes(slate, before, text.slice(finding.end), concept.kind)
    : englishAttributes(slate, before, text.slice(finding.end), isPlural || concept.kind !== 'object');
  const color =
    said ??
    takeColorAfter(slate, finding.end, text.slice(finding.end)) ??
    colorInName(concept, word) ??
    (isOnly ? takeColorAlone(slate) : null);
  const pigment = color?.pigment ?? null;
  const colorWord = color?.word ?? null;
  const several = namesTwo.test(word) ? 2 : isPlural ? pluralCount(concept) : 1;
  const count = isPairItself(finding, word, text, counted)
    ? 1
    : bothHands.test(word)
      ? 2
      : (counted?.count ?? several);
  const language = languageOf(concept, word, slate.original);
  const [name = ''] = concept.words[language];
  const isOther = !isUsualName(word, name);
  const alike = lookAlikeOf(concept.name);
  const isStandIn =
    alike !== null ||
    (isOther && (isIdea || isAllNear(finding) || (finding.near !== null && isNearMiss(word))));
  // Two babies are not two mothers, each with one.
  const isTwoAlready = isStandIn && counted !== null && concept.name === 'mother-and-child';
  return {
    said: {
      concept,
      word,
      language,
      count: isTwoAlready ? 1 : Math.min(most, count),
      pigment,
      colorWord,
      standIn: isStandIn ? (alike?.words[language] ?? name) : null,
      otherName: isOther && !isStandIn ? name : null,
    },
    unmet:
      counted && (count > most || isTwoAlready || isOneOfSeveral(finding, word, counted, text))
        ? [slate.placed(counted)]
        : [],
  };
}

/** "A single daisy", where several are drawn; "single line" says no number, and "一对" names both of a pair. */
function isOneOfSeveral(
  { concept: { name } }: Finding,
  word: string,
  { count, start, end }: Span & { readonly count: number },
  text: string,
): boolean {
  if (namesOne(word) || !severals.has(name)) return false;
  // Of two daisies each has a second bloom.
  if (count > 1) return bloomsInTwos.has(name);
  if (/[对對双雙]/u.test(text.slice(start, end))) return false;
  return !/^[ -](?:line|needle|colou?r)/.test(text.slice(end));
}

function takeColorAfter(slate: Slate, start: number, after: string): Color | null {
  const color = colorAfter(after);
  if (color) slate.wipe(start, start + color.length);
  return color;
}

/** "Luna moth on my sternum, pale green". */
function takeColorAlone(slate: Slate): Color | null {
  const color = colorAlone(slate.rest);
  if (color) slate.wipe(color.start, color.start + color.word.length);
  return color;
}

/** What is named with its colour: a pink ribbon, a red string. */
const namedByColor = new Set(['awareness-ribbon', 'thread']);

function colorInName({ name }: Concept, word: string): Color | null {
  if (!namedByColor.has(name)) return null;
  const [first = ''] = word.toLowerCase().split(isCjk(word) ? '' : ' ');
  const pigment = englishColor(first) ?? cjkColorBefore(first)?.pigment;
  return pigment ? { pigment, word: first } : null;
}

/** Two that are known by their names: Odin's ravens and wolves. */
const namesTwo = /^(?:hugin|munin|geri|freki|skoll|hati)\p{L}* and \p{L}+$/iu;

const severalInOne: ReadonlySet<string> = new Set(['three-wise-monkeys', 'heart-hands', 'praying-hands']);

/** "A pair of wings" is what "wings" are: a word that has no singular names both. */
function isPairItself(
  { concept, isPlural, end }: Finding,
  word: string,
  text: string,
  counted: Attributes['counted'],
): boolean {
  // The monkeys that see, hear and speak no evil are three in one drawing, and "two hands forming a heart" two.
  if (severalInOne.has(concept.name)) return true;
  const after = text.slice(end);
  const said = counted === null ? '' : text.slice(counted.start, counted.end);
  // 一对鹿角, 一双翅膀; a pair of dragon and phoenix is one of each.
  if (/^一[对對双雙]$/u.test(said)) return /(?:角|翅膀|翼|羽翼|眼睛)$/u.test(word) || /^[凤鳳]/u.test(after);
  return said === 'pair' && !isPlural && /s$/i.test(word);
}

/** Whether all of a name is one for which its drawing is only the nearest. */
function isAllNear({ near, start, end }: Finding): boolean {
  return near !== null && near.start === start && near.end === end;
}

/** A colour, and the prompt's word for it. */
interface Color {
  readonly pigment: Pigment;
  readonly word: string;
}

interface Attributes {
  readonly color: Color | null;
  /** Any number, and the words for it. */
  readonly counted: (Span & { readonly count: number }) | null;
}

function cjkAttributes(slate: Slate, before: string, after: string, kind: ConceptKind): Attributes {
  let rest = before.trimEnd();
  const color = cjkColorBefore(rest);
  if (color) rest = wipeEnd(slate, rest, color.length);
  // 十八 玫瑰: a bare number that stands apart counts nothing.
  const isApart = /[一二三四五六七八九十]\s+$/u.test(slate.original.slice(0, before.length));
  const found = isApart ? null : cjkCountBefore(rest, kind);
  // What has counted another thing before counts no more: シマエナガ三羽 枝に.
  const isLeft = found && slate.rest.slice(rest.length - found.length, rest.length).trim() !== '';
  const count = isLeft ? found : null;
  if (count) wipeEnd(slate, rest, count.length);
  if (count)
    return {
      counted: { count: count.count, start: rest.length - count.length, end: rest.length },
      color,
    };
  const behind = cjkCountAfter(after, kind);
  if (!behind) return { counted: pairAfter(slate, after), color };
  const start = slate.original.length - after.length;
  const end = start + behind.length;
  slate.wipe(start, end);
  const particle = /^[をがは 　]/u.test(after) ? 1 : 0;
  return { counted: { count: behind.count, start: start + particle, end }, color };
}

function wipeEnd(slate: Slate, text: string, length: number): string {
  slate.wipe(text.length - length, text.length);
  return text.slice(0, -length);
}

/** Looks back over at most three words, up to a conjunction or a comma: "two small red roses". */
function englishAttributes(slate: Slate, before: string, after: string, mayBeMany: boolean): Attributes {
  let counted: Attributes['counted'] = null;
  let color: Color | null = null;
  const phrase = /(?:[\p{L}\d'-]+[ ]+){0,4}$/u.exec(before)?.[0] ?? '';
  let end = before.length;
  for (const match of [...phrase.matchAll(/[\p{L}\d'-]+/gu)].toReversed().slice(0, 3)) {
    const word = match[0];
    if (/^(?:and|with|or|on|in|under|over|around|behind|through)$/.test(word)) break;
    // Of a three eyed raven there is one.
    if (/(?:eyed|faced|headed|legged|horned|winged|tailed|armed)$/.test(word)) break;
    const start = before.lastIndexOf(word, end - word.length);
    // Of "three nails crown of thorns" three are the nails, which nothing draws.
    if (isUnknownPlural(slate, word, start)) break;
    const foundColor: Pigment | null = color === null ? englishColor(word) : null;
    // What has counted another thing before counts no more: "two cats intertwined, yin yang".
    const isLeft = slate.rest.startsWith(word, start);
    // A "68 camaro" is of that year.
    const isYear = !mayBeMany && /^\d\d$/.test(word) && Number(word) > 12;
    const count: number | null = counted === null && isLeft && !isYear ? englishCount(word) : null;
    if (foundColor || count) slate.wipe(start, start + word.length);
    if (foundColor) color = { pigment: foundColor, word };
    if (count) counted = { count, start, end: start + word.length };
    end = start;
  }
  return { counted: counted ?? pairAfter(slate, after), color };
}

/** Whether a word is left that names several of something else. */
function isUnknownPlural(slate: Slate, word: string, start: number): boolean {
  const isPlural = /[a-z]{3}s$/.test(word) && !/(?:[sui]s|'s)$/.test(word);
  return isPlural && slate.rest.startsWith(word, start) && !isDescribing(word) && !quietWords.has(word);
}

/** "Swallow pair" is two of them, and so are ペンギンのカップル. */
function pairAfter(slate: Slate, after: string): Attributes['counted'] {
  const pair =
    /^ (?:pair|duo|couple|lovers)\b(?! (?:of|tattoos?|design)\b)|^の?(?:カップル|夫婦|つがい)|^(?:情侣|夫妻|夫妇)/u.exec(
      after,
    )?.[0];
  if (!pair) return null;
  const start = slate.original.length - after.length;
  const end = start + pair.length;
  slate.wipe(start, end);
  return { count: 2, start: start + (/^[ の]/u.test(pair) ? 1 : 0), end };
}
