import { chinesePairs, sharedPairs } from './traditional-pairs.ts';

const inPairs = (pairs: string) =>
  [...pairs.matchAll(/(.)(.)/gu)].map(([, first = '', second = '']): [string, string] => [first, second]);
const simplified = new Map([...inPairs(sharedPairs), ...inPairs(chinesePairs)]);
const onlyTraditional = new Set(inPairs(chinesePairs).map(([character]) => character));
/** What only Japanese is written with. */
export const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** What Japanese does not write: Chinese grammar, and characters that it never had. */
const onlyChinese =
  /(?<=[\p{Script=Han}](?<![平昭令調]))和(?=\p{Script=Han}(?<![風柄彫服装]))|(?<=\p{Script=Han})的(?=\p{Script=Han})|[骷腿跟朵棵]/u;

/**
 * A Chinese text in simplified characters, of the same length, so that it is looked up in one spelling. Japanese, which
 * shares many of the traditional ones, stays as it is.
 */
export function inSimplified(text: string): string {
  if (kana.test(text)) return text;
  const isChinese = onlyChinese.test(text) || [...text].some((character) => onlyTraditional.has(character));
  return isChinese ? simplifiedOf(text) : text;
}

/** A text in simplified characters, whatever language it is in. */
export function simplifiedOf(text: string): string {
  return Array.from({ length: text.length }, (_, i) => {
    const character = text.charAt(i);
    return simplified.get(character) ?? character;
  }).join('');
}
