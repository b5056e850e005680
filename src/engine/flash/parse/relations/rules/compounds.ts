import { concepts } from '../../../lexicon/concept.ts';
import { withTrait } from '../../../lexicon/lexicon.ts';
import type { Pair } from '../pair.ts';
import type { Told } from './rule.ts';
import { related } from './rule.ts';

/** What is made in the shape of somebody: "a cat mug", "an octopus teapot". */
const made = withTrait('shaped');
const bodies: ReadonlySet<string> = new Set(['creature', 'figure']);
const skulls = concepts('skull', 'sugar-skull');
/** Between two names of a list without commas. */
const bare = /^ $/;

/** "A sugar skull cat", "an octopus teapot", "a strawberry cow": two in one, which nothing draws. */
export function compound(pair: Pair): Told {
  const { text, names, i, next, first, second } = pair;
  if (!bare.test(text.slice(first.end, second.start)) || next !== i + 1) return null;
  if (/[^su]s$/.test(text.slice(first.start, first.end)) || !isTwoInOne(pair)) return null;
  // "Skull rose dagger" lists three.
  const [before, after] = [names[i - 1], names[next + 1]];
  const isListed =
    (before && bare.test(text.slice(before.end, first.start))) ||
    (after && bare.test(text.slice(second.end, after.start)));
  return isListed ? null : related('beside', pair);
}

function isTwoInOne({ first, second }: Pair): boolean {
  const [one, other] = [first.concept, second.concept];
  if (/flag$/.test(one.name)) return other.kind !== 'figure';
  if (other.name === 'skeleton') return one.kind === 'object';
  if (other.kind === 'creature') return skulls.has(one.name) || one.kind === 'object' || one.kind === 'flora';
  return made.has(other.name) && (bodies.has(one.kind) || skulls.has(one.name) || one.kind === 'flora');
}
