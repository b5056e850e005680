import type { Concept } from '../../../lexicon/concept.ts';
import type { Mention } from '../mention.ts';
import type { MentionContext } from '../mention-context.ts';

/** What people have on of an animal: "a girl with bunny ears". */
const costume =
  /^(?:'s)? (?:ears|tail|horns|antlers|costume|onesie|suit|hoodie|slippers|print|pajamas|makeup)\b/u;

/** What is put on below a head; people are drawn with clothes of their own. */
const bodices = /^(?:suit|hoodie|scarf)$/;
/** In what has somebody in it: "a cat in a box". What is boxed otherwise stands in a frame, or is a sort of box. */
const within = /\b(?:in|inside|into|out of|from) (?:an? |the |its |my |his |her )?(?:\p{L}+ )?$/u;
const cjkWithin = /^(?:里|裡|中|の中|に入|から)/u;

/** What somebody does with what he has on. */
const dressing =
  /\b(?:(?:un)?(?:tying|lacing|buckling|zipping|buttoning)|fastening|adjusting|fixing|(?:putting|pulling|slipping|trying) on|(?:taking|pulling|kicking|slipping) off)(?: up)? (?:its|his|her|their) (?:\p{L}+ )?$/u;
const footwear = /^(?:sneaker|boots|high-heel|ballet-shoes|ice-skate|roller-skate)$/;

function isSomebody({ kind, traits }: Concept): boolean {
  return kind === 'creature' || kind === 'figure' || traits.has('bony');
}

function isOnBeast(wearer: Mention | undefined): boolean {
  return (
    wearer === undefined ||
    wearer.concept.kind === 'creature' ||
    /^(?:sugar-)?skull$/.test(wearer.concept.name)
  );
}

/** Whether it is no thing in the place where it stands: bunny ears, the rings of a gymnast. */
export function isWorn({ word, concept, lead, tail, earlier, all }: MentionContext): boolean {
  if (/^rings?$/.test(word)) return all.some(({ concept: { name } }) => name === 'gymnast');
  if (bodices.test(concept.name)) return !isOnBeast(earlier.findLast(({ concept }) => isSomebody(concept)));
  if (/^(?:box|箱子?|盒子)$/u.test(word) || concept.name === 'pocket')
    return lead.trim() !== '' && !within.test(lead) && !cjkWithin.test(tail);
  // "A ballerina tying her shoe": no shoe beside her.
  if (footwear.test(concept.name) && dressing.test(lead))
    return earlier.some(({ concept }) => isSomebody(concept));
  const isOnBody = /\b(?:with|in|wearing|and) (?:an? |her |his |the )?(?:\p{L}+ )?$/u.test(lead);
  return (
    concept.kind === 'creature' &&
    costume.test(tail) &&
    isOnBody &&
    earlier.some(({ concept: { kind } }) => kind === 'figure')
  );
}
