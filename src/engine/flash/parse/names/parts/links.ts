import { englishColors } from '../../attributes/color.ts';
import { isDescribing } from '../../attributes/describing-words.ts';

/** What may stand between the name of a thing and the name of its part. No "and": that tells two things apart. */
const linkBetween = new RegExp(
  `^(?:'s)?(?: (?:with|of|having|has|geometric|patterned|ornate|from|for|made|in|on|its|his|her|their|the|a|an|many|big|huge|small|long|deep|wide|open|spread|spreading|outstretched|full|glowing|broken|torn|dripping|melting|oozing|extra|gooey|head|face|hair|shaped|${englishColors.join('|')}|\\p{L}+ed))*\\s*$|^[的の]?$`,
  'u',
);

/** Whether two are linked as a thing and its part are: nothing else between them is denied or set apart. */
export function isLink(gap: string): boolean {
  return linkBetween.test(withoutAdjectives(gap.replace(/-/g, ' ')).trimEnd());
}

/** "A dragonfly with long skinny wings" has wings. */
function withoutAdjectives(gap: string): string {
  return gap.replace(/(?<= )\p{L}+ (?=(?:\p{L}+ )*$)/gu, (word) =>
    isDescribing(word.trim()) && !/(?:ing|[^s]s) $/.test(word) ? '' : word,
  );
}
