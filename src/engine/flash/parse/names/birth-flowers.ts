import { englishCount } from '../attributes/count.ts';
import { kana } from '../traditional.ts';

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
/** How many flowers the months name: "three birth flowers". */
const counted = /\b(\p{L}+|\d)(?= birth(?: month)? ?flowers?\b)/iu;
/** "March may and june" is a list, in which two flowers would be one name. */
const inARow = new RegExp(`birth flower of (?:${months.join('|')})(?= birth flower)`, 'g');
const englishName = /\bbirth(?: month)? ?flowers?(?: (?:of|for|from|in)(?! (?:my|our)\b))?\b/gi;
/** Whom they are for: "birth flowers of my kids". */
const whose = /(?<=flowers? )of (?=(?:my|our)\b)/i;
const englishMonth = new RegExp(`\\b(${months.join('|')})(?:['’]s)?\\b`, 'gi');
const cjkName = /[的の]?(?:生日花|诞生花|誕生花|出生花)/g;
const cjkMonth = /(1[0-2]|[1-9]|十[一二]?|[一二三四五六七八九]) ?月(?:生まれ)?/g;
const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

/**
 * Gives every month in a prompt about birth flowers a flower of its own: "birth flowers of March and August" names
 * two. A prompt that names no month, or no birth flower, stays as it is.
 */
export function withBirthFlowers(prompt: string): string {
  if (prompt.search(englishName) >= 0 && prompt.search(englishMonth) >= 0)
    return prompt
      .replace(whose, 'for ')
      .replace(counted, (all: string, count: string) => {
        const flowers = prompt.match(englishMonth) ?? [];
        return englishCount(count.toLowerCase()) === flowers.length ? all.slice(count.length) : all;
      })
      .replace(englishName, '')
      .replace(englishMonth, (_, month: string) => `birth flower of ${month}`)
      .replace(inARow, '$&,');
  if (prompt.search(cjkName) >= 0 && prompt.search(cjkMonth) >= 0)
    return prompt.replace(cjkName, '').replace(cjkMonth, (_, month: string) => {
      const number = numerals.indexOf(month) + 1 || Number(month);
      return kana.test(prompt) ? `${number}月の誕生花` : `${number}月诞生花`;
    });
  return prompt;
}
