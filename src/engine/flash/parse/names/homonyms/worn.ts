import type { Mention } from '../mention.ts';

/** What people have on of an animal: "a girl with bunny ears". */
const costume =
  /^(?:'s)? (?:ears|tail|horns|antlers|costume|onesie|suit|hoodie|slippers|print|pajamas|makeup)\b/u;

/** Whether it is no thing in the place where it stands: bunny ears, the rings of a gymnast. */
export function isWorn({ word, concept, lead, tail, earlier, all }: Mention): boolean {
  if (/^rings?$/.test(word)) return all.some(({ concept: { name } }) => name === 'gymnast');
  const isOnBody = /\b(?:with|in|wearing|and) (?:an? |her |his |the )?(?:\p{L}+ )?$/u.test(lead);
  return (
    concept.kind === 'creature' &&
    costume.test(tail) &&
    isOnBody &&
    earlier.some(({ concept: { kind } }) => kind === 'figure')
  );
}
