import type { TokenBuffer } from '../token-buffer.ts';
import { longestLettering } from './longest-lettering.ts';

/** The names of months as English writes them. */
export const months =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const spelledDay = `(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${months}\\.?,? (?:19|20)\\d\\d|${months}\\.? (?:\\d{1,2}(?:st|nd|rd|th)?,? )?(?:19|20)\\d\\d|\\d{1,2} \\d{1,2} (?:19|20)\\d\\d)`;
/** "June 5th 2010", "12 March 2015", "14 06 2018", one or from one to another. */
export const spelledDate = new RegExp(`\\b${spelledDay}(?:\\s?[-–]\\s?${spelledDay})?\\b`, 'iu');
/** A date in figures, or in those of China and Japan. */
export const date =
  /(?:明治|大正|昭和|平成|令和)(?:元|[\d〇一二三四五六七八九十]{1,4})年(?:[\d〇一二三四五六七八九十]{1,3}月(?:[\d〇一二三四五六七八九十]{1,3}日)?)?|(?:农历|農曆|阴历|旧历|舊曆)?[正冬腊臘一二三四五六七八九十]{1,2}月(?:初[一二三四五六七八九十]|十[一二三四五六七八九]?|廿[一二三四五六七八九]?|二十[一二三四五六七八九]?|三十)(?![日个個])|[二一](?:[〇零一二三四五六七八九]{3}|千[〇一二三四五六七八九百十]{1,5})年(?:[一二三四五六七八九十]{1,2}月(?:[一二三四五六七八九十]{1,3}日)?)?|[一二三四五六七八九十]{1,2}月[一二三四五六七八九十]{1,3}日|\b[MTSHR]\d{1,2}[./]\d{1,2}[./]\d{1,2}\b|\d{4} ?年 ?\d{1,2} ?月(?: ?\d{1,2} ?[日号號])?|\d{1,2} ?月 ?\d{1,2} ?[日号號]|\b(?:\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|(?:19|20)\d\d [01]?\d [0-3]?\d|[MDCLXVI]{3,}(?:[ .·-][MDCLXVI]+)*|(?:19|20)\d\d(?:\s?[-–]\s?(?:19|20)\d\d)?)\b/u;
const nextDate = /(?<=^|\s{2})(?:and|&|,)? ?(\d{1,2}[./-]\d{1,2}[./-]\d{2,4})\b/u;

/** Dates in a row: "12.3.90 and 4.7.93". */
export function withMoreDates(buffer: TokenBuffer, words: string): string {
  const more = nextDate.exec(buffer.spelledRest);
  if (!more?.[1] || words.length + more[1].length + 3 > longestLettering) return words;
  buffer.consume(more.index, more.index + more[0].length);
  return withMoreDates(buffer, `${words} & ${more[1]}`);
}

/** A name and a date are written together; the date is consumed. */
export function withDate(buffer: TokenBuffer, words: string): string {
  const found = /\d/.test(words)
    ? null
    : (spelledDate.exec(buffer.spelledRest) ?? date.exec(buffer.spelledRest));
  if (!found || words.length + found[0].length >= longestLettering) return words;
  buffer.consume(found.index, found.index + found[0].length);
  return `${words} ${found[0]}`;
}
