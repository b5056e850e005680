import { englishColors } from '../attributes/color.ts';
import { namesAnything } from './lookup/known-names.ts';

const petals = new RegExp(
  `\\b(\\p{L}+) with (?:(?:soft|pale|light|dark|bright|deep) )?(${englishColors.join('|')}) (?:petals|scales|feathers|plumage|fur|coat)\\b(?! (?:of|made|and)\\b)`,
  'giu',
);

/** Whose wings are all that is coloured, in two colours. */
const wings = new RegExp(
  `\\b(butterfl(?:y|ies)|moths?|dragonfl(?:y|ies)) with ((?:${englishColors.join('|')}) (?:and|&) (?:${englishColors.join('|')})) wings\\b(?! (?:of|made)\\b)`,
  'giu',
);

/** Says the colour of its petals of the flower: "a rose with blue petals". */
export function withPetalColors(prompt: string): string {
  return prompt
    .replace(wings, '$2 $1')
    .replace(petals, (said, name: string, color: string) =>
      namesAnything(name.toLowerCase()) ? `${color} ${name}` : said,
    );
}
