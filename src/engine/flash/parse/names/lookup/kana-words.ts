import type { Span } from '../../token-buffer.ts';

/** A short name within a longer run of katakana is part of an unknown word: ターコイズ is no コイ. */
export function isInLoanword(word: string, text: string, start: number): boolean {
  const around = `${text.charAt(start - 1)}${text.charAt(start + word.length)}`;
  return /^[\p{Script=Katakana}ー]{1,2}$/u.test(word) && /[\p{Script=Katakana}ー]/u.test(around);
}

/** What may stand before a word in hiragana, before a longer one, and after it: 静かに has no crab in it. */
const kanaBefore = /(?:^|[^\p{L}ー]|[のとやがをるうぶく]|(?<=\p{Script=Han})い|[きさ]な)$/u;
const kanaBeforeLonger = /(?:^|[^\p{L}ー]|[のとやがをにはもでるたいな])$/u;
const kanaAfter =
  /^(?:$|[^\p{L}ー]|[のとや]|[がをにはもでへ](?!\p{Script=Hiragana})|さん(?!\p{L})|\p{Script=Han}(?<![柄色模縞年座系]))/u;

/** Whether nothing around a Japanese name in kana makes another word of it. */
export function standsAlone(text: string, { start, end }: Span): boolean {
  const before = end - start > 2 ? kanaBeforeLonger : kanaBefore;
  return before.test(text.slice(0, start)) && kanaAfter.test(text.slice(end));
}
