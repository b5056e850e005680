import type { Name } from './found-relation.ts';

/** What is named by what is in it: a vase of tulips. */
const vessels: ReadonlySet<string> = new Set(
  'vase jar bottle basket bucket coffee mug teacup teapot cauldron bell-jar flower-pot potted-plant light-bulb snow-globe birdcage bathtub rowboat canoe top-hat boots rain-boots cowboy-boot bag backpack lantern'.split(
    ' ',
  ),
);
/** Of these "with" says the same: flowers beside a vase are asked for in other words. */
const planters: ReadonlySet<string> = new Set(['vase', 'basket', 'bucket', 'flower-pot', 'jar']);

const some = '(?: (?!and |with |or |on |in )[\\p{L}-]+){0,3}';
const filled = new RegExp(
  `^ (?:full of|of|filled with|stuffed with|holding|containing|overflowing with|brimming with)${some} $`,
  'u',
);
const having = new RegExp(`^ with${some} $`, 'u');
const loaded = new RegExp(
  `^(?: bed)? (?:full of|of|loaded with|filled with|packed with|carrying|hauling)${some} $`,
  'u',
);

/** How what is named second stands to the vessel or the truck before it, when the words between say that it holds it. */
export function contentOf(text: string, first: Name, second: Name, gap: string): 'inside' | 'on' | null {
  const { name } = first.concept;
  if (name === 'pickup-truck') return loaded.test(gap) ? 'on' : null;
  // "A cactus in a pot with a pink flower" speaks of the cactus.
  const isTaken = /\bin (?:an? |the |its )?(?:\p{L}+ )?$/u.test(text.slice(0, first.start));
  const isPlanted = !isTaken && planters.has(name) && /^(?:flora|creature)$/.test(second.concept.kind);
  return vessels.has(name) && (filled.test(gap) || (isPlanted && having.test(gap))) ? 'inside' : null;
}
