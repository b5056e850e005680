import type { ConceptKind } from '../lexicon/concept.ts';

/** More of one thing than this is drawn as this many. */
const most = 5;

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

/** Measure words, and the particle that may follow them. */
const cjkCount =
  /([一二两兩双雙三四五六七八九十]|\d+)(?:条|只|朵|个|匹|羽|輪|輪の|本|つ|枚|头|隻|對|对|片|把|颗|株|枝|根)?(?:の|的)?$/;

export function englishCount(word: string): number | null {
  const count = /^\d{1,2}$/.test(word) ? Number(word) : english[word];
  return count ? Math.min(most, count) : null;
}

/** The number that ends the text before a Chinese or Japanese word, and how many characters it takes. */
export function cjkCountBefore(before: string): { count: number; length: number } | null {
  const match = cjkCount.exec(before);
  const digits = match?.[1];
  if (!match || !digits) return null;
  const count = cjkDigits[digits] ?? Number(digits);
  return count > 0 ? { count: Math.min(most, count), length: match[0].length } : null;
}

/** How many an English plural without a number means: things of the ground and the sky come in one drawing. */
export function pluralCount(kind: ConceptKind): number {
  if (kind === 'flora') return 3;
  return kind === 'sky' || kind === 'ground' || kind === 'pattern' ? 1 : 2;
}
