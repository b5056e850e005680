import { namesAnything } from '../names/lookup/known-names.ts';
import type { PlacedWord, TokenBuffer } from '../token-buffer.ts';
import { spansOf } from '../token-buffer.ts';

const ownBearers =
  '(?:banner|ribbon|scroll|cursive|script|memory|the style|old english|gothic|chicano|block|bold|western|graffiti|typewriter|calligraphy|italics?|handwriting|roman|capital|black|red|color|colour)';
const thing = '((?:(?:an?|the|my|its|his|her|their) )?(?:[\\p{L}-]+ ){0,2}[\\p{L}-]+)';
/** What letters are told to be to a thing: they stand on a banner before it, or below it. */
const after = new RegExp(
  `^["”'’」]?,? (?:that (?:is )?|which (?:is )?)?((?:written |placed |woven |wrapped |hidden |tucked |worked )?(?:inside(?: of)?|within|in|into|around|through)|(?:made|formed|built)(?: up)?(?: out)? (?:of|from|with|by)|(?:turning|morphing|fading|dissolving|becoming|transforming)(?: in)?(?:to)?|spelling|forming|shaped (?:like|as)|in the (?:shape|form) of|(?:intertwined|entwined|woven|wrapped)(?: (?:with|in|into|around|through))?) (?!(?:(?:an?|the|my) )?(?:[\\p{L}-]+ )?${ownBearers}\\b)${thing}`,
  'iu',
);
/** Where they are told to be: on a leaf they are not, nor on one's forehead. */
const place = new RegExp(
  `^["”'’」]?,? ((?:(?:written|carved|engraved|tattooed|printed|etched|stitched|painted|spelled(?: out)?) )?(?:on|across|along|over) (?:${[
    "(?:its|his|her|an? \\p{L}+'s) (?:\\p{L}+ )?(?:forehead|head|chest|back|body|neck|knuckles|fingers|teeth|belly|collar|hat|cap|helmet|wings?|shell)",
    '(?:(?:an?|one|its|the|each|every|both) )?(?:of (?:its|the) )?(?!(?:my|our|your) )(?:\\p{L}+ )?(?:lea(?:f|ves)|petals?|stem|quill|feathers?|wings?|forehead|trunk|branch(?:es)?|bark|blade|handle|hilt|barrel|hull|cover|lid|collar|helmet|hearts?|balloons?)',
  ].join('|')}))\\b`,
  'iu',
);
/** What letters are drawn on. */
const bearers = /\b(?:banner|ribbon|scroll|sign|plaque|tag|flag|label)s?\b/i;
/** Whose letters they are to be: "a heart made of the names", "a rope that spells". */
const before =
  /\b((?:(?<!(?:growing|climbing|coming|going|running) )(?:off(?: of)?|through)|(?:growing|climbing|coming|weaving|running|going|crawling|flying) (?:out of|through|over|from)|(?:wrapped|coiled|curled|winding|wrapping|coiling|twisted|twined|slithering|hanging|sitting|standing|perched|leaning) (?:around|round|through|from|off|on|over|against)|(?:made|formed|built)(?: up)?(?: out)? (?:of|from|with)|(?:turning|morphing|fading|flowing|dissolving) into|becoming|forming|shaped (?:like|into)|(?:that |which )?(?:spells?|writes)(?: out)?|(?:spelling|writing)(?: out)?)(?: (?:the|my|our|their))?(?: (?:words?|names?|letters?|initials?|phrase))? )["“'‘「]?$/iu;
/** ハートの中に名前 さくら, 月の周りに「永遠」: on a ribbon they are. */
const cjkWithin =
  /((?:\p{Script=Han}+|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}+)(?<!リボン|バナー|巻物|旗|看板|額縁|カード)の(?:中|なか|内側|周り|まわり)に)(?:名前|文字|漢字|言葉)?(?:は|を|で)?[\s、:：]*[「『"“]?$/u;
/** What is to be above them, and goes on whatever else leads: "a crown over the name Alfie with footprints". */
const crowning =
  /\b((?:crown|halo|tiara)s? (?:sitting |placed )?(?:over|above|on(?: top of)?)(?: (?:the|my|our|his|her))?(?: (?:son|daughter)'?s)?(?: (?:words?|names?|letters?|initials?))?) ["“'‘「]?$/iu;
/** What is said of them after a thing: "with family written in it". */
const tail =
  /^["”'’」]?,? ((?:(?:is )?(?:written|woven|wrapped|engraved|placed|hidden|going|winding|carved|tattooed|printed|stitched) )?(?:inside|within|in|around|through|on(?= it\b)|across(?= it\b))(?: (?:it|them|the (?:loops?|stem|petals|middle|outline)))?)(?=$|[,.;])/iu;
const encircled =
  /^["”'’」]?(?:,? (?:with|and) [^,.;]{2,30}?) ((?:wrapped |growing |twined )?around (?:it|them|the (?:names?|letters?|words?|initials?)))\b/iu;

/**
 * What a prompt says of its letters and a thing that no drawing shows: "a heart made of the names Tom and Sue", "Leo
 * in a crown". To be told.
 *
 * @param written what is written
 */
export function lettersRelated({ original }: TokenBuffer, written: string): PlacedWord[] {
  const words = written.split(/[ ,&]+/).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const start = placeOf(original, first);
  const lastAt = original.toLowerCase().indexOf(last.toLowerCase(), Math.max(0, start));
  if (start < 0 || lastAt < 0) return [];
  const end = lastAt + last.length;
  const rest = original.slice(end);
  const said = after.exec(rest);
  const things = said?.[2]?.toLowerCase().split(' ') ?? [];
  if (said?.[1] && things.some((word) => namesAnything(word)))
    return [placed(original, end + said[0].indexOf(said[1]), phraseOf(said[1], things))];
  const spot = place.exec(rest)?.[1];
  if (spot !== undefined) return [placed(original, end + rest.indexOf(spot), spot)];
  const own = tail.exec(rest) ?? encircled.exec(rest);
  const isOnBearer = own?.[1] !== undefined && /^(?:on|across) it/.test(own[1]) && bearers.test(original);
  if (own?.[1] && !isOnBearer) return [{ word: own[1], start: end + own[0].lastIndexOf(own[1]) }];
  const within = cjkWithin.exec(original.slice(0, start));
  if (within?.[1]) return [{ word: within[1], start: within.index }];
  const crown = crowning.exec(original.slice(0, start));
  const isForOthers = rest.split(/[^\p{L}-]+/u).some((word) => namesAnything(word.toLowerCase()));
  if (crown?.[1] && isForOthers) return [{ word: original.slice(crown.index, end), start: crown.index }];
  const lead = before.exec(original.slice(0, start));
  const isBorne =
    /^(?:that |which )?(?:spell|writ)/i.test(lead?.[1] ?? '') && bearer.test(original.slice(0, lead?.index));
  if (lead?.[1] && !isBorne) return [{ word: original.slice(lead.index, end), start: lead.index }];
  return [];
}

/** What letters are told to be made of. */
const madeOf = /\b(?:made (?:up |out )?(?:of|from|with)|formed (?:of|by|from))\b/gu;

/** Takes off that letters are made of things: "the letter M made of roses" is written, and the roses are set beside it. */
export function takeMadeOf(buffer: TokenBuffer): PlacedWord[] {
  return spansOf(buffer.rest, madeOf).map((span) => buffer.take(span));
}

/** What says that a thing is to be bent, tied or strewn into letters, after the name of the thing. */
const spelling =
  /\b(?:(?:that |which )?(?:spell(?:s|ing)?(?: out)?|form(?:s|ing)? the (?:words?|names?|letters?)|(?:shaped|bent|twisted|tied|woven|arranged|twisting|turning|curling)(?: up)? (?:in)?to (?:the )?(?:words?|names?|letters?|script|cursive))|(?:made|formed) (?:up |out )?of (?:the )?(?:words?|names?)|in the (?:shape|form) of (?:the )?(?:words?|names?|letters?))\b|(?:拼成|组成|拼出)(?=[^,，。]{0,4}(?:字|[A-Za-z"“「『]))|で(?:書いた|書かれた|綴った)(?=[^、。]{0,3}(?:文字|[A-Za-z"「『]))/iu;
/** What has letters on it anyway. */
const bearer =
  /\b(?:banner|ribbon|scroll|letters?|lettering|letter blocks|tiles|beads|text|words?|script|font|sign|cursive|calligraphy|type|names?|quote)\b[^,.;]{0,12}$/iu;

/** Takes off the words by which a thing is to spell what is written: it is written beside the thing, and this is told. */
export function takeSpelling(buffer: TokenBuffer): PlacedWord[] {
  const match = spelling.exec(buffer.original);
  if (!match || match.index === 0 || bearer.test(buffer.original.slice(0, match.index))) return [];
  return [buffer.take({ start: match.index, end: match.index + match[0].length })];
}

/** Where the first of the written words stands: after what announces it, or else as it is spelled. */
function placeOf(original: string, first: string): number {
  const escaped = first.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const announced = new RegExp(
    `(?:words?|names?|letters?|initials?|says|saying|spells|spelling|with|["“'‘「『])(?: of)?:? ?(${escaped})(?![\\p{L}\\d])`,
    'iu',
  ).exec(original);
  if (announced) return announced.index + announced[0].length - first.length;
  const exact = original.indexOf(first);
  return exact >= 0 ? exact : original.toLowerCase().indexOf(first.toLowerCase());
}

/** The link with what it links to, up to the first name. */
function phraseOf(link: string, words: readonly string[]): string {
  return `${link} ${words.slice(0, words.findIndex((word) => namesAnything(word)) + 1).join(' ')}`;
}

function placed(original: string, start: number, phrase: string): PlacedWord {
  return { word: original.slice(start, start + phrase.length), start };
}
