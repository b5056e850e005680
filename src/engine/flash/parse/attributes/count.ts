import type { Concept } from '../../lexicon/concept.ts';
import type { ConceptKind } from '../../lexicon/entry.ts';
import { withTrait } from '../../lexicon/lexicon.ts';

const english: Readonly<Record<string, number>> = {
  one: 1,
  single: 1,
  two: 2,
  pair: 2,
  couple: 2,
  double: 2,
  twin: 2,
  three: 3,
  trio: 3,
  triple: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  dozen: 12,
  twenty: 20,
  hundred: 100,
};

const cjkDigits: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  双: 2,
  雙: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
};

const digit = '[二三四五六七八九]?十[一二三四五六七八九]?|[一二两兩双雙三四五六七八九十]|\\d+';
const measure =
  '[条條只朵个個匹羽輪本つ枚头頭隻對对対片把颗顆株棵枝支根串束捧圈组座艘架辆碗杯盘块份尾盏道轮缕滴扇人名体台冊]';
/** How they are to look, which every drawing does: 两只可爱的小狗; it may have been consumed. */
const nice =
  '(?: {2,}的|(?:超|很|非常)?(?:可爱|漂亮|好看|美丽|精致|帅气|呆萌|萌萌哒?|简约|小巧|可愛|精緻|帥氣|美麗)的?)?';
const countBefore = new RegExp(`(${digit})${measure}?${nice}(?:小小|大大|小|大)?[の的]?(?:小さな|大きな)?$`);
/** 一对 and 一双 are two, 一群 and 几只 as many as can be told from a pair. */
const severalBefore: readonly (readonly [number, RegExp])[] = [
  [2, /(?:一[对對対双雙](?:小|大)?[的の]?|(?:つがい|番い|番|対)の|夫婦の?)$/u],
  [4, /(?:[一成][大小]?群|群)的?$/u],
  [3, new RegExp(`(?:好?[几幾]|[数數]|[许許]多|很多|好多|一些)${measure}?(?:小|大)?[的の]?$`, 'u')],
];
/** 鹦鹉一对, 鶴のつがい, カモメの群れ. */
const severalAfter: readonly (readonly [number, RegExp])[] = [
  [2, /^(?:の?一[对對対双雙]|の(?:つがい|番い))(?=[がをはにと、。,，\s]|$)/u],
  [4, /^の群れ(?=[がをはにとのも、。,，\s]|$)/u],
];
/** 薔薇を三本, 鯉が二匹, 玫瑰三朵; without a particle only where the phrase ends, else it counts what follows. */
const countAfter = new RegExp(
  `^(?:[をがは](?: +に?)?(${digit})${measure}|(${digit})${measure}(?=[がはをとやでにも]|(?![\\p{L}\\d]))|[ 　](${digit})${measure}(?![\\p{L}\\d]))`,
  'u',
);
/** 燕子 两只, as far as nothing follows that it could count. */
const countApart = new RegExp(`^[ ,，](${digit})${measure}(?=$|[,，。、])`, 'u');
const measuredBefore = new RegExp(`(?:${digit})$`);
const measureWord = new RegExp(`^${measure}$`);

/** As many as can be told from a pair, of what "flock of" or "herd" says of beasts. */
const herdBefore =
  /\b(?:(?:flocks?|herd|swarm|colony|gaggle|flight) (?:of )?|(?:pack|murder|pride|school|parliament) of )$/u;
const herdAfter = /^ (?:flock|herd|swarm|pack)\b(?! of)/u;

/** Where "flock of" stands before a beast's name, or "flock" after it. */
export function herdBeside(before: string, after: string): { before: number; after: number } | null {
  const [first = ''] = herdBefore.exec(before) ?? [];
  const [last = ''] = first ? [] : (herdAfter.exec(after) ?? []);
  return first || last ? { before: first.length, after: last.length } : null;
}

export function englishCount(word: string): number | null {
  return (/^\d{1,3}$/.test(word) ? Number(word) : english[word]) || null;
}

export function cjkCount(word: string): number | null {
  const [tens, ones] = word.split('十');
  // 十二 is twelve, 二十 twenty.
  if (word.length > 1 && tens !== undefined && ones !== undefined)
    return 10 * (cjkDigits[tens] ?? 1) + (cjkDigits[ones] ?? 0);
  return cjkDigits[word] ?? (Number(word) || null);
}

/** A number of the tails, heads and eyes that one of them has. */
const ofItsParts = new RegExp(
  `(?:尻尾|しっぽ|[尾頭首目眼足腕角顔翼羽])(?:が|は|の)?(?:${digit})${measure}?(?:ある|の)$`,
  'u',
);

/** The number that ends the text before a Chinese or Japanese word, and how many characters it takes. */
export function cjkCountBefore(before: string, kind: ConceptKind): { count: number; length: number } | null {
  // Of a 双头鹰 there is one.
  if (/[双雙][头頭尾]$/u.test(before)) return null;
  // 尻尾が二つの猫 is one cat.
  if (ofItsParts.test(before)) return null;
  const several = severalBefore.find(([, pattern]) => pattern.test(before));
  if (several) return { count: several[0], length: several[1].exec(before)?.[0].length ?? 0 };
  const match = countBefore.exec(before);
  return match && isCountOf(kind, match[0]) ? counted(match) : null;
}

/** The number that begins the text after a Chinese or Japanese word, and how many characters it takes. */
export function cjkCountAfter(after: string, kind: ConceptKind): { count: number; length: number } | null {
  const several = severalAfter.find(([, pattern]) => pattern.test(after));
  if (several) return { count: several[0], length: several[1].exec(after)?.[0].length ?? 0 };
  const match = countAfter.exec(after) ?? countApart.exec(after);
  return match && isCountOf(kind, match[0]) ? counted(match) : null;
}

/** People are counted in 人: 二人の愛 is one heart. */
function isCountOf(kind: ConceptKind, words: string): boolean {
  return kind === 'figure' || kind === 'creature' || !/[人名]/u.test(words);
}

/** Whether a character measures what a number before it counts: 三本 is three of something, not three books. */
export function isMeasureWord(character: string, before: string): boolean {
  return measureWord.test(character) && measuredBefore.test(before);
}

function counted(match: RegExpExecArray): { count: number; length: number } | null {
  const digits = match[1] ?? match[2] ?? match[3] ?? '';
  const count = cjkCount(digits);
  return count === null ? null : { count, length: match[0].length };
}

/** Of the sky, and yet single in their drawings. */
const singles = withTrait('lone-in-sky');

/** How many an English plural without a number means: things of the ground and the sky come in one drawing. */
export function pluralCount({ kind, name }: Pick<Concept, 'kind' | 'name'>): number {
  if (singles.has(name)) return 2;
  if (kind === 'flora') return 3;
  return kind === 'sky' || kind === 'ground' || kind === 'pattern' ? 1 : 2;
}
