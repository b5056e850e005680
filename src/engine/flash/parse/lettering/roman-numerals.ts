import type { TokenBuffer } from '../token-buffer.ts';
import { months } from './dates.ts';

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const romanWish = /\b(?:in|with|as) roman numerals?\b|\broman numerals?\b|罗马数字|ローマ数字(?:で)?/u;
const romanSteps = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** What is written, with its numbers as the Romans wrote them where the prompt wants that; the wish is consumed. */
export function inWantedNumerals(buffer: TokenBuffer, text: string): string {
  const wish = romanWish.exec(buffer.rest);
  if (!wish) return text;
  buffer.consume(wish.index, wish.index + wish[0].length);
  return inRomanNumerals(text);
}

/** The numbers and months of a date as the Romans wrote them: 14.02.2015 is XIV.II.MMXV. */
function inRomanNumerals(text: string): string {
  const inNumbers = text
    .replace(new RegExp(`\\b${months}\\b\\.?`, 'giu'), (month) =>
      String(monthNames.indexOf(month.slice(0, 3).toLowerCase()) + 1),
    )
    .replace(/(\d)(?:st|nd|rd|th)\b/giu, '$1')
    .replace(/ ?[年月日号號] ?/gu, (sign, at: number) => (at + sign.length < text.length ? '.' : ''))
    .replace(/(\d)(?: of |,? )(?=\d)/giu, '$1.');
  return inNumbers.replace(/\d+/g, (digits) => {
    let rest = Number(digits);
    if (rest === 0 || rest > 3999) return digits;
    let numeral = '';
    for (const [value, letters] of romanSteps) for (; rest >= value; rest -= value) numeral += letters;
    return numeral;
  });
}
