import type { ConceptKind } from '../../lexicon/entry.ts';
import { isFallbackWord } from '../../lexicon/fallback-words.ts';
import { lexicon } from '../../lexicon/lexicon.ts';
import type { Mention } from './mention.ts';
import { singularsOf, withoutPossessive } from './plural.ts';

const named = new Map(
  lexicon.flatMap((concept) =>
    concept.words.en.map((word) => [word.replaceAll('-', ' '), { concept, word }]),
  ),
);

/** The star of the sea is no sea star, and the lion of the mountain no mountain lion. */
const unowned: ReadonlySet<ConceptKind> = new Set(['creature', 'sky', 'flora']);

const ofA = /^ of (?:an?|the|my|his|her|its|their) $/u;

/** "The skull of a ram" is named as "a ram skull" is. */
export function withGenitives(text: string, mentions: readonly Mention[]): Mention[] {
  const whole: Mention[] = [];
  for (const mention of mentions) {
    const before = whole.at(-1);
    const one = before && ofA.test(text.slice(before.end, mention.start)) && compound(text, before, mention);
    if (one) whole.splice(-1, 1, one);
    else whole.push(mention);
  }
  return whole;
}

function compound(text: string, part: Mention, owner: Mention): Mention | null {
  if (unowned.has(part.concept.kind)) return null;
  const [of, its] = [owner, part].map(({ start, end }) => withoutPossessive(text.slice(start, end)));
  if (!of || !its) return null;
  const [found] = [its, ...singularsOf(its)].flatMap((word) => named.get(`${of} ${word}`) ?? []);
  if (!found) return null;
  const span = { start: part.start, end: owner.end };
  return {
    ...part,
    ...span,
    concept: found.concept,
    isIdea: false,
    fallback: isFallbackWord(found.word) ? span : null,
  };
}
