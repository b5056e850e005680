import type { Pair } from '../pair.ts';
import { ofEyes } from '../patterns/eye-sockets.ts';
import type { Link, Told } from './rule.ts';
import { related, throughTail } from './rule.ts';

/** "An eye crying flowers" weeps what eyes weep, and has the flowers beside it. */
export function cryingThings(pair: Pair): Told {
  const { text, first, gap } = pair;
  const isCrying =
    /\bcrying$/u.test(text.slice(first.start, first.end)) &&
    /^ (?:\p{L}+ )?$/u.test(gap) &&
    !/^ (?:and|with|on|in|over|under|behind|inside) /u.test(gap);
  return isCrying ? related('beside', pair) : null;
}

/** Roses fill both sockets of a skull, and a snake winds through them; nobody else is seen to come out of one. */
export function outOfSockets(pair: Link): Told {
  const { kind, first, second, tail } = pair;
  const sockets = kind === 'out-of' || kind === 'through' ? ofEyes.exec(tail)?.[0] : undefined;
  if (sockets === undefined) return null;
  const isFilled = first.concept.kind === 'flora' && /s$/.test(sockets) && second.concept.name === 'skull';
  const isSnake = first.concept.name === 'snake' && second.concept.name === 'skull';
  const seen = isFilled ? 'as-eyes' : isSnake ? kind : 'beside';
  return related(seen, pair, throughTail(pair, sockets));
}
