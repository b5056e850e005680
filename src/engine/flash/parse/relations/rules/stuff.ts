import { withTrait } from '../../../lexicon/lexicon.ts';
import type { Pair } from '../pair.ts';
import type { Told } from './rule.ts';
import { related, reversed, throughTail } from './rule.ts';
import { strewn } from './shapes.ts';

const outlines = withTrait('outline');
const coats =
  '(?:wing|manes?|tails?|fur|coat|antlers|horns|scales|stripes|spots|wings|feathers|shell|ears|legs|(?:head|face|body)(?![ -](?:piece|band|dress)))';
const madeCoat = new RegExp(
  `^(?: with| whose| having|,) (?:an? |its |the )?(?:\\p{L}+ ){0,3}${coats} (?:is |are |that is |that are )?(?:made |formed |built |turned |turning )?(?:of|from|into|as|like) (?:\\p{L}+ )?$`,
  'u',
);
const coatAfter = new RegExp(`^[- ]${coats}\\b`);

/** Patterns that somebody is told to have cover the body. */
export function patterned(pair: Pair): Told {
  const { text, first, second, tail } = pair;
  const isPattern = /^ ?(?:\p{L}+ )?patterns?\b/u.test(tail) || /patterns?$/.test(text.slice(0, second.end));
  const isCovered = first.concept.kind === 'creature' && isPattern;
  return isCovered && /^ with $/.test(text.slice(first.end, second.start)) ? related('made-of', pair) : null;
}

/** "A unicorn with a rainbow mane": of a coat that is made of something nothing is seen. */
export function ownCoat(pair: Pair): Told {
  const coat = coatOf(pair);
  return coat === null ? null : related('beside', pair, throughTail(pair, coat));
}

/** "A barbed wire cross". */
export function formedOf(pair: Pair): Told {
  const { first, second, gap } = pair;
  return gap === ' ' && first.concept.traits.has('material') && second.concept.traits.has('outline')
    ? reversed('made-of', pair)
    : null;
}

/** "A throne of skulls" is made of what it is not drawn with, and "a heart of roses" of what fills it. */
export function ofMany(pair: Pair): Told {
  const { text, first, second, gap } = pair;
  const isMany = /s$/i.test(text.slice(second.start, second.end));
  const isMass = gap === ' of ' && first.concept.traits.has('worked');
  if (isMass) return related('beside', pair);
  if (!isMany || !/^ of (?!the |my |two |three )(?:\p{L}+ )?$/u.test(gap)) return null;
  const { kind, name } = first.concept;
  if (outlines.has(name)) return related(strewn.has(second.concept.kind) ? 'made-of' : 'beside', pair);
  return kind === 'object' || kind === 'ground' ? related('beside', pair) : null;
}

/** "The tongue of a snake", "a map of the moon": of what is drawn by itself it is not seen whose it is. */
export function ofSomebody(pair: Pair): Told {
  const { first, gap } = pair;
  const isThing = /^(?:object|symbol)$/.test(first.concept.kind);
  return isThing && /^ of (?:an?|the|my|his|her|its|their) (?:\p{L}+ )?$/u.test(gap)
    ? related('beside', pair)
    : null;
}

/** "A mushroom with a door and windows": they would stand beside it. */
export function withDoors(pair: Pair): Told {
  const { first, second, gap } = pair;
  const isOpening = /^(?:door|window)$/.test(second.concept.name);
  const isThing = first.concept.kind === 'flora' || first.concept.kind === 'creature';
  return isOpening && isThing && /^ with (?:\p{L}+ ){0,2}$/u.test(gap) ? related('beside', pair) : null;
}

/** The words for a part that is to be of something: " mane" of "a unicorn with a rainbow mane", "" of "a mane of fire". */
function coatOf({ text, first, second, gap, tail }: Pair): string | null {
  const { kind } = first.concept;
  // A mermaid with an octopus's tentacles is no mermaid with an octopus.
  const isTentacled =
    / with (?:an? )?$/.test(gap) && /tentacles?$/.test(text.slice(second.start, second.end));
  if (kind !== 'flora' && isTentacled) return '';
  if (kind !== 'creature') return null;
  if (madeCoat.test(gap)) return '';
  const isOwn = /^ with (?:an? |its |the )?(?:\p{L}+ )?$/u.test(gap);
  return (isOwn && coatAfter.exec(tail)?.[0]) || null;
}
