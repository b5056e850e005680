import type { RelationKind } from '../../reading.ts';
import { isBody } from '../found-relation.ts';
import type { Pair } from '../pair.ts';
import { between } from '../patterns/between.ts';
import { cjkBetween } from '../patterns/cjk.ts';
import { matchOf } from '../patterns/relation-pattern.ts';
import { onBody, onPlace, outOfMouth } from './body-spots.ts';
import { isAround } from './clinging.ts';
import { outOfSockets } from './eyes.ts';
import { isHalf } from './halves.ts';
import type { Link, Told } from './rule.ts';
import { firstTold, related, throughTail } from './rule.ts';

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
  seatedWithin,
  placedBy,
  aboveAnyway,
  underGlass,
  leapingThrough,
  partMadeOf,
  fewMadeOf,
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

/** 坐在热气球里: in it. */
function seatedWithin(pair: Link): Told {
  const within =
    pair.kind === 'on' && /在/u.test(pair.gap) && /^[里裡中]面?(?!\p{Script=Han})/u.exec(pair.tail);
  return within ? { ...related('inside', pair, throughTail(pair, within[0])), subject: pair.doer } : null;
}

/** 坐在富士山前, 站在大树下, 坐在窗边: not on it. */
function placedBy(pair: Link): Told {
  const { kind, gap, tail, doer } = pair;
  const place =
    kind === 'on' && /在(?:一?[座棵个個扇片块塊条條])?$/u.test(gap.trim()) ? beside.exec(tail) : null;
  if (!place) return null;
  const [words, where = ''] = place;
  const span = throughTail(pair, words);
  if (/[前]/u.test(where)) return { kind: 'behind', subject: pair.next, object: doer, ...span };
  if (/[后後]/u.test(where)) return { ...related('behind', pair, span), subject: doer };
  return { ...related(/[下底]/u.test(where) ? 'under' : 'beside', pair, span), subject: doer };
}

const beside =
  /^的?((?:正?前|身?[后後]|底?下|底|旁|[对對]|一?[侧側]|身?[边邊])[面边邊方]?)(?![\p{Script=Han}])/u;

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

/** Two fish that form a heart do not fill it: none of its patterns shows how many there are. */
function fewMadeOf(pair: Link): Told {
  const isFew = /\b(?:two|three|four|2|3|4|(?:pair|couple) of) (?:\p{L}+ )?$/u.test(pair.gap);
  const isOne = /\b(?:an?|one|single) (?:\p{L}+ )?$/u.test(pair.gap) && pair.second.concept.kind !== 'object';
  const isBodied = isBody(pair.second) || pair.second.concept.kind === 'symbol';
  return pair.kind === 'made-of' && (isFew || (isOne && isBodied)) ? related('beside', pair) : null;
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
