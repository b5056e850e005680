import type { ContextRule } from '../mention-context.ts';
import { anyOf } from '../mention-context.ts';

/** Prints are drawn as those of a cat or a dog: of "the paw prints of my dogs" they are all. */
const isPrinted: ContextRule = ({ concept: { name, parts }, before, gapBefore }) =>
  before?.concept.name === 'paw' &&
  [name, ...parts].some((kind) => kind === 'cat' || kind === 'dog') &&
  /^ (?:of|from) (?:(?:an?|my|our|the|his|her|two|three|all) ){0,3}$/.test(gapBefore);

/** A strawberry plant is no strawberry and a plant. */
const isPlant: ContextRule = ({ word, before, gapBefore }) =>
  before?.concept.kind === 'flora' && /^plants?$/u.test(word) && gapBefore === ' ';

/** "A bicycle with flowers on the wheels", "a vase with a butterfly on the rim". */
const isRound: ContextRule = ({ word, lead, earlier }) =>
  /^(?:rim|wheels?)$/u.test(word) &&
  earlier.some(({ concept: { kind } }) => kind === 'object') &&
  /\b(?:in|on|around|over|from|through) (?:its|the) $/u.test(lead);

/** "A turtle with flowers on shell". */
const isShell: ContextRule = ({ concept, lead, before, earlier }) =>
  concept.name === 'shell' &&
  earlier.some((of) => of.concept.parts.includes('shell')) &&
  (/ on $/.test(lead) ||
    (before?.concept.kind !== 'creature' && /\bwith (?:an? )?(?:\p{L}+ ){1,2}$/u.test(lead)));

/** "Out of the barrel". */
const isPartOfOwner: ContextRule = ({ concept: { name }, lead, earlier }) =>
  earlier.some(({ concept }) => concept.parts.includes(name)) &&
  /\b(?:in|on|from|of|through|over|across|inside|within|under) (?:its|the|his|her) $/u.test(lead);

/** "A rose with my mom's name on a leaf", "a tree with a bird on each branch": one of its own. */
const isLeafOf: ContextRule = ({ concept, lead, earlier, gapBefore }) =>
  (concept.name === 'leaf' || concept.name === 'branch') &&
  /\b(?:on|of) (?:(?:an?|one|its|the|each|every|all|both)(?: of (?:its|the))? )?(?:\p{L}+ )?$/u.test(lead) &&
  earlier.some((of) => of.concept.kind === 'flora' && !/^(?:leaf|branch)$/.test(of.concept.name)) &&
  !/^ on an? $/u.test(gapBefore);

/** "A feather with a name along the quill", "a bat with a name on the barrel". */
const isShaft: ContextRule = ({ word, lead, earlier }) =>
  /^(?:quill|barrel|label)$/u.test(word) &&
  earlier.some(({ concept: { kind } }) => kind === 'object') &&
  /\b(?:on|along|down|around|across|from|out of|in) (?:its|the) $/u.test(lead);

const hands = /^(?:hand|skeleton-hand|hamsa|fist|praying-hands)$/;

/** "A hamsa with an eye in the palm": no tree. */
const isPalm: ContextRule = ({ concept, word, lead, earlier }) =>
  concept.name === 'palm' &&
  /^palms?$/u.test(word) &&
  /\b(?:in|on|through|from) (?:(?:its|the|his|her|each|both) )?$/u.test(lead) &&
  earlier.some((of) => hands.test(of.concept.name));

/** "A royal flush in hearts": of that suit it is drawn. */
const isSuit: ContextRule = ({ concept, before, gapBefore }) =>
  concept.name === 'heart' && before?.concept.name === 'poker-hand' && /^ (?:in|of) $/u.test(gapBefore);

/** Whether it is a piece of something named before, or what that is drawn as. */
export const isOwnPiece = anyOf([
  isPrinted,
  isPlant,
  isRound,
  isShell,
  isPartOfOwner,
  isLeafOf,
  isShaft,
  isPalm,
  isSuit,
]);
