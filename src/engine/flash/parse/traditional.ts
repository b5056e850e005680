/// <reference path="./opencc-characters.d.ts" />
import characters from 'opencc-js/dict/TSCharacters';
import { onlyChinese } from './traditional-chinese.ts';

/** Where the lexicon's words are spelled otherwise than OpenCC has it. */
const variants = ['著着', '鍊链', '蔴麻', '衞卫'];

/** Of one code unit each: a text keeps its length. */
const simplified = new Map(
  [...characters.split('|').map((entry) => entry.replace(' ', '')), ...variants]
    .map((pair): [string, string] => [pair.charAt(0), pair.charAt(1)])
    .filter(([traditional, plain]) => !/[\uD800-\uDFFF]/.test(traditional + plain)),
);
const onlyTraditional = new Set(onlyChinese);
/** What only Japanese is written with. */
export const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** What Japanese does not write: Chinese grammar, and characters that it never had. */
const chineseGrammar =
  /(?<=[\p{Script=Han}](?<![平昭令調]))和(?=\p{Script=Han}(?<![風柄彫服装]))|(?<=\p{Script=Han})的(?=\p{Script=Han})|[骷腿跟朵棵]/u;

/**
 * A Chinese text in simplified characters, of the same length, so that it is looked up in one spelling. Japanese, which
 * shares many of the traditional ones, stays as it is.
 */
export function inSimplified(text: string): string {
  if (kana.test(text)) return text;
  const isChinese =
    chineseGrammar.test(text) || [...text].some((character) => onlyTraditional.has(character));
  return isChinese ? simplifiedOf(text) : text;
}

/** A text in simplified characters, whatever language it is in. */
export function simplifiedOf(text: string): string {
  return Array.from({ length: text.length }, (_, i) => {
    const character = text.charAt(i);
    return simplified.get(character) ?? character;
  }).join('');
}
