import { namesCjk } from '../names/lookup/known-names.ts';
import type { PlacedWord, Slate, Span } from '../slate.ts';
import { takeCjkLetters } from './cjk-letters.ts';
import { takeCouple, takeKnuckles, takeNamesBefore, takePenned } from './penned.ts';
import { cjkMottos, farewell, farewellToKin, mottos, saidWords, setsOn, verse } from './phrases.ts';

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
  /(?:写着|寫著|文字|字样|名字|と書いた|という文字)(?:叫做?|叫作|是|为)?[:：]?\s*(?!な[しく]|無し|不要|は|入[れり]|を|で|が|に|[和与及跟]|\p{Script=Han}{1,4}(?:名字|生日|日期|姓名|缩写|签名))([\p{L}\p{N}]{1,12}?)(?=[的のを]|[^\p{L}\p{N}]|$)/u;
/** What stands before its letters, or after a colon: 一期一会の文字, 平安喜乐四个字, 一行字：不负此生. */
const calledLetters =
  /(?<=^|[、,，。:：\s上下])(?!漢字|汉字|[草行楷隷]書|筆|英語|梵字|日本語)(\p{Script=Han}{2,8})(?:(?:の|という)文字|\s*[两兩二三四五六七八][个個]大?字)|(?:(?:一行|[几幾这這]个)?字|文字)[:：]\s*([\p{L}\p{N}]{1,20})/u;
