import type { Subject } from '../reading.ts';
import type { TokenBuffer } from '../token-buffer.ts';
import { capitalized } from './capitalized.ts';

const kin =
  'mom|mum|mama|mamma|mommy|dad|daddy|papa|nana|nanna|nan|gran|granny|grandma|grandpa|grandad|abuela|abuelo|oma|opa|nonna|nonno|parents';
const virtues =
  'family|love|hope|faith|strength|courage|believe|blessed|peace|freedom|forever|always|trust|grace|grateful|loyalty|respect|honou?r|karma|destiny|resilience|breathe|fearless|survivor|warrior|joy|serenity|patience|namaste|legacy|brotherhood|sisterhood|friendship|sisters|brothers';
const link = '(?:,? (?:and|&|\\+) |, ?)';
const listOf = (words: string) => `(?:${words})(?:${link}(?:${words})){0,3}`;
const kinList = `(?:${kin})(?:(?:${link}| )(?:${kin})){0,3}`;
const list = new RegExp(`^(?:${kinList}|${listOf(virtues)})$`, 'iu');
const end = '(?= *(?:$|[,.;]))';
const carrier = '(?:banner|ribbon|scroll)';
const infinity = 'infinity(?: sign| symbol| loop)?';

/**
 * Words that are customarily written, where nobody says that they are to be: "mom in a heart", "a heart with banner mom",
 * "hope banner", "infinity with family", "an anchor with hope", "strength with a lotus".
 */
export const customaryWords = new RegExp(
  [
    `\\b(${kinList})(?= (?:(?:in|on|across) (?:(?:an?|the|my|red|small) )*(?:heart|${carrier}|cursive|script|infinity|chest|arm|wrist|middle|cent(?:er|re))\\b|written |(?:heart|lettering|script)\\b))`,
    `(?<=\\bheart,? (?:(?:with|for) )?)(${kinList})${end}`,
    `^ *(${kinList})(?= tattoo,? (?:with )?(?:(?:an?|the|and|old school|traditional|classic|red|small) )*(?:heart|banner|ribbon|scroll|swallows?|rose)\\b)`,
    `(?<=\\bwith )(${kin})(?= (?:inside|in(?:side)? (?:it|the (?:middle|cent(?:er|re)))|on it|across|underneath|below)\\b)`,
    `(?<=\\bwith )(rip)\\b(?= (?:written |carved )?(?:on|across|in|over|into)\\b)`,
    `^ *(in (?:loving )?memory of (?:my )?(?:${kin})) *$`,
    `(?<=\\b${carrier}s?(?:,| with| saying| says| of| for|:)? )(${listOf(`${kin}|${virtues}`)})${end}`,
    `\\b(?!survivor ribbon)(${listOf(`${kin}|${virtues}`)})(?= ${carrier}\\b)`,
    `(?<=\\b${infinity}(?:,| with| of|:)? )(${listOf(`${kin}|${virtues}`)})${end}`,
    `(?<=^ *|, )(${listOf(virtues)})(?= ${infinity}\\b)`,
    `(?<=(?<!\\b(?:made|filled|full|done|designed|drawn|sealed|written) )\\bwith )(${listOf(virtues)})${end}`,
    `(?<=^ *)(?!family\\b)(${listOf(virtues)})(?= (?:with|\\+) \\p{L})`,
    `(?<=^ *)(${listOf(`${kin}|blessed|believe|grateful|namaste`)})(?= *(?:(?:word|tattoo|lettering|script|in (?:script|cursive))? *$))`,
  ].join('|'),
  'iu',
);

/** Customary words as they are written: "mom dad" and "love and faith" with an ampersand. */
export function asWritten(words: string): string {
  const joined = list.test(words) ? words.replace(/(?:,? (?:and|&|\+)|,)? (?=\S+$)/u, ' & ') : words;
  return capitalized(joined);
}

const kinBeside = new RegExp(
  `(?:(?<=^\\s*)${kinList}(?=\\s{2}|\\s(?:and|&|\\+)\\s{2})|(?<=\\s{2}|[,&+]\\s|\\b(?:with|and)\\s)${kinList}(?=\\s*$|\\s{2}|[,.]))`,
  'iu',
);

/**
 * Of whom a prompt names beside things that are no bodies, as they are to be written: "rose mom", "a cross with dad".
 * Beside a beast they would be its own.
 */
export function takeKinBeside(buffer: TokenBuffer, subjects: readonly Subject[]): string | null {
  if (subjects.length === 0 || subjects.some(({ concept: { kind } }) => bodily.has(kind))) return null;
  const match = kinBeside.exec(buffer.spelledRest);
  if (!match) return null;
  buffer.consume(match.index, match.index + match[0].length);
  return asWritten(match[0]);
}

const bodily: ReadonlySet<string> = new Set(['creature', 'figure']);
