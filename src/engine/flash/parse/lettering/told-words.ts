import { setsOn } from './phrases.ts';

/** What stands in marks of quotation. */
export const quoted = [
  /"([^"]{1,60})"/u,
  /[“„«]([^”»“]{1,60})[”»“]/u,
  /[「『《【]([^」』》】]{1,40})[」』》】]/u,
  // A single quote opens after a space and closes before one: "sailor's" quotes nothing, nor does "rock 'n' roll".
  /(?<=^|[\s(:,])'(?!n')((?:[^']|(?<=\p{L})'(?=\p{L})){1,60})'(?=$|[\s).,;:!?])/iu,
];
/** "the name Anna", "with the words Carpe Diem", "the date 12.03.2019". */
export const announced =
  /\b(?:words?|text|named|called|names?|saying|says|spelling(?: out)?|(?<!\b(?:of|magic|love) )spells(?: out)?|lettering|letters?|quote|phrase|date|initials?|(?:banner|ribbon|scroll) (?:that )?(?:reads|reading|saying|says))(?: of| is| that says| reading)?\s*:?\s+(\p{Lu}[\p{L}\d.'-]*(?: (?:&|and \p{Lu}(?!\p{L})|\d+(?![\d./-])|\p{Lu}[\p{L}\d.'-]*))*|\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\d{4})/u;
/** "The word breathe" is written, whatever the word could show. */
export const announcedWord =
  /\b(?:the|one|single) word:?\s+(?!(?:of|for|from|in|on|at|to|with|and|or|that|is|as|written|across|under|art|tattoo|cloud|search|game)\b)(\p{Ll}[\p{L}'-]*)(?![\p{L}])/u;
/** "An infinity sign with family written in it". */
export const writtenOn =
  /\bwith (?!(?:names?|initials?|words?|letters?|dates?|something|it)\b)((?:[\p{L}']+ ){1,4}?)(?=written (?:in|on|inside|across|through|below|under|around|underneath)\b)/u;
/** "Grace and hope written on a ribbon", with which a prompt begins. */
export const writtenFirst =
  /^ *(?!(?:an?|the|my|our|his|her|some|two|three|\p{L}*names?|initials?|words?|letters?|dates?|quotes?|texts?|something|it|text|poems?|songs?|lyrics?|numbers?|scripts?|coordinates|one|small|tiny|hand)\b)((?:[\p{L}']+ ){1,4}?)written (?:in|on|inside|across|through|below|under|above|around|underneath)\b/iu;
/** "The words love you always": up to the next mark. */
export const smallWords = new RegExp(
  `\\b(?:(?:with|the|an?|my|our|this) (?:\\p{L}+ )?(?:words|quote|lyrics?|phrase|saying|slogan|motto|mantra|caption|text|message)|with (?:lyrics?|text|quote))(?: of| is| that (?:says|reads)| saying| reading)?:? (?!(?:from|about|by|in|on|at|under|below|above|around|across|written|inside|through|next|beneath|for|to|too|please|tattoo|along|with|and|or|that|which|somewhere|underneath)\\b)(\\p{Ll}[\\p{L}']*(?: (?!(?:${setsOn})\\b)[\\p{Ll}I][\\p{L}']*){1,6})(?=[,.;]|$| (?:${setsOn})\\b)`,
  'u',
);
/** "Dad's handwriting love you kiddo", "love mom in her handwriting": the words, and not whose hand it is. */
export const inSomebodysHand = new RegExp(
  `(?<=\\bhandwriting:? )(?!(?:of|from|about|by|in|on|at|under|below|above|around|across|inside|through|next|for|to|too|please|tattoo|style|font|along|with|and|or|that|which|somewhere|underneath|as|says|saying|reading|is)\\b)(\\p{L}[\\p{L}']*(?: (?!(?:${setsOn}|with|and an?)\\b)[\\p{L}][\\p{L}']*){0,6})(?=[,.;]|$| (?:${setsOn}|with|and an?)\\b)|^ *(?!(?:an?|the|my|our|his|her|some|two|three|names?|words?|quote|small|tiny|something)\\b)((?:(?!with\\b|and\\b)[\\p{L}']+ ){2,5}?)(?=in (?:his|her|their|(?:my )?\\p{L}+'s) (?:own )?handwriting\\b)`,
  'u',
);
/** A ship by her name: "an anchor with HMS Victory". */
export const shipName =
  /\b((?:HMS|HMAS|HMNZS|HMCS|RMS|USS|[Hh]ms|[Hh]mas) \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)/u;
/** "Emma on a ribbon": a name that stands for the whole prompt. */
export const onRibbon =
  /^ *(\p{Lu}[\p{L}'.-]+(?: (?:(?:and|&) )?\p{Lu}[\p{L}'.-]+){0,3}) (?:in|on|inside|within|across) (?:an? |the )?(?:\p{L}+ ){0,2}(?:ribbon|banner|scroll)s? *$/u;

const otherScript =
  '[\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Hangul}\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Thai}\\p{Script=Devanagari}\\p{Script=Tibetan}\\p{Script=Siddham}\\p{Script=Armenian}\\p{Script=Georgian}]';
const otherWord = `(?=\\p{L})${otherScript}(?:${otherScript}|\\p{M})+`;
/** Words in scripts in which no prompt is read are to be written as they stand; one letter may be a sign. */
export const inOtherScript = new RegExp(
  `(?<!\\p{L})(${otherWord}(?:[ -]${otherWord}){0,3})(?!\\p{L}| ${otherScript})`,
  'u',
);
