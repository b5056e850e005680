import { concepts } from '../../../lexicon/concept.ts';
import { bared } from '../../attributes/pose-words.ts';
import type { Mention } from '../mention.ts';
import { isBody } from '../mention.ts';
import type { ContextRule } from '../mention-context.ts';
import { anyOf } from '../mention-context.ts';
import { isSmiling } from '../shown/smiling.ts';
import { features, hasFace, pairedFeatures } from './body-parts.ts';

/** Of a creature that is named right before, as 象の鼻 and 象の親子が鼻をつなぐ. */
const faceParts = concepts('nose', 'ear', 'tongue');

const isOnFace: ContextRule = ({ concept, before, gapBefore }) =>
  before !== undefined &&
  isBody(before) &&
  faceParts.has(concept.name) &&
  /^(?:[的の]|(?:の(?:親子|夫婦))?(?:たち|達)?[がは]|(?:'s?)? |[吐伸](?:着|出|出来)?(?:小|大|长)?)?$/u.test(
    gapBefore,
  );

const isMouth: ContextRule = ({ word, before, gapBefore }) =>
  before?.concept.kind === 'creature' && /^ (?:mouth|jaws)$/u.test(gapBefore + word);

const isSmile: ContextRule = ({ concept, before, gapBefore }) =>
  before !== undefined &&
  isBody(before) &&
  concept.name === 'smiley' &&
  /^(?:様|さま|さん|ちゃん|くん)?[的の]?$/u.test(gapBefore) &&
  !isSmiling(before.concept.name);

/** "My beagle's face, floppy ears, tongue out": a list of what the beast before it has. */
const isListed: ContextRule = ({ mention, before, gapBefore, earlier }) => {
  const isTheirs = ({ concept: { name }, isPlural }: Mention) =>
    features.has(name) || (isPlural && pairedFeatures.has(name));
  const owner = earlier.findLast((of) => !isTheirs(of));
  if (!isTheirs(mention) || owner?.concept.kind !== 'creature') return false;
  return owner === before
    ? /^(?:'s)?(?: (?:face|head|portrait))?,(?: with)? (?:[\p{L}-]+ ){0,2}$/u.test(gapBefore)
    : /^(?: out| (?:wide )?open)?(?:,| and|, and| &)(?: with)? (?:[\p{L}-]+ ){0,2}$/u.test(gapBefore);
};

/** "My labrador, she's got floppy ears and a wet nose". */
const isHad: ContextRule = ({ mention, lead, earlier }) =>
  (features.has(mention.concept.name) || pairedFeatures.has(mention.concept.name)) &&
  earlier.some(isBody) &&
  /\b(?:he|she|it|they)(?:'s|s|'ve|ve)? (?:has|have|had|got)(?: got)? (?:[\p{L}-]+,? ){0,6}$/u.test(lead);

const isGrip: ContextRule = ({ concept, lead, earlier }) =>
  concept.traits.has('holds-things') &&
  /\b(?:in|between|on) (?:(?:the|its|his|her) )?$/u.test(lead) &&
  earlier.slice(0, -1).some(hasFace);

/** "A bear with open jaws" is drawn roaring. */
const isBared: ContextRule = ({ text, concept, mention, before }) => {
  if (!before || !concept.traits.has('holds-things') || !before.concept.poses.has('roaring')) return false;
  const said = bared.exec(text.slice(before.start));
  return said !== null && mention.end <= before.start + said[0].length;
};

/** Whether it is in the face of somebody named before, or what he holds something by. */
export const isOwnFeature = anyOf([isOnFace, isMouth, isSmile, isListed, isHad, isGrip, isBared]);
