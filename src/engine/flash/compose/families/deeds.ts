import { concepts } from '../../lexicon/concept.ts';
import { motifs } from '../../motifs/registry.ts';
import type { Relation } from '../../parse/reading.ts';

/** On whose backs there is room where they are highest. */
export const backs = concepts('turtle', 'tortoise', 'bison', 'capybara');
/** What the words say that they do. */
export const inArms =
  /\b(?:hugging|holding|cuddling|embracing|cradling|snuggling|carrying)|拥?抱着?|抱(?:く|いた|いて(?:いる)?|っこ)/u;
export const onBack =
  /\b(?:riding |sitting |climbing |clinging |hanging |sleeping )?on(?:to)? (?:top of )?(?:\S+ )*?back\b|背(?:着|負う|中)?/u;
const unseen =
  /\b(?:nursing|feeding|nuzzling|licking|kissing|teaching|in (?:(?:her|his|its|the) )?mouth)\b|叼着|亲吻着?/u;
export const inRow = /\b(?:line|row|walking|follow)/u;

/** What a family is told to do and that its drawing does not show. */
export function undoneWords({ kind, subject, object, phrase }: Relation): string[] {
  if (kind !== 'young-of') return [];
  const one = (words: RegExp) => words.exec(phrase)?.[0] ?? [];
  const motif = motifs.get(object.concept.name);
  const isOne = object.count === 1 && subject.count === 1;
  return [
    one(unseen),
    motif?.embracing && isOne && subject !== object ? [] : one(inArms),
    backs.has(object.concept.name) && isOne ? [] : one(onBack),
  ].flat();
}
