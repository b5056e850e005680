import type { PlacedWord, Slate, Span } from '../slate.ts';
import { farewell, mottos, saidWords, setsOn, verse } from './phrases.ts';

/** The longest text that a banner or a headline can hold. */
export const longestLettering = 40;

const quoted = [
  /"([^"]{1,60})"/u,
  /[“„«]([^”»“]{1,60})[”»“]/u,
  /[「『《【]([^」』》】]{1,40})[」』》】]/u,
  // A single quote opens after a space and closes before one: "sailor's" quotes nothing, nor does "rock 'n' roll".
  /(?<=^|[\s(:,])'(?!n')((?:[^']|(?<=\p{L})'(?=\p{L})){1,60})'(?=$|[\s).,;:!?])/iu,
];
/** "the name Anna", "with the words Carpe Diem", "the date 12.03.2019". */
const announced =
  /\b(?:words?|text|named|called|names?|saying|says|spelling(?: out)?|(?<!\b(?:of|magic|love) )spells(?: out)?|lettering|letters?|quote|phrase|date|initials?|(?:banner|ribbon|scroll) (?:that )?(?:reads|reading|saying|says))(?: of| is| that says| reading)?\s*:?\s+(\p{Lu}[\p{L}\d.'-]*(?: (?:&|\d+(?![\d./-])|\p{Lu}[\p{L}\d.'-]*))*|\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\d{4})/u;
const announcedCjk =
  /(?:写着|寫著|文字|字样|名字|と書いた|という文字)(?:叫做?|叫作|是|为)?[:：]?\s*(?!な[しく]|無し|不要|は|入[れり]|を|で|が|に|[和与及跟])([\p{L}\p{N}]{1,12}?)(?=[的のを]|[^\p{L}\p{N}]|$)/u;
/** What stands before its letters, or after a colon: 一期一会の文字, 平安喜乐四个字, 一行字：不负此生. */
const calledLetters =
  /(?<=^|[、,，。:：\s上下])(?!漢字|汉字|[草行楷隷]書|筆|英語|梵字|日本語)(\p{Script=Han}{2,8})(?:(?:の|という)文字|[两二三四五六七八][个個]大?字)|(?:(?:一行|[几幾这這]个)?字|文字)[:：]\s*([\p{L}\p{N}]{1,20})/u;