/** "The word breathe" is written, whatever the word could show. */
const announcedWord =
  /\b(?:the|one|single) word:?\s+(?!(?:of|for|from|in|on|at|to|with|and|or|that|is|as|written|across|under|art|tattoo|cloud|search|game)\b)(\p{Ll}[\p{L}'-]*)(?![\p{L}])/u;
/** Japanese says the name after a space or a colon: 名前 さくら. */
const announcedKana =
  /(?:(?:家族|夫婦)の)?名前(?:は|[:：]|\s)\s*(?!なし|無し)([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,8}?)(?=[のをで]|[^\p{L}ー]|$)/u;
/** A word in one script, as far as no grammar is in it. */
const oneScript =
  "[\\p{Script=Latin}\\d][\\p{Script=Latin}\\d'&!?. -]*|(?<!\\p{Script=Han})\\p{Script=Han}{1,8}|(?<![\\p{Script=Katakana}ー])[\\p{Script=Katakana}ー]{2,12}|(?<!\\p{Script=Hiragana})\\p{Script=Hiragana}{2,10}?";
const inWhichHand =
  '(?:筆記体|筆文字|手書き(?:風|文字|体)?|毛筆|明朝体|ゴシック体|[草行楷隷]書体?|平仮名|ひらがな|片仮名|カタカナ|漢字(?:[一二三四五1-5]文?字)?|ローマ字|英語|英字|アルファベット)(?:の?文字)?(?:で|に)?';
/** Nothing but a word and how it is to be written: Sakura 筆記体, ありがとう と平仮名で. */
const wordInHand = new RegExp(
  `^\\s*(${oneScript})[\\s、,]*(?:と|を|の)?\\s*(?=${inWhichHand}(?![\\s:：]*\\p{Script=Latin})(?:$|[\\s、,]|[縦横]書き))`,
  'u',
);
/** 愛と書かれたリボン, MOMと入ったハート, Lilyという名前を. */
const wordOnIt = new RegExp(
  `(${oneScript})\\s*(?:と(?:書[いか]れ?た|入った|入れた|彫った|刻まれた)|(?:と|って)(?:いう|言う)(?:名前|文字|言葉|単語|漢字))(?:(?:リボン|バナー|巻物)(?=$|[\\sのと、,]))?`,
  'u',
);
/** 薔薇と筆記体でAnna. */
const afterHand = new RegExp(
  `(?<=${inWhichHand}[\\s:：]*)([\\p{Script=Latin}][\\p{Script=Latin}\\d'&!?. -]*)`,
  'u',
);
/** A name in Latin letters ends with them: 名前HINAと, 字母K. */
const announcedLatin =
  /(?:(?:家族|夫婦|子供たち)の)?(?:名前|名字|首?字母|缩写|イニシャル|頭文字)[はを:：]?\s*(\p{Lu}(?:\s*[・とや、]\s*\p{Lu}(?!\p{Script=Latin}))+|\p{Script=Latin}(?:[\p{Script=Latin}'. &-]*\p{Script=Latin})?)/u;
/** Initials before their name: K・Sのイニシャル. */
const initialsFirst =
  /(?<!\p{Script=Latin})(\p{Lu}(?:\s*[・&とや、]\s*\p{Lu}(?!\p{Script=Latin}))+)(?:の|という)?(?:家族の)?(?:イニシャル|頭文字)/u;
/** A single kanji for an idea, which stands in a shape: ハートの中に愛, 愛 ハートの中. */
const innerKanji =
  /(?<=(?:ハート|円|丸|輪|星|月|リボン|花)の中(?:に|へ))([愛絆夢恋心無誠魂命和福寿勇誓忍禅道幸信運力美優真志])(?=$|[\sのと、。])|^([愛絆夢恋心無誠魂命和福寿勇誓忍禅道幸信運力美優真志])[\s、]+(?=(?:ハート|円|丸|輪|星|月|リボン|花)の中$)/u;
/** "the names Emma and Noah", "names: Anna, Tom, Lily". */
const nameList =
  /\b(?:(?:my|our|the|two|three|four|both|family|kids'?|children'?s?) )*(?:names|initials)(?: of)?(?: (?:my|our) \p{L}+)?\s*[:,]?\s+(\p{Lu}[\p{L}.'-]*(?:(?:,? (?:&|and|\+) |, ?)\p{Lu}[\p{L}.'-]*)+)/u;
/** As people type: "with the names mia, noah and ella", "my son's name mateo in the mane". */
const smallNames =
  /(?:\b(?:the|his|her|their|with|(?:my|our) \p{L}+'s) |^)names? ((?!(?:of|is|are|on|in|under|below|above|across|around|and|or|with|to|that|at|by|as|written|underneath|beneath|inside|tattoo|please)\b)\p{Ll}+(?:(?:, and |, | and | & )\p{Ll}+)*)(?= (?:under|underneath|below|above|beneath|in|on|across|around|inside|at|written)\b|[,.;]|$)/u;
/** "An infinity sign with family written in it". */
const writtenOn =
  /\bwith (?!(?:names?|initials?|words?|letters?|dates?|something|it)\b)((?:[\p{L}']+ ){1,4}?)(?=written (?:in|on|inside|across|through|below|under|around|underneath)\b)/u;
/** "Grace and hope written on a ribbon", with which a prompt begins. */
const writtenFirst =
  /^ *(?!(?:an?|the|my|our|his|her|some|two|three|\p{L}*names?|initials?|words?|letters?|dates?|quotes?|texts?|something|it|text|poems?|songs?|lyrics?|numbers?|scripts?|coordinates|one|small|tiny|hand)\b)((?:[\p{L}']+ ){1,4}?)written (?:in|on|inside|across|through|below|under|above|around|underneath)\b/iu;
/** "Hunter and Sky, two names on a heart", "mason and liam names on a heart". */
const namesAfter =
  /(?<=^|\b(?:with|and|of) )((?!(?:an?|the|my|our|his|her|both|kids|full)\b)\p{L}{2,} (?:and|&) (?!(?:the|my|our|his|her|last)\b)\p{L}{2,}),? (?:(?:the |their |our |as )?(?:two |both )?names)(?= (?:on|in|across|under|underneath|below|inside|with|above|around)\b|$|[,.;])/u;
/** "My kids names on a tree, Leo, Ruby and Jade". */
const namesLast =
  /(?<=\bnames?\b[^,.:;]*[,:;-] ?)(\p{Lu}\p{Ll}+(?:, \p{Lu}\p{Ll}+)*,? (?:and|&) \p{Lu}\p{Ll}+)(?= *$)/u;
/** "The words love you always": up to the next mark. */
const smallWords = new RegExp(
  `\\b(?:(?:with|the|an?|my|our|this) (?:\\p{L}+ )?(?:words|quote|lyrics?|phrase|saying|slogan|motto|mantra|caption|text|message)|with (?:lyrics?|text|quote))(?: of| is| that (?:says|reads)| saying| reading)?:? (?!(?:from|about|by|in|on|at|under|below|above|around|across|written|inside|through|next|beneath|for|to|too|please|tattoo|along|with|and|or|that|which|somewhere|underneath)\\b)(\\p{Ll}[\\p{L}']*(?: (?!(?:${setsOn})\\b)[\\p{Ll}I][\\p{L}']*){1,6})(?=[,.;]|$| (?:${setsOn})\\b)`,
  'u',
);
const numberWish =
  /(?:\b(?:(?:[Aa]ngel )?[Nn]umbers?|[Nn]o\.|[Nn]r\.)\s*|(?<![马馬マ])数字の?)(\d{1,4})\b(?! ball|\.\d)/u;
/** "1111 with tiny stars": the numbers of angels, which count nothing. */
const repeated =
  /(?<![\p{L}\d.,:/#$-])(1{3,4}|2{3,4}|3{3,4}|4{3,4}|5{3,4}|7{3,4}|8{3,4}|9{3,4})(?![\p{L}\d]|[.,:/-]\d| ?(?:cm|mm|inch)| \p{L}+s\b)/u;
/** The number on somebody's back: "jersey 23", 23号球衣, 背番号7. */
const backNumber =
  /(?:(?<=\b(?:jersey|jersey with|shirt|helmet|badge|badge number|lucky|chapter) )|#)(\d{1,4})\b(?! ?(?:inch|cm|in\b|[-–./] ?\d))|\b((?:station|engine|ladder|squad|unit) \d{1,3})\b|\b(26\.2|13\.1|70\.3|140\.6)\b|(?<!月 ?|\d)(\d{1,3})[号號](?:(?=[球队隊]|$|[\s,，。的、])的?)(?:数字|號碼|号码)?|(?:背番号|号码|號碼)(?:は|是)?\s*(\d{1,3})/iu;
/** A place on earth: 40.7128° N, 74.0060° W. */
const coordinates =
  /(?:\b[Cc]oordinates:?\s*)?(\d{1,3}(?:\.\d+)?\s?°?(?:\s?\d+['′])?(?:\s?[\d.]+["″])?\s?[NSns][,;]?\s+\d{1,3}(?:\.\d+)?\s?°?(?:\s?\d+['′])?(?:\s?[\d.]+["″])?\s?[EWew])\b/u;
/** "E=mc2", "2 + 2 = 5". */
const equation =
  /(?<![\p{L}\p{N}])((?:[\p{L}\d()^]{1,5} ?[+\-*/×÷−] ?)*[\p{L}\d()^]{1,5} ?= ?[\p{L}\d()^]{1,5}(?: ?[+\-*/×÷−] ?[\p{L}\d()^]{1,5})*)(?![\p{L}\p{N}])/u;
/** "mom in a heart banner", "a heart with dad on it", "infinity sign with mom and dad". */
const kin =
  /\b(mom|mum|mama|dad|papa)\b(?= (?:(?:in|on|across|written) |heart\b|banner\b))|(?<=\b(?:heart|banner|ribbon|scroll|infinity(?: sign| symbol)?) (?:with|saying|says|for) )((?:mom|mum|mama|dad|papa)\b(?: (?:and|&) (?:mom|mum|mama|dad|papa)\b)?)|(?<=\bwith )(mom|mum|mama|dad|papa|grandma|grandpa|nana)\b(?= (?:inside|in(?:side)? (?:it|the (?:middle|cent(?:er|re)))|on it|across|underneath|below)\b)/iu;
/** English words that a Chinese or Japanese prompt wants written. */
const foreign = /(?:英文|英语|英語)[^A-Za-z"“]{0,6}([A-Za-z][A-Za-z' ]{0,30})/u;
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const months =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const spelledDay = `(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${months}\\.?,? (?:19|20)\\d\\d|${months}\\.? (?:\\d{1,2}(?:st|nd|rd|th)?,? )?(?:19|20)\\d\\d|\\d{1,2} \\d{1,2} (?:19|20)\\d\\d)`;
/** "June 5th 2010", "12 March 2015", "14 06 2018", one or from one to another. */
const spelledDate = new RegExp(`\\b${spelledDay}(?:\\s?[-–]\\s?${spelledDay})?\\b`, 'iu');
const date =
  /(?:明治|大正|昭和|平成|令和)(?:元|[\d〇一二三四五六七八九十]{1,4})年(?:[\d〇一二三四五六七八九十]{1,3}月(?:[\d〇一二三四五六七八九十]{1,3}日)?)?|(?:农历|農曆|阴历|旧历|舊曆)?[正冬腊臘一二三四五六七八九十]{1,2}月(?:初[一二三四五六七八九十]|十[一二三四五六七八九]?|廿[一二三四五六七八九]?|二十[一二三四五六七八九]?|三十)(?![日个個])|[二一](?:[〇零一二三四五六七八九]{3}|千[〇一二三四五六七八九百十]{1,5})年(?:[一二三四五六七八九十]{1,2}月(?:[一二三四五六七八九十]{1,3}日)?)?|[一二三四五六七八九十]{1,2}月[一二三四五六七八九十]{1,3}日|\b[MTSHR]\d{1,2}[./]\d{1,2}[./]\d{1,2}\b|\d{4} ?年 ?\d{1,2} ?月(?: ?\d{1,2} ?[日号號])?|\d{1,2} ?月 ?\d{1,2} ?[日号號]|\b(?:\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|(?:19|20)\d\d [01]?\d [0-3]?\d|[MDCLXVI]{3,}(?:[ .·-][MDCLXVI]+)*|(?:19|20)\d\d(?:\s?[-–]\s?(?:19|20)\d\d)?)\b/u;
const nextDate = /(?<=^|\s{2})(?:and|&|,)? ?(\d{1,2}[./-]\d{1,2}[./-]\d{2,4})\b/u;
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
const inCapitals: ReadonlySet<RegExp> = new Set([mottos, farewellToKin, verse, kin, smallNames, namesAfter]);

/** Lists of names, of which an ampersand joins the last. */
const lists: ReadonlySet<RegExp> = new Set([nameList, smallNames, namesAfter, namesLast]);

/** Finds the words that the prompt wants written, wipes them off and returns them as they are to be written. */
export function takeWrittenWords(slate: Slate): string | null {
  const isQuoted = quoted.some((pattern) => pattern.test(slate.spelledRest));
  const two = isQuoted ? null : takeCouple(slate);
  if (two !== null) {
    slate.wipeAll(/\b(?:est(?:ablished)?|since)\b\.?(?= (?:19|20)\d\d)/gu);
    return inWantedNumerals(slate, withDate(slate, two));
  }
  const chinese = isQuoted ? null : takeCjkLetters(slate);
  if (chinese !== null) return withDate(slate, chinese.slice(0, longestLettering));
  for (const pattern of [
    ...quoted,
    wordOnIt,
    wordInHand,
    nameList,
    smallNames,
    namesAfter,
    namesLast,
    farewell,
    farewellToKin,
    verse,
    saidWords,
    writtenOn,
    writtenFirst,
    smallWords,
    numberWish,
    repeated,
    backNumber,
    coordinates,
    equation,
    announced,
    announcedWord,
    initialsFirst,
    announcedLatin,
    announcedKana,
    innerKanji,
    calledLetters,
    announcedCjk,
    kin,
    foreign,
    spelledDate,
    afterHand,
    date,
    cjkMottos,
    mottos,
  ]) {
    // Names and numerals are told by their capitals.
    const match = pattern.exec(slate.spelledRest);
    const words = (match?.slice(1).find((group) => group !== undefined) ?? match?.[0])
      ?.replace(/\s+/g, ' ')
      .replace(/(?<=\p{Lu}) ?[とや、] ?(?=\p{Lu}(?!\p{L}{2}))/gu, '・')
      .trim()
      .slice(0, longestLettering);
    if (!match || !words) continue;
    const occasion = occasionBefore.exec(slate.rest.slice(0, match.index))?.[0] ?? '';
    slate.wipe(match.index - occasion.length, match.index + match[0].length);
    const hand = /花体|手写体|哥特体|衬线体/u.exec(match[0]);
    if (hand) slate.restore(match.index + hand.index, match.index + hand.index + hand[0].length);
    const idea = pattern === mottos ? shownIdea.exec(words)?.[0] : undefined;
    if (idea) slate.restore(match.index, match.index + idea.length);
    const isDate = pattern === date || pattern === spelledDate;
    const names = pattern === announcedKana ? moreNames(slate, match.index + match[0].length) : [];
    const all = (isDate ? withMoreDates : withDate)(
      slate,
      inCapitals.has(pattern) ? capitalized(words) : [words, ...names].join('・'),
    );
    return inWantedNumerals(
      slate,
      lists.has(pattern) ? all.replace(/,? (?:[Aa]nd|\+) (?=\S+$)/u, ' & ') : all,
    );
  }
  return takeKnuckles(slate) ?? takeNamesBefore(slate) ?? takePenned(slate) ?? takeSign(slate);
}

/** Dates in a row: "12.3.90 and 4.7.93". */
function withMoreDates(slate: Slate, words: string): string {
  const more = nextDate.exec(slate.spelledRest);
  if (!more?.[1] || words.length + more[1].length + 3 > longestLettering) return words;
  slate.wipe(more.index, more.index + more[0].length);
  return withMoreDates(slate, `${words} & ${more[1]}`);
}

const nextName =
  /^(?:[\s、,・]+|と)(\p{Script=Hiragana}{2,6}?|[\p{Script=Katakana}ー]{2,8}|(?<=[\s、,・])\p{Script=Han}{1,3}(?=$|[\s、,・をで]))(?=[のをで]|と\p{L}|[^\p{L}ー]|$)/u;

/** 名前 はると ゆい: the names that follow on the first, as far as they name no thing; they are wiped off. */
function moreNames(slate: Slate, from: number): string[] {
  const name = nextName.exec(slate.spelledRest.slice(from));
  // 家族の名前 健太 美咲 蓮: of people, although the last is a flower too.
  const isPerson = /(?:家族|子供|子ども|孫|娘|息子)(?:たち|達)?の名前/u.test(slate.original.slice(0, from));
  if (!name?.[1] || (namesCjk(name[1]) && !(isPerson && /^[\s、,・]/u.test(name[0])))) return [];
  const end = from + name[0].length;
  slate.wipe(from, end);
  return [name[1], ...moreNames(slate, end)];
}

/** A name and a date are written together; the date is wiped off. */
function withDate(slate: Slate, words: string): string {
  const found = /\d/.test(words)
    ? null
    : (spelledDate.exec(slate.spelledRest) ?? date.exec(slate.spelledRest));
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

/** What is written, with its numbers as the Romans wrote them where the prompt wants that; the wish is wiped off. */
export function inWantedNumerals(slate: Slate, text: string): string {
  const wish = romanWish.exec(slate.rest);
  if (!wish) return text;
  slate.wipe(wish.index, wish.index + wish[0].length);
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

function capitalized(words: string): string {
  return words.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase()).replace(/^Rip\b/u, 'RIP');
}
