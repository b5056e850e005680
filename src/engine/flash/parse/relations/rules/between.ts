import type { RelationKind } from '../../reading.ts';
import type { Pair } from '../pair.ts';
import { between } from '../patterns/between.ts';
import { cjkBetween } from '../patterns/cjk.ts';
import { matchOf } from '../patterns/relation-pattern.ts';
import { onBody, onPlace, outOfMouth } from './body-spots.ts';
import { isAround } from './clinging.ts';
import { outOfSockets } from './eyes.ts';
import { isHalf } from './halves.ts';
import type { Link, Told } from './rule.ts';
import { firstTold, related } from './rule.ts';

/** What only somebody does: a mushroom holds nothing. */
const deeds: ReadonlySet<RelationKind> = new Set([
  'on',
  'becoming',
  'holding',
  'wearing',
  'under',
  'between',
]);

/** What is to be minded of each kind that the words between two names tell, in the order in which it is. */
const rules: readonly ((pair: Link) => Told)[] = [
  swingingOn,
  aboveAnyway,
  underGlass,
  leapingThrough,
  partMadeOf,
  outOfSockets,
  outOfMouth,
  onBody,
  onPlace,
  wrappedAround,
  plain,
];

/** The relation that the words between two names tell: "a snake around a dagger". */
export function toldBetween(pair: Pair): Told {
  const kind = isAround(pair)
    ? 'around'
    : (matchOf(between, pair.gap) ?? matchOf(cjkBetween, pair.gap.trim()))?.kind;
  return kind ? firstTold(rules, { ...pair, kind }) : null;
}

/** Who swings on a vine hangs from it, and does not sit on its upper end. */
function swingingOn(pair: Link): Told {
  const isSwinging = /\bswinging\b/.test(pair.gap) && pair.second.concept.name !== 'swing';
  return pair.kind === 'on' && isSwinging ? { ...related('beside', pair), subject: pair.doer } : null;
}

/** Skies are above by themselves, and grounds below. */
function aboveAnyway({ kind, first, second }: Link): Told {
  const isAnyway = first.concept.kind === 'sky' || second.concept.kind === 'ground';
  return kind === 'above' && isAnyway ? [] : null;
}

function underGlass(pair: Link): Told {
  return pair.kind === 'under' && pair.second.concept.name === 'bell-jar' ? related('inside', pair) : null;
}

/** Who jumps through a hoop is not seen to come out of its top. */
function leapingThrough(pair: Link): Told {
  const isThrough = /\b(?:jump|leap|fly|climb|crawl)\p{L}* through /u.test(pair.gap);
  return pair.kind === 'out-of' && isThrough ? related('beside', pair) : null;
}

/** A rose is not all of what its stem is. */
function partMadeOf(pair: Link): Told {
  const isOfPart = / with .*\b(?:stems?|roots?|branches|leaves|petals|thorns)$/.test(
    pair.text.slice(pair.first.start, pair.first.end),
  );
  return pair.kind === 'made-of' && isOfPart ? related('beside', pair) : null;
}

/** Only a scarf is put around somebody: 蝴蝶围着玫瑰. */
function wrappedAround(pair: Link): Told {
  const isScarf = pair.second.concept.kind === 'object';
  return pair.kind === 'wearing' && /^ ?围/u.test(pair.gap) && !isScarf ? related('around', pair) : null;
}

function plain(pair: Link): Told {
  const { kind, text, first, gap, doer, i } = pair;
  const isTold = kind !== 'half' || /^,|\b(?:that|which|who)/.test(gap) || isHalf(text, first);
  return isTold ? { ...related(kind, pair), subject: deeds.has(kind) ? doer : i } : null;
}
