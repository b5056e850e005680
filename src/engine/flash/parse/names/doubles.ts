import type { Concept } from '../../lexicon/concept.ts';
import { concepts } from '../../lexicon/concept.ts';
import type { Mention } from './mention.ts';

/** Names that say of a figure only what sort it is: "woman warrior", "a statue of Zeus". */
const sorts = concepts('woman', 'bust');
/** What tells two apart. */
const parting = /\b(?:and|with|or|plus|next to|beside|vs|versus)\b|&|\+|[和与與跟及]|と|や/u;
/** Names of which a drawing of their kind is one, wherever the prompt says it. */
const families = concepts('dog', 'cat', 'sugar-skull');
/** A bare hand that is told what sort it is: "a hand holding a rose, skeleton hand". */
const hands = concepts('skeleton-hand', 'zombie-hand');

const halves = /一半.+一半.*的|半分.+半分.*の|\bhalf\b.+\bhalf\b/u;

/** Words for a woman of whom only a view is told, if somebody else is named: 狐狸侧脸, 侧脸女人, 男人侧脸. */
const view = /^侧脸$/u;
/** Of hands nobody is seen besides. */
const hand = /hand|fist/;

/** Whether a sort that is told besides is not seen: a statue of Zeus is no statue, a woman warrior no woman. */
export function isUnseenSort({ concept: { name } }: Mention, drawn: readonly Mention[]): boolean {
  if (name === 'champagne-glasses') return true;
  return sorts.has(name) && !(name === 'woman' && drawn.some(({ concept }) => concept.traits.has('woman')));
}

/** A toast is what is done with the drinks that are named besides: ビール二杯で乾杯. */
const toast = /^(?:乾杯|干杯|cheers)$/u;

/** Mentions without the general name of what a more exact one names as well: "my dog, a golden retriever". */
export function withoutDoubles(text: string, mentions: readonly Mention[]): Mention[] {
  const isToasted = mentions.some(({ concept }) => concept.traits.has('drink'));
  const told = withHandsTold(text, mentions).filter(
    (mention) =>
      !isView(text, mentions, mention) && !(isToasted && toast.test(text.slice(mention.start, mention.end))),
  );
  return told.filter((general) => {
    const [exact, another] = told.filter(({ concept }) => isSortOf(general.concept, concept));
    if (exact && general.isPlural && isListedAfter(text, general, exact)) return false;
    if (sortsNamedAfter(text, general, told).length > 0) return false;
    // 一半天使一半恶魔的女人 is both of them.
    if (another && halves.test(text) && sorts.has(general.concept.name)) return false;
    if (!exact || another || general.isPlural) return true;
    const [first, second] = general.start < exact.start ? [general, exact] : [exact, general];
    const gap = text.slice(first.end, second.start);
    if (sorts.has(general.concept.name)) return !/^(?:| (?:of (?:an? |the )?)?|的)$/u.test(gap);
    // A bare comma parts a Japanese list.
    return gap === '、' || parting.test(gap.split(/[,、]/).at(-1) ?? '');
  });
}

/** What a list after a plural of all birds or flowers names of them: "three flowers, a rose, a lily and a daisy". */
export function sortsNamedAfter(text: string, general: Mention, mentions: readonly Mention[]): Mention[] {
  const word = text.slice(general.start, general.end);
  const kind = word === 'flowers' ? 'blossom' : word === 'birds' ? 'bird' : null;
  const sorts = mentions.filter(
    ({ concept, start }) => start > general.end && kind !== null && concept.traits.has(kind),
  );
  const [first] = sorts;
  return first && isListedAfter(text, general, first) ? sorts : [];
}

/** "My two dogs, a husky and a corgi", "two dogs: pug and beagle". */
function isListedAfter(text: string, general: Mention, exact: Mention): boolean {
  return /^(?:,|:| \(| -| –)(?: (?:an?|my|one))? (?:\p{L}+ )?$/u.test(text.slice(general.end, exact.start));
}

function isView(text: string, mentions: readonly Mention[], { start, end }: Mention): boolean {
  if (!view.test(text.slice(start, end))) return false;
  const isSomebody = ({ start: at, concept: { kind, name } }: Mention) =>
    at !== start && (kind === 'creature' || kind === 'figure' || name === 'skull');
  return mentions.some(isSomebody) || /\p{Script=Han}$/u.test(text.slice(0, start));
}

function isSortOf(general: Concept, exact: Concept): boolean {
  if (general === exact || sorts.has(exact.name)) return false;
  if (sorts.has(general.name)) return exact.kind === 'figure' && !hand.test(exact.name);
  return families.has(general.name) && exact.parts.includes(general.name);
}

function withHandsTold(text: string, mentions: readonly Mention[]): Mention[] {
  const [hand] = mentions.filter(({ concept }) => concept.name === 'hand');
  const sort = mentions.findLast(({ concept }) => hands.has(concept.name));
  const isBare = hand && /^(?:.*[,;])? ?(?:an? |the |one )?$/.test(text.slice(0, hand.start));
  if (!hand || !sort || !isBare || hand.start > sort.start) return [...mentions];
  if (!/, (?:an? )?$/.test(text.slice(0, sort.start))) return [...mentions];
  return mentions
    .filter((mention) => mention !== sort)
    .map((mention) => (mention === hand ? { ...hand, concept: sort.concept } : mention));
}
