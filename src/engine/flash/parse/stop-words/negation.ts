import type { PlacedWord, Span, TokenBuffer } from '../token-buffer.ts';
import { spansOf } from '../token-buffer.ts';

/** "no", "without" and the like right before a name. */
const englishBefore =
  /(?:^|[^\p{L}])(?:no(?! evil)|without|missing|not|minus|(?:anything|everything) (?:but|except)|hates?|except(?: for)?|instead of|rather than|excluding|avoid|never|don't (?:want|add|include)|do not (?:want|add|include))(?: (?:any|a|an|the|more))*(?: [\p{L}-]+)?\s+$/u;
/** "Anything but roses, peonies": what comes after is wanted. */
const englishBut = /\b(?:(?:any|every)thing but|hates?)\b/;
/** Denials that would stay behind as words. */
export const cjkDenials =
  /而不是|不是|并非|而非|不要|没有|沒有|不带|不加|别画|不画|除了|任何|以外|除[くい]|抜き|無し|いらない/gu;
const cjkBefore = /(?:不要|没有|沒有|不带|不加|别画|不画|无|無|除了|而不是|不是|并非|而非)(?:任何)?$/u;
/** Japanese denies after the word: 花なし, 花のない, 花を除く. */
const japaneseAfter = /^(?:なし|無し|ナシ|抜き|のない|は(?:なし|いらない|不要)|を除[くい]|がない|以外)/u;
/** What may stand between two names so that a denial of the first holds for the second too. */
const alternative = /^[\s,]*(?:or|nor|和|或|や|、|,)\s*(?:any |the |a |an )?$/u;

/** For each name of a text whether the text denies it: "a skull without roses or leaves". */
export function deniedNames(text: string, names: readonly Span[]): boolean[] {
  const denied: boolean[] = [];
  let isBut = false;
  names.forEach(({ start, end }, i) => {
    const previous = names[i - 1];
    const before = text.slice(previous?.end ?? 0, start);
    const isDenied =
      englishBefore.test(before) || cjkBefore.test(before) || japaneseAfter.test(text.slice(end));
    const isCarriedOver =
      denied[i - 1] === true && alternative.test(before) && !(isBut && before.trim() === ',');
    isBut = englishBut.test(before);
    denied.push(isDenied || isCarriedOver);
  });
  return denied;
}

/** Parts of somebody in whose place something else is to be: no drawing shows that. Of eyes it may. */
const part =
  '(?:heads?|faces?|bod(?:y|ies)|torsos?|hair|ears?|nose|mouth|teeth|tongue|arms?|hands?|legs?|feet|wings?|tails?|antlers?|horns?|mane|beard|tentacles|feathers|fins?|shells?|roots?|branches|leaves|petals?|trunk|handle|wheels?|sails?|paws|fur|scales)';
/** What something has another thing in the place of; "instead of eyes" is drawn, and Medusa's hair is. */
const swaps = new RegExp(
  [
    '(?<=\\b(?:with|has|having|wearing|holding) [^,.;]*)\\b(?:instead of|in place of|rather than) (?!(?:\\p{L}+ )?eyes?\\b)(?:(?:an?|the|its|his|her|their) )?\\p{L}+(?: (?!(?:and|with|or|on|in|at|for|to|of|from)\\b)\\p{L}+){0,2}',
    `(?<!\\bmedusa\\b[^,.;]*)\\b(?:(?<=\\b(?:with|has|having) [^,.;]*)(?:for|as)|instead of|in place of) (?:(?:an?|the|its|his|her|their) )?${part}(?: should be| would be)?(?=\\s*(?:$|[,.;]| (?:and|with|in|on)\\b))`,
    `\\b(?:but|where|except|only) (?:(?:the|its|his|her|their|all) )+(?:\\p{L}+ )?(?:${part}|eyes|spots|stem|seeds)(?: (?:are|is|look like|turn into|turned into|become|made of))(?: made(?: out)? of)?\\b`,
    `\\bhead(?:ed)?(?= (?:man|woman|girl|boy|lady|guy|person|people)\\b)`,
    '首から(?:ぶら|吊り)?(?:下げ|さげ|提げ)(?:た|る|て(?:いる|いた)?)?',
    '(?:代替|取代)了?\\p{Script=Han}{1,4}|[^\\s、。,がはをにの]{1,8}の代わりに',
  ].join('|'),
  'gu',
);

/** Takes off what something else is to take the place of: it is not drawn, and that the two change places is told. */
export function takeSwaps(buffer: TokenBuffer): PlacedWord[] {
  return spansOf(buffer.rest, swaps).map((span) => buffer.take(span));
}
