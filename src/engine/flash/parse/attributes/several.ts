import { withTrait } from '../../lexicon/lexicon.ts';
import type { Mention } from '../names/mention.ts';
import { namesOne } from '../names/names-one.ts';
import type { Counted } from './said-beside.ts';

/** Of these the drawing shows several. */
const severals = withTrait('several');

/** Of these each of several has several blooms. */
const bloomsInTwos = withTrait('many-bloomed');

/** Two by their name: both hands, Odin's ravens and wolves. */
const namesTwo = /^[双雙]手$|^(?:hugin|munin|geri|freki|skoll|hati)\p{L}* and \p{L}+$/iu;

/** "A pair of wings" is what "wings" are: a word that has no singular names both. */
export function isPairItself(
  { concept, isPlural, end }: Mention,
  word: string,
  text: string,
  counted: Counted | null,
): boolean {
  // The monkeys that see, hear and speak no evil are three in one drawing, and "two hands forming a heart" two.
  if (concept.traits.has('all-in-one')) return true;
  const after = text.slice(end);
  const said = counted === null ? '' : text.slice(counted.start, counted.end);
  // 一对鹿角, 一双翅膀; a pair of dragon and phoenix is one of each.
  if (/^一[对對双雙]$/u.test(said))
    return (
      /(?:角|翅膀|翼|羽翼|眼睛|恋人|爱人|愛人|情[侣侶]|夫妻|夫妇|夫婦|老人|父母|双胞胎)$/u.test(word) ||
      /^[凤鳳]/u.test(after)
    );
  return said === 'pair' && !isPlural && /s$/i.test(word);
}

/** "A single daisy", where several are drawn; "single line" says no number, and "一对" names both of a pair. */
export function isOneOfSeveral(
  { concept: { name } }: Mention,
  word: string,
  { count, start, end }: Counted,
  text: string,
): boolean {
  if (namesOne(word) || !severals.has(name)) return false;
  // Of two daisies each has a second bloom.
  if (count > 1) return bloomsInTwos.has(name);
  if (/[对對双雙]/u.test(text.slice(start, end))) return false;
  return !/^[ -](?:line|needle|colou?r)/.test(text.slice(end));
}

/** Two where a name says so by itself, else null. */
export function twoByName(word: string): 2 | null {
  return namesTwo.test(word) ? 2 : null;
}
