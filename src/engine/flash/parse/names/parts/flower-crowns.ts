import { flowers } from '../../../lexicon/flowers.ts';
import { conceptNamed } from '../../../lexicon/lexicon.ts';
import type { Join } from './joins.ts';

const flowerCrown = conceptNamed('flower-crown');
const blossoms: ReadonlySet<string> = new Set(flowers.map(({ name }) => name));

/** "A crown of daisies", "a daisy crown": of flowers, and not of gold. */
export const flowerCrowned: Join = ({ first, second, gap }) => {
  const [crown, flower] = gap === ' ' ? [second, first] : [first, second];
  const isCrown = crown.concept.name === 'crown' && blossoms.has(flower.concept.name);
  if (!isCrown || !flowerCrown || !/^ (?:(?:made )?(?:out )?of (?:\p{L}+ )?)?$/u.test(gap)) return null;
  const span = { start: first.start, end: second.end };
  return { ...crown, ...span, concept: flowerCrown, near: span, isPlural: false };
};