/** "The word breathe" is written, whatever the word could show. */
const announcedWord =
  /\b(?:the|one|single) word:?\s+(?!(?:of|for|from|in|on|at|to|with|and|or|that|is|as|written|across|under|art|tattoo|cloud|search|game)\b)(\p{Ll}[\p{L}'-]*)(?![\p{L}])/u;
/** Japanese says the name after a space or a colon: 名前 さくら. */
const announcedKana =
  /名前(?:は|[:：]|\s)\s*(?!なし|無し)([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,8}?)(?=[のをで]|[^\p{L}ー]|$)/u;
/** A name in Latin letters ends with them: 名前HINAと, 字母K. */
const announcedLatin =
  /(?:名前|名字|字母|缩写|イニシャル|頭文字)[はを:：]?\s*(\p{Script=Latin}(?:[\p{Script=Latin}'. &-]*\p{Script=Latin})?)/u;
/** "the names Emma and Noah", "names: Anna, Tom, Lily". */
const nameList =
  /\b(?:(?:my|our|the|two|three|four|both|family|kids'?|children'?s?) )*(?:names|initials)(?: of)?(?: (?:my|our) \p{L}+)?\s*[:,]?\s+(\p{Lu}[\p{L}.'-]*(?:(?:,? (?:&|and|\+) |, ?)\p{Lu}[\p{L}.'-]*)+)/u;
/** As people type: "with the names mia, noah and ella", "my son's name mateo in the mane". */
const smallNames =
  /\b(?:the|his|her|their|(?:my|our) \p{L}+'s) names? ((?!(?:of|is|are|on|in|under|below|above|across|around|and|or|with|to|that|at|by|as|written|underneath|beneath|inside|tattoo|please)\b)\p{Ll}+(?:(?:, and |, | and | & )\p{Ll}+)*)(?= (?:under|underneath|below|above|beneath|in|on|across|around|inside|at|written)\b|[,.;]|$)/u;
/** "An infinity sign with family written in it". */
const writtenOn =
  /\bwith (?!(?:names?|initials?|words?|letters?|dates?|something|it)\b)((?:[\p{L}']+ ){1,4}?)(?=written (?:in|on|inside|across|through|below|under|around|underneath)\b)/u;
/** "The words love you always": up to the next mark. */
const smallWords = new RegExp(
  `\\b(?:(?:with|the|an?|my|our|this) (?:\\p{L}+ )?(?:words|quote|lyrics?|phrase|saying|slogan|motto|mantra|caption|text|message)|with (?:lyrics?|text|quote))(?: of| is| that (?:says|reads)| saying| reading)?:? (?!(?:from|about|by|in|on|at|under|below|above|around|across|written|inside|through|next|beneath|for|to|too|please|tattoo|along|with|and|or|that|which|somewhere|underneath)\\b)(\\p{Ll}[\\p{L}']*(?: (?!(?:${setsOn})\\b)[\\p{Ll}I][\\p{L}']*){1,6})(?=[,.;]|$| (?:${setsOn})\\b)`,
  'u',
);
const numberWish = /\b(?:[Nn]umbers?|[Nn]o\.|[Nn]r\.)\s*(\d{1,4})\b(?! ball)/u;
/** The number on somebody's back: "jersey 23", 23号球衣, 背番号7. */
const backNumber =
  /(?:(?<=\b(?:jersey|jersey with|shirt|helmet|badge|badge number|lucky|chapter) )|#)(\d{1,4})\b(?! ?(?:inch|cm|in\b))|\b((?:station|engine|ladder|squad|unit) \d{1,3})\b|\b(26\.2|13\.1|70\.3|140\.6)\b|(\d{1,3})[号號](?:(?=[球队隊]|$|[\s,，。的、])的?)(?:数字|號碼|号码)?|(?:背番号|号码|號碼)(?:は|是)?\s*(\d{1,3})/iu;
/** A place on earth: 40.7128° N, 74.0060° W. */
const coordinates =
  /(?:\b[Cc]oordinates:?\s*)?(\d{1,3}(?:\.\d+)?\s?°?(?:\s?\d+['′])?(?:\s?[\d.]+["″])?\s?[NSns][,;]?\s+\d{1,3}(?:\.\d+)?\s?°?(?:\s?\d+['′])?(?:\s?[\d.]+["″])?\s?[EWew])\b/u;
/** "mom in a heart banner", "a heart with dad on it", "infinity sign with mom and dad". */
const kin =
  /\b(mom|mum|mama|dad|papa)\b(?= (?:(?:in|on|across|written) |heart\b|banner\b))|(?<=\b(?:heart|banner|ribbon|scroll|infinity(?: sign| symbol)?) (?:with|saying|says|for) )((?:mom|mum|mama|dad|papa)\b(?: (?:and|&) (?:mom|mum|mama|dad|papa)\b)?)/iu;
/** English words that a Chinese or Japanese prompt wants written. */
const foreign = /(?:英文|英语|英語)[^A-Za-z"“]{0,6}([A-Za-z][A-Za-z' ]{0,30})/u;
const date =
  /\d{4}年\d{1,2}月(?:\d{1,2}日)?|\d{1,2}月\d{1,2}日|\b(?:\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|[MDCLXVI]{3,}(?:[ .·-][MDCLXVI]+)*|(?:19|20)\d\d(?:\s?[-–]\s?(?:19|20)\d\d)?)\b/u;
/** What a date or a name belongs to: "my daughter's birth date …". */
const occasionBefore =
  /(?:\b(?:my|our|the|a|his|her|their) )?(?:(?:\p{L}+'s )?\b(?:birth|wedding|due|death|anniversary) ?|\b\p{L}+'s )$/u;
/** The idea of a motto, which is drawn with it. */
const shownIdea = /^family\b/iu;

/** Signs that are asked for by their names. */
const signs: readonly (readonly [sign: string, pattern: RegExp])[] = [
  [';', /(?<!\bbutterfly )\bsemi-?colon\b(?! (?:with )?(?:a )?butterfly)|分号(?!蝴蝶)|セミコロン(?!の?蝶)/u],
  ['&', /\bampersand\b|アンパサンド/u],
  ['#', /\bhash ?tag(?: sign| symbol)?\b|井号|ハッシュタグ/u],
  ['?', /\bquestion ?mark\b|问号|はてなマーク|クエスチョンマーク|疑問符/u],
  ['!', /\bexclamation ?(?:mark|point)\b|感叹号|びっくりマーク|感嘆符/u],
  ['@', /\bat[ -](?:sign|symbol)\b|アットマーク/u],
  ['“ ”', /\b(?:quotation|quote|speech) ?marks?\b|引号|引用符/u],
];

/** What is written in capitals however it is typed. */
const inCapitals: ReadonlySet<RegExp> = new Set([mottos, verse, kin, smallNames]);

/** Finds the words that the prompt wants written, wipes them off and returns them as they are to be written. */
export function takeWrittenWords(slate: Slate): string | null {
  for (const pattern of [
    ...quoted,
    nameList,
    smallNames,
    farewell,
    verse,
    saidWords,
    writtenOn,
    smallWords,
    numberWish,
    backNumber,
    coordinates,
    announced,
    announcedWord,
    announcedLatin,
    announcedKana,
    calledLetters,
    announcedCjk,
    kin,
    foreign,
    date,
    mottos,
  ]) {
    // Names and numerals are told by their capitals.
    const match = pattern.exec(slate.spelledRest);
    const words = (match?.slice(1).find((group) => group !== undefined) ?? match?.[0])
      ?.replace(/\s+/g, ' ')
      .trim()
      .slice(0, longestLettering);
    if (!match || !words) continue;
    const occasion = occasionBefore.exec(slate.rest.slice(0, match.index))?.[0] ?? '';
    slate.wipe(match.index - occasion.length, match.index + match[0].length);
    const idea = pattern === mottos ? shownIdea.exec(words)?.[0] : undefined;
    if (idea) slate.restore(match.index, match.index + idea.length);
    const all = withDate(slate, inCapitals.has(pattern) ? capitalized(words) : words);
    const inRoman = romanWish.exec(slate.rest);
    if (inRoman) slate.wipe(inRoman.index, inRoman.index + inRoman[0].length);
    if (inRoman) return inRomanNumerals(all);
    return pattern === nameList || pattern === smallNames
      ? all.replace(/,? (?:[Aa]nd|\+) (?=\S+$)/u, ' & ')
      : all;
  }
  return takeSign(slate);
}

/** A name and a date are written together; the date is wiped off. */
function withDate(slate: Slate, words: string): string {
  const found = /\d/.test(words) ? null : date.exec(slate.spelledRest);
  if (!found || words.length + found[0].length >= longestLettering) return words;
  slate.wipe(found.index, found.index + found[0].length);
  return `${words} ${found[0]}`;
}

function takeSign(slate: Slate): string | null {
  for (const [sign, pattern] of signs) {
    const match = pattern.exec(slate.rest);
    if (!match) continue;
    slate.wipe(match.index, match.index + match[0].length);
    return sign;
  }
  return null;
}

/** "Semicolon butterfly": one thing, where the sign is written and the butterfly drawn; told of by the whole phrase. */
export function joinedSigns({ original }: Slate, findings: readonly Span[]): PlacedWord[] {
  const text = original.toLowerCase();
  return signs.flatMap(([, pattern]) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const end = match.index + match[0].length;
    const [first] = findings.filter((of) => /^[ -]?$/.test(text.slice(end, of.start)) && of.start >= end);
    const [last] = findings.filter(
      (of) => /^[ -]?$/.test(text.slice(of.end, match.index)) && of.end <= match.index,
    );
    const [from, to] = [last?.start ?? match.index, first?.end ?? end];
    return first || last ? [{ word: original.slice(from, to), start: from }] : [];
  });
}

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

/** The numbers of a date as the Romans wrote them: 14.02.2015 is XIV.II.MMXV. */
function inRomanNumerals(text: string): string {
  return text.replace(/\d+/g, (digits) => {
    let rest = Number(digits);
    if (rest === 0 || rest > 3999) return digits;
    let numeral = '';
    for (const [value, letters] of romanSteps) for (; rest >= value; rest -= value) numeral += letters;
    return numeral;
  });
}

function capitalized(words: string): string {
  return words.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
}
