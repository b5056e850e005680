import { isDescribing } from '../attributes/describing-words.ts';
import { namesAnything } from '../names/lookup/known-names.ts';
import { stopWords } from '../stop-words/stop-words.ts';
import type { TokenBuffer } from '../token-buffer.ts';
import { capitalized } from './capitalized.ts';
import { months } from './dates.ts';
import { longestLettering } from './longest-lettering.ts';

const kin =
  'papa|pop|pops|grandpa|grandad|grandma|nana|nan|gran|granny|mama|mom|mum|mother|dad|father|uncle|aunt|auntie';
const dates = '(?:19|20)\\d\\d ?[-–] ?(?:19|20)\\d\\d|\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}';
/** The name is the word or two before the dates; small letters will do after what kin it is. */
const remembered = new RegExp(
  `\\b(?:in )?(loving )?memory of (?!(?:my|our|an?|the|his|her|their|all)\\b)((?:(?:${kin}) )?\\p{L}+(?: \\p{L}+)?),? (${dates})(?!\\d)`,
  'iu',
);
const nameBefore = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:[Ff]or )?[Mm]y (?:(?:baby|little|sweet|beautiful|precious|dear|late|best) )*(?:girl|boy|son|daughter|angel|baby|brother|sister|wife|husband|friend|mom|mum|mother|dad|father|dog|cat) )?((?:[Rr]\\.?[Ii]\\.?[Pp]\\.?,? )?(?:(?:Grandad|Grandpa|Grandma|Nana|Nan|Gran|Papa|Uncle|Aunt|Auntie|Pop|Dad|Mom|Mum|grandad|grandpa|grandma|nana|papa|uncle|aunt|auntie) )?\\p{Lu}\\p{Ll}+),? (${dates}|(?:19|20)\\d\\d)(?![\\d./-])`,
  'u',
);
/** "Since June 2019" is a date, which is read as one. */
const month = new RegExp(`^${months}$`);
const quotes = /["“„«「『《【]/u;

/**
 * Finds whom dates belong to, consumes both and returns them as they are to be written: "In Loving Memory Papa Joe
 * 1938-2019", "Noah 3/22/20". Null where no name stands right before a date, or other words are given in quotes.
 */
export function takeMemorial(buffer: TokenBuffer): string | null {
  if (quotes.test(buffer.original)) return null;
  return takeRemembered(buffer) ?? takeDatedName(buffer) ?? takeDatedKin(buffer);
}

function takeRemembered(buffer: TokenBuffer): string | null {
  const match = remembered.exec(buffer.spelledRest);
  const [whole = '', loving, who = '', when = ''] = match ?? [];
  const saying = (link: string) => capitalized(`in ${loving ?? ''}memory ${link}${who} ${when}`);
  const isLong = saying('of ').length > longestLettering;
  const written = saying(isLong ? '' : 'of ');
  if (!match || written.length > longestLettering) return null;
  buffer.consume(match.index, match.index + whole.length);
  return written;
}

/** "Mum and dad dates 1958 - 2021", where one would be lost. */
const datedKin = new RegExp(
  `^ *(?:my )?(${kin})(?: and | & |, | )(?:my )?(${kin})(?:'s|s)?(?: (?:birth ?)?dates?| birthdays?)?[:,]? (${dates}(?:(?: and | & |, | )(?:${dates}))?)(?!\\d)`,
  'iu',
);

function takeDatedKin(buffer: TokenBuffer): string | null {
  const match = datedKin.exec(buffer.spelledRest);
  const [whole = '', one = '', other = '', when = ''] = match ?? [];
  const written = capitalized(`${one} & ${other} ${when}`);
  if (!match || written.length > longestLettering) return null;
  buffer.consume(match.index, match.index + whole.length);
  return written;
}

function takeDatedName(buffer: TokenBuffer): string | null {
  const match = nameBefore.exec(buffer.spelledRest);
  const [whole = '', name = '', when = ''] = match ?? [];
  const word = name.toLowerCase().split(' ').at(-1) ?? '';
  if (!match || stopWords.has(word) || isDescribing(word) || namesAnything(word) || month.test(word))
    return null;
  buffer.consume(match.index, match.index + whole.length);
  return capitalized(`${name} ${when}`).replace(/^R\.?i\.?p\b/iu, (farewell) => farewell.toUpperCase());
}
