import { englishCount } from '../attributes/count.ts';
import { isDescribing } from '../attributes/describing-words.ts';
import { namesAnything } from '../names/lookup/known-names.ts';
import { stopWords } from '../stop-words/stop-words.ts';
import type { TokenBuffer } from '../token-buffer.ts';

/** In which hand something is written. */
const hand =
  '(?:in|with) (?:(?:an?|the|my|his|her|our|small|tiny|fine|thin|bold|simple|elegant|fancy|flowing|pretty|delicate|old|new|own) )*(?:cursive|script|calligraphy|italics?|handwriting|black ?letter|fraktur|typewriter|old english|(?:(?:old english|gothic|chicano|script|cursive|roman|block|capital|bold|western|graffiti|typewriter|script|black|red) )*(?:letters|lettering|font|writing|text))\\b|(?:(?:old english|gothic|chicano|cursive|western|graffiti|script) )?(?:lettering|calligraphy|script)\\b(?! (?:style|of|with|in|tattoo style))';
/** The words right before the hand, from the beginning of their clause. */
const before = new RegExp(
  `(?<=^|[,;:.] ?)((?:[\\p{L}\\d'’&-]+,? ){0,12}?[\\p{L}\\d'’&-]+),? (?=(?:written )?(?:${hand}))`,
  'iu',
);
/** What introduces it and is not written. */
const opening =
  /^(?:(?:i|we)(?:'d| would)? (?:want|need|like|love)(?: to (?:get|have))?|(?:can|could) (?:i|you|we) \p{L}+(?: me)?|please|just|simple|small|tiny|looking for|the|an?|word|phrase|quote|tattoo of|one word) /iu;
/** What stands beside the words: "rose with Mia". */
const beside =
  /^.* (?:with|and (?:the|an?)|plus)(?: (?:the|an?|word|name))* (?=\S)|^(?:an?|the|some|two|three|four|five|\d) [^,]* and (?=\S)/iu;
/** Words about words, of which none are told. */
const aboutWords =
  /^(?:names?|initials?|words?|letters?|lettering|numbers?|numerals?|dates?|quotes?|text|tattoos?|script|something|verse|lyrics?|poem|alphabet|font|design|style|sentence|saying|phrase|coordinates|signature|it|this|that)$/iu;
const manner =
  /^(?:old|english|gothic|chicano|cursive|western|graffiti|fancy|elegant|roman|japanese|chinese|arabic|bold|black|red|fine|thin)$/iu;

/** The words that a prompt wants in a certain hand, whatever they could show: "family in cursive", "mama tried lettering". */
export function takePenned(buffer: TokenBuffer): string | null {
  const match = before.exec(buffer.spelledRest);
  if (!match?.[1]) return null;
  let said = match[1];
  for (let rest = ''; rest !== said; ) {
    rest = said;
    said = said.replace(opening, '');
  }
  const start = beside.exec(said)?.[0].length ?? 0;
  const words = said.slice(start).replace(/,$/, '');
  const each = words.split(' ');
  const isTold = each.every((word) => !aboutWords.test(word.replace(/'s$/, '')));
  const isMore = each.some(
    (word) => namesAnything(word.toLowerCase()) || !(stopWords.has(word.toLowerCase()) || manner.test(word)),
  );
  if (!isTold || !isMore || words.length > 30) return null;
  const from = match.index + match[1].lastIndexOf(words);
  buffer.consume(from, from + words.length);
  return words;
}

const someNames =
  /((?:[\p{L}'-]+(?:, (?:and )?| and | & | \+ ))*[\p{L}'-]+) names?\b(?! (?:of|tag|plate|badge)\b)/iu;
const kin =
  /^(?:son|daughter|kid|child|children|mother|father|mom|mum|dad|baby|babies|dog|cat|pet|wife|husband|brother|sister|grandma|grandpa|nana|family|couple|boy|girl|friend|parent|twin|first|last|middle|maiden|full|birth|nick)s?(?:'s|')?$/iu;

/** Names that stand before the word: "Emma and Noah names"; common words only with a capital letter. */
export function takeNamesBefore(buffer: TokenBuffer): string | null {
  const match = someNames.exec(buffer.spelledRest);
  if (!match?.[1]) return null;
  const names = match[1].split(/, (?:and )?| and | & | \+ /iu);
  const isName = (word: string) => {
    const lower = word.toLowerCase();
    if (kin.test(word) || englishCount(lower) !== null || stopWords.has(lower) || /s'$|'s$/.test(word))
      return false;
    return /^\p{Lu}/u.test(word) ? !isDescribing(lower) : !namesAnything(lower) && !isDescribing(lower);
  };
  if (!names.every(isName)) return null;
  buffer.consume(match.index, match.index + match[0].length);
  const written = names.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  return written.length > 1 ? `${written.slice(0, -1).join(', ')} & ${written.at(-1)}` : (written[0] ?? null);
}

const knuckles =
  /\b(\p{L}{4})(?:,? (?:and |& )?(\p{L}{4}))? (?=(?:(?:written |tattooed )?(?:on|across) )?(?:(?:the|my|his|her|both) )?knuckles?\b)/iu;
const knuckleWord = /\b(?:(?:on|across) )?(?:(?:the|my|his|her|both) )?knuckles?\b/iu;

/** A letter for each finger: "love hate on knuckles". */
export function takeKnuckles(buffer: TokenBuffer): string | null {
  const match = knuckles.exec(buffer.spelledRest);
  const [whole, one = '', other] = match ?? [];
  if (!match || !whole || /^(?:with|on my|over|both)$/i.test(one)) return null;
  buffer.consume(match.index, match.index + whole.length);
  const left = knuckleWord.exec(buffer.rest);
  if (left) buffer.consume(left.index, left.index + left[0].length);
  return [one, other].filter(Boolean).join(' ').toUpperCase();
}

const couple =
  /(?<=^|[,.;:] ?|\b(?:for|with) )(\p{Lu}\p{Ll}+) (?:&|\+|and) (\p{Lu}\p{Ll}+)(?! (?:\p{Lu}|names?\b))(?=.*\b(?:est|established|since|anniversary|wedding|married|forever|(?:19|20)\d\d)\b)/u;

/** Two who have something to celebrate: "John & Mary 50th anniversary". */
export function takeCouple(buffer: TokenBuffer): string | null {
  const match = couple.exec(buffer.spelledRest);
  const [whole = '', one = '', other = ''] = match ?? [];
  const both = [one, other].map((name) => name.toLowerCase());
  if (!match || both.some((name) => stopWords.has(name) || isDescribing(name))) return null;
  if (both.every(namesAnything) || namesAnything(both.join(' and '))) return null;
  buffer.consume(match.index, match.index + whole.length);
  return `${one} & ${other}`;
}
