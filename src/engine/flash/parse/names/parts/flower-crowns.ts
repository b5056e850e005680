import { concepts } from '../../../lexicon/concept.ts';
import { conceptNamed } from '../../../lexicon/lexicon.ts';
import type { Join } from './joins.ts';

const flowerCrown = conceptNamed('flower-crown');
/** Of these a crown is another one. */
const thorny = concepts('thorns', 'thorn-vine');

/** "A crown of daisies", "a daisy crown", "a crown of ivy": of flowers, and not of gold. */
export const flowerCrowned: Join = ({ first, second, gap }) => {
  const [crown, flower] = gap === ' ' ? [second, first] : [first, second];
  const isCrown =
    crown.concept.name === 'crown' && flower.concept.kind === 'flora' && !thorny.has(flower.concept.name);
  if (!isCrown || !flowerCrown || !/^ (?:(?:made )?(?:out )?of (?:\p{L}+ )?)?$/u.test(gap)) return null;
  const span = { start: first.start, end: second.end };
  return { ...crown, ...span, concept: flowerCrown, fallback: span, isPlural: false };
};
