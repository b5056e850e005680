import type { Mention } from '../mention.ts';
import { isBody } from '../mention.ts';
import { features, pairedFeatures } from './body-parts.ts';
import type { Join } from './joins.ts';
import { inPlaceOf } from './joins.ts';

const withFeature =
  /^(?:'s)?(?: (?:face|head|portrait))?(?:,? but)? (?:with|having|has)(?: [\p{L}-]+){0,2} $/u;
/** "With floppy ears and tongue out". */
const listed = /^(?: \p{L}+)?,? (?:and|&) (?:[\p{L}-]+ ){0,2}$/u;
/** What is another's: "a man with shark teeth". */
const ofAnother = /\b(?:shark|wolf|vampire|tiger|lion|bear|eagle|dragon)s?'?s? \p{L}+$/u;

/** What a face or a body shows anyway: "a dog with big ears". */
export const featureAfter: Join = (pair) => {
  const { text, first, second } = pair;
  // What has been read in between is consumed.
  const gap = pair.gap.replace(/ +/g, ' ');
  const isFeature =
    isBody(first) &&
    (second.isPlural ? pairedFeatures : features).has(second.concept.name) &&
    (withFeature.test(gap) || (listed.test(gap) && / with /.test(text.slice(first.start, first.end)))) &&
    !ofAnother.test(text.slice(0, second.end));
  if (!isFeature) return null;
  return {
    ...inPlaceOf(pair, first),
    fallback: first.fallback ?? (isUnseenOn(first, second) ? second : null),
  };
};

/** What no beast is drawn with: a moustache, and a tongue that hangs out of the mouth. */
function isUnseenOn({ concept: { kind, name } }: Mention, { concept: part }: Mention): boolean {
  if (kind !== 'creature') return false;
  return part.name === 'mustache' || part.name === 'tongue' || (part.name === 'beard' && name !== 'goat');
}
