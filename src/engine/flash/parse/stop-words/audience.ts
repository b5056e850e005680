import type { Subject } from '../reading.ts';
import type { PlacedWord, Span, TokenBuffer } from '../token-buffer.ts';
import { isCjk, spansOf } from '../token-buffer.ts';
import { cjkParticles, stopWords } from './stop-words.ts';

const people =
  'couples?|lovers|wom[ae]n|girls?|lad(?:y|ies)|m[ae]n|guys?|females?|males?|sisters?|brothers?|siblings?|twins|cousins|(?:best )?friends?|besties|bffs?|mother and daughter|mom and daughter|mum and daughter|father and son|dad and son|father and daughter|dad and daughter|husband and wife|him and her|two people|the (?:whole )?family';
const cjkPeople =
  '(?:カップル|恋人|夫婦|親友|友達|姉妹|兄弟|親子|双子|家族|情侣|夫妻|闺蜜|姐妹|母女|父女|父子|母子|兄弟|好友|家人)';
/** What the ends of a clause are, next to which a word stands alone in it. */
const [opens, closes] = ['(?<=^|[\\s,，、。])', '(?=$|[\\s,，、。])'];

/** For whom a tattoo is: "for a couple", カップル. */
const audience = new RegExp(
  [
    `\\bfor (?:an? |two |us |my )?(?:${people})\\b(?! (?:who|with|in|holding))`,
    // "A half sleeve for a man with a lion": the lion is on the sleeve.
    `(?<=^\\s*|\\b(?:sleeves?|tattoos?|piece|design|idea) )for (?:an? |my )?(?:${people})\\b(?= with)`,
    "(?<=^|[,;.] ?)couples?'?(?=$| *[,;.])",
    // Of a pair of things each wears one.
    "(?<=\\b(?:moon|sun|key|queen|king|pieces?|crowns?|rings?|infinity|puzzle|lock|hearts?|anchors?|arrows?|compass|dates?|numerals?|initials?|halves) )couples?'?(?=$| *[,;.]| tattoos?\\b)",
    `${cjkPeople}(?:同士)?(?:[で用]|向け|と(?=\\s*(?:お揃い|おそろい|一緒|の))|款|同款|装)`,
    // 無限マーク 家族: what a thing is to mean, and no word for whom.
    `${opens}(?:适合)?(?!家族(?!の))${cjkPeople}[的の]?${closes}`,
  ].join('|'),
  'gu',
);
/** That two people wear the same, or a half each: one picture cannot show that. */
const matching =
  /\b(?:(?:couples?'? )?matching(?: couples?'?(?=$| *[,;.]| tattoos?\b))?|his and hers)\b|一人一[半个]|一人各一半|成对的?|配对的?|お揃い|おそろい|(?<![ァ-ヶー])ペア(?=タトゥー|で|の|$|[\s、。])/gu;

/** Takes off what tells that a tattoo is one of two. */
export function takeMatching(buffer: TokenBuffer): PlacedWord[] {
  return spansOf(buffer.rest, matching).map((span) => buffer.take(span));
}

/** What tells of two tattoos where the picture does not show two: of two things that match each takes one. */
export function unmatched(said: readonly PlacedWord[], subjects: readonly Subject[]): PlacedWord[] {
  if (subjects.some(({ count }) => count > 1)) return [];
  return said.filter(
    ({ word }) => !(subjects.length > 1 && /\bmatching\b|^(?:ペア|[成配]对的?)$/i.test(word)),
  );
}

/** Consumes for whom a tattoo is. A prompt that names nothing else means the people: カップル shows a couple. */
export function consumeAudience(buffer: TokenBuffer): void {
  const spans = spansOf(buffer.rest, audience);
  if (saysMore(buffer.rest, spans)) for (const { start, end } of spans) buffer.consume(start, end);
}

function saysMore(text: string, spans: readonly Span[]): boolean {
  let others = text;
  for (const { start, end } of spans)
    others = others.slice(0, start) + ' '.repeat(end - start) + others.slice(end);
  return [...others.replace(cjkParticles, ' ').matchAll(/[\p{L}\d]+/gu)].some(
    ([word]) => isCjk(word) || !stopWords.has(word),
  );
}
