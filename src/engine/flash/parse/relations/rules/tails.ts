import type { RelationKind } from '../../reading.ts';
import { isBody } from '../found-relation.ts';
import type { Pair } from '../pair.ts';
import { saidAfter } from '../patterns/after.ts';
import { cjkDeeds, cjkPassives, cjkPlaces, cjkVisits, growsOut, outOfMouth } from '../patterns/cjk.ts';
import type { RelationPattern } from '../patterns/relation-pattern.ts';
import { matchOf } from '../patterns/relation-pattern.ts';
import type { Told } from './rule.ts';
import { inTail, related, reversed, throughTail } from './rule.ts';

/** The verb that "in its beak" completes. */
const held = /^ (?:hold|carry|clutch|grip|bit)\p{L}* (?:an? |the )?$/u;
const endingIn =
  /^ (?:that |which )?(?:end|lead|run)\p{L}* (?:up )?(?:in|with|to|into|as|on) (?:an? |the |my |our |his |her )?(?:dogs? |cats? )?$/u;
const atTheEnd = /^ (?:at|on|in) (?:the|its|one) end(?: of (?:it|the line))?(?! of)/u;
const bareBehind = /^ behind(?= *(?:$|[,.;]))/;

/** What is said after both names and turns them round: "a turtle carrying an island on its back". */
export function toldAfter(pair: Pair): Told {
  const { i, next, doer, gap } = pair;
  const told = matchOf(saidAfter, pair.tail);
  if (!told) return null;
  // On a stamp it is printed, and does not stand.
  const isPrinted =
    told.kind === 'on' && pair.first.concept.traits.has('page') && /^ on it\b/.test(pair.tail);
  const kind = isPrinted ? 'beside' : told.kind;
  const span = inTail(pair, told.words);
  if (listed.has(kind) && isListed(pair)) {
    // A feather does not fly out of something with the birds that do.
    const together = kind === 'inside' || kind === 'through' ? [i, next] : [next];
    return together.map((subject) => ({ kind, subject, object: i - 1, ...span }));
  }
  const { start, end } =
    (kind === 'holding' || kind === 'on') && held.test(gap) ? throughTail(pair, told.words) : span;
  if (kind === 'half') return related(kind, pair, span);
  const owner = ownerOf(pair);
  if (kind === 'holding') return { kind, subject: doer === i ? owner : doer, object: next, start, end };
  return { kind, subject: next, object: kind === 'around' ? startOfList(pair) : owner, start, end };
}

/** "A lion with a wheel behind". */
export function justBehind(pair: Pair): Told {
  const behind = / with /.test(pair.gap) ? bareBehind.exec(pair.tail) : null;
  return behind && reversed('behind', pair, inTail(pair, behind[0]));
}

/** "A heartbeat line with a paw at the end" and "a heartbeat ending in a paw": it runs on into it. */
export function atItsEnd(pair: Pair): Told {
  if (pair.first.concept.name !== 'heartbeat') return null;
  if (endingIn.test(pair.gap)) return related('becoming', pair);
  const end = / (?:with|and|then) /.test(pair.gap) ? atTheEnd.exec(pair.tail) : null;
  return end && related('becoming', pair, throughTail(pair, end[0]));
}

/** What says in Chinese and Japanese that a deed follows the second name, and whose it is. */
const cjkTails: readonly (readonly [string, readonly RelationPattern[], typeof related])[] = [
  ['が', cjkDeeds, related],
  ['は', cjkDeeds, related],
  ['在', cjkPlaces, related],
  ['に', cjkVisits, reversed],
  // キリンの首に蛇が: 首に has been consumed as if it were the neck of who is tattooed.
  ['の', cjkVisits, reversed],
  ['被', cjkPassives, reversed],
  ['から', growsOut, reversed],
  ['の口から', outOfMouth, related],
];

/** In hair or over an ear, which may have been consumed as if it were of who is tattooed. */
const isStuck = /^を\s*(?:(?:耳|頭|髪)に)?(?:さ|差|挿)し(?:た|て(?:い?る)?)/u;

/** What is only said of the second name: 猫が赤い傘をさす, 狐が花嫁の着物を着る. */
const describing =
  /^([がはに])(?:[\p{Script=Han}\p{Script=Katakana}ー]{1,4}[いなの]|[きさ]れいな|かわいい)$/u;

/** What follows the second name where it ends the sentence: 龍が刀に巻きつく, 猫在钢琴上, 枝に梟がとまる. */
export function cjkToldAfter(pair: Pair): Told {
  const said = pair.gap.trim().replace(describing, '$1');
  const [, patterns, of] = cjkTails.find(([particle]) => particle === said) ?? [];
  const told = patterns && matchOf(patterns, pair.tail);
  // 花を耳にさしている: a flower is not held as an umbrella is.
  const stuck = pair.second.concept.kind === 'flora' && isStuck.exec(pair.tail);
  if (stuck && /^[がは]$/u.test(pair.gap.trim()))
    return reversed('adorning', pair, throughTail(pair, stuck[0]));
  if (!told || !of) return null;
  // 鹿の角に花が咲く: among the antlers, and not out of the head.
  const isAmong = told.kind === 'out-of' && /[角髪頭]$/u.test(pair.text.slice(0, pair.first.end));
  return of(isAmong ? 'adorning' : told.kind, pair, throughTail(pair, told.words));
}

/** What the last of a list does to what has them all. */
const listed: ReadonlySet<RelationKind> = new Set(['inside', 'out-of', 'through', 'behind']);

/** "A jar with a galaxy and an astronaut in it": both are in the jar. */
function isListed({ text, names, i, first, gap }: Pair): boolean {
  return i > 0 && /^(?: and|,) /.test(gap) && / with /.test(text.slice(names[i - 1]?.end, first.start));
}

/** Whose shoulder, back or mouth it is: a viking's "with an axe and a raven on his shoulder", and not the axe's. */
function ownerOf({ text, names, i, first, tail }: Pair): number {
  const body = names[i - 1];
  if (!body || first.concept.kind !== 'object' || !isBody(body)) return i;
  const isHis = /^ (?:in|on|over|between|around|across) (?:its|his|her|their) /u.test(tail);
  return isHis && / (?:with|holding|wearing) /.test(text.slice(body.end, first.start)) ? i - 1 : i;
}

/** What a list of belongings belongs to: "a skull with an hourglass and roses around it" speaks of the skull. */
function startOfList({ text, names, i }: Pair): number {
  const gapBefore = (n: number) => text.slice(names[n - 1]?.end, names[n]?.start);
  let first = i;
  while (first > 0 && /^(?: and|,| with)\b/.test(gapBefore(first))) first--;
  return first;
}
