import { englishColors } from '../attributes/color.ts';
import { namesAnything } from './lookup/known-names.ts';

const petals = new RegExp(
  `\\b(\\p{L}+) with (?:(?:soft|pale|light|dark|bright|deep) )?(${englishColors.join('|')}) petals\\b`,
  'giu',
);

/** Says the colour of its petals of the flower: "a rose with blue petals". */
export function withPetalColors(prompt: string): string {
  return prompt.replace(petals, (said, name: string, color: string) =>
    namesAnything(name.toLowerCase()) ? `${color} ${name}` : said,
  );
}
