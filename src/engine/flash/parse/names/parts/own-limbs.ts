import { withTrait } from '../../../lexicon/lexicon.ts';
import type { Mention } from '../mention.ts';
import { isBody } from '../mention.ts';
import type { ContextRule } from '../mention-context.ts';
import { anyOf } from '../mention-context.ts';
import { isBodyPart } from './body-parts.ts';

/** "He is black with white paws" speaks of a body, "a dog and two paws" of prints. */
const isPaws: ContextRule = ({ word, lead, before }) =>
  word === 'paws' &&
  before !== undefined &&
  isBody(before) &&
  /\b(?:with|has|having) (?:\p{L}+ ){0,2}$/u.test(lead);

/** Antlers name a deer, but not as those of a moose or of a deer's skull: "with antlers", "with birds in its antlers". */
const isAntlers: ContextRule = ({ word, concept, lead, before, earlier, gapBefore }) => {
  if (concept.name !== 'deer' || word !== 'antlers') return false;
  const isAntlered = (of: Mention | undefined) =>
    /^(?:moose|jackalope|deer-skull|reindeer)$/.test(of?.concept.name ?? '');
  const isInTheirs = /\b(?:in|on|between|around|from|through) (?:(?:its|his|her|the) )?$/u.test(lead);
  return (
    (isInTheirs && earlier.some(isAntlered)) ||
    (isAntlered(before) && /^(?: head)?(?: with| has)? (?:\p{L}+ ){0,3}$/u.test(gapBefore))
  );
};

/** 牵着老奶奶的手: hers. */
const isHeldHand: ContextRule = ({ concept, lead, before, gapBefore }) =>
  before?.concept.kind === 'figure' &&
  concept.name === 'hand' &&
  gapBefore === '的' &&
  /[牵拉挽握]着?[^,，。]{1,8}$/u.test(lead);

/** "A rose in its mouth"; but "in memory of Rex, his paw and his ball" asks for the print. */
const isTheirs: ContextRule = (context) => {
  const { concept, lead } = context;
  const isListedPaw = concept.name === 'paw' && /(?:,| and) (?:his|her|its) $/u.test(lead);
  return isBodyPart(context) && !isListedPaw && /\b(?:its|his|her|their) (?:\p{L}+ )?$/u.test(lead);
};

/** "Out of a skull's mouth". */
const isPossessed: ContextRule = (context) =>
  isBodyPart(context) &&
  /\b(?:out of|from|in|on|through) (?:an? |the )?\p{L}+'s (?:\p{L}+ )?$/u.test(context.lead);

/** "A butterfly with one wing made of flowers". */
const isOneWing: ContextRule = ({ concept, tail, before, gapBefore }) =>
  concept.name === 'wings' &&
  before?.concept.kind === 'creature' &&
  /^(?: with| whose| has| having|,) (?:(?:an?|one|its|the|half|of|left|right|other) ){1,3}$/u.test(
    gapBefore,
  ) &&
  /^ (?:is |that is )?(?:made|formed|built|turn(?:ed|ing)|becoming|like|as|of)\b/u.test(tail);

const birdNames = withTrait('bird');

const isWings: ContextRule = ({ concept, before, gapBefore }) =>
  concept.name === 'wings' &&
  birdNames.has(before?.concept.name ?? '') &&
  /^ with (?:its |his |her )?(?:(?:wide|spread|open|outstretched|raised|stretched|folded) )+$/u.test(
    gapBefore,
  );

const isPlumage: ContextRule = ({ text, word, mention, earlier }) => {
  const bird = earlier.findLast(({ concept }) => concept.traits.has('bird'));
  return (
    word === 'feathers' &&
    bird !== undefined &&
    /^ with (?:\p{L}+ ){0,3}$/u.test(text.slice(bird.end, mention.start))
  );
};

/** Of somebody whom nothing draws: "a dipper drying its wings". */
export const isStrangers: ContextRule = (context) =>
  isBodyPart(context) &&
  context.before === undefined &&
  !/hand|fist|eye|lips|brain/.test(context.concept.name) &&
  /\p{L}{3,} (?:\p{L}+ing|with) (?:out |up )?(?:its|his|her|their) (?:\p{L}+ )?$/u.test(context.lead);

/** Whether it is a part of the body of something named before. */
export const isOwnLimb = anyOf([
  isPaws,
  isAntlers,
  isHeldHand,
  isTheirs,
  isPossessed,
  isOneWing,
  isWings,
  isPlumage,
]);
