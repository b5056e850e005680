import type { ConceptKind } from '../../lexicon/concept.ts';
import { gameFish } from '../../motifs/kin.ts';
import { englishColors } from '../attributes/color.ts';
import { isApparel, isClothing, isGarment, isHat } from '../names/dressed.ts';
import type { RelationKind } from '../reading.ts';
import { atTheWindow } from './at-the-window.ts';
import {
  bearing,
  cjkBetween,
  cjkDeeds,
  cjkPassives,
  cjkPlaces,
  cjkRelative,
  cjkTurned,
  cjkVerbBefore,
  cjkVisits,
  growsOut,
  risingOut,
} from './cjk-relation-patterns.ts';
import { contentOf } from './contents.ts';
import type { FoundRelation, Name } from './found-relation.ts';
import { isBody } from './found-relation.ts';
import { isHybrid } from './hybrids.ts';
import type { RelationPattern } from './relation-patterns.ts';
import {
  after,
  attacking,
  bareAround,
  bareBehind,
  between,
  heldBy,
  inFrontOf,
  inShapeOf,
  inTheMiddle,
  ownMouth,
  ownPlace,
  piercedBy,
  ringOf,
  wornWith,
  wrappedIn,
} from './relation-patterns.ts';
import { rideOf } from './ride-sports.ts';

/** What is said of somebody before the next deed. */
export const stepsOver: ReadonlySet<RelationKind> = new Set(['wearing', 'holding', 'on']);
/** What only somebody does: a mushroom holds nothing. */
const deeds: ReadonlySet<RelationKind> = new Set([
  'on',
  'becoming',
  'holding',
  'wearing',
  'under',
  'between',
]);

/** Who can only be around a thing by holding on to it: "an octopus with its tentacles around a ship". */
const clinging = new Set([
  'octopus',
  'snake',
  'dragon',
  'sea-serpent',
  'vine',
  'chain',
  'barbed-wire',
  'rope',
  'ouroboros',
]);
/** Patterns that somebody is told to have cover the body. */
function isCoveredIn(text: string, first: Name, second: Name): boolean {
  const isPattern =
    /^ ?(?:\p{L}+ )?patterns?\b/u.test(text.slice(second.end)) ||
    /patterns?$/.test(text.slice(0, second.end));
  return (
    first.concept.kind === 'creature' && isPattern && /^ with $/.test(text.slice(first.end, second.start))
  );
}

/** One of them grows into the form of somebody, which nothing draws. */
const grown: ReadonlySet<string> = new Set(
  'tree pine-tree willow oak palm bonsai cactus mushroom dead-tree tree-of-life'.split(' '),
);

/** Two swans bend their necks to a heart, and an octopus its tentacles; none of them fills it. */
function isFewOrPart(text: string, { concept: { kind }, start, end }: Name): boolean {
  const isBody = kind === 'creature' || kind === 'figure';
  const isPart = /(?:tentacles|necks?|tails?|arms|wings|legs|antlers|horns|hair)$/u.test(
    text.slice(start, end),
  );
  return (
    isBody &&
    (isPart || /\b(?:two|both|three|2|3|(?:pair|couple) of) (?:\p{L}+ )?$/u.test(text.slice(0, start)))
  );
}

/** What fills the outline of something by itself. */
const strewn: ReadonlySet<ConceptKind> = new Set(['flora', 'sky', 'ground', 'pattern']);

/** Reads how the things that a text names stand to each other; only neighbours in the text are related. */
export function findRelations(text: string, names: readonly Name[]): FoundRelation[] {
  const found: FoundRelation[] = [];
  names.forEach((first, i) => {
    const second = names[i + 1];
    if (!second) return;
    if (isCoveredIn(text, first, second))
      found.push({ kind: 'made-of', subject: i, object: i + 1, start: first.end, end: second.start });
    else {
      const others = relationOf(text, names, pairAt(names, found, i), second, doerOf(found, i));
      found.push(...(others.length > 0 ? others : alsoInside(text, names, found, i)));
    }
  });
  return found;
}

/** "A vase of tulips and daisies": the next of a list is where the one before it is. */
function alsoInside(
  text: string,
  names: readonly Name[],
  found: readonly FoundRelation[],
  i: number,
): FoundRelation[] {
  const [first, second] = [names[i], names[i + 1]];
  const filled = found.find((of) => of.kind === 'inside' && of.subject === i && of.object < i);
  if (!first || !second || !filled || first.concept.kind !== second.concept.kind) return [];
  const gap = text.slice(first.end, second.start);
  const isListed = /^(?:,? (?:and|&)|,) (?:(?:an?|two|three|some) )?(?:\p{L}+ )?$/u.test(gap);
  return isListed
    ? [{ kind: 'inside', subject: i + 1, object: filled.object, start: first.end, end: second.start }]
    : [];
}

/** Two neighbours in a text, and where the words between them begin. */
interface Pair {
  readonly i: number;
  readonly next: number;
  readonly from: number;
}

/**
 * The name at `i` and the one after it. Once it has been said of it where it is, what comes next belongs to the other:
 * in "a crystal ball with an eye inside held by two hands" the ball is held.
 */
function pairAt(names: readonly Name[], found: readonly FoundRelation[], i: number): Pair {
  const at = names[i]?.end ?? 0;
  const tail = found.find(({ kind, start, subject }) => kind === 'inside' && start === at && subject === i);
  return { i: tail?.object ?? i, next: i + 1, from: tail?.end ?? at };
}

/**
 * Who does what is said after the name at `i`: "a frog wearing a crown sitting on a mushroom" and "a frog on a mushroom
 * holding a balloon" are about the frog.
 */
function doerOf(found: readonly FoundRelation[], i: number): number {
  const said = found.find(({ kind, object }) => object === i && stepsOver.has(kind));
  return said?.subject ?? i;
}

/** Who goes fishing has a rod: 熊が釣りをする, 釣りをする熊. */
function fishingIn(
  text: string,
  first: Name,
  second: Name,
  gap: string,
): { isTurned: boolean; end: number } | null {
  const isAngling = ({ start, end }: Name) => text.slice(start, end) === '釣り';
  const deed = /^を?(?:して(?:い?る)?|する|した)/u;
  if (isAngling(first) && isBody(second) && deed.exec(gap)?.[0] === gap)
    return { isTurned: true, end: second.start };
  const said =
    isAngling(second) && isBody(first) && /^[がは]$/u.test(gap) ? deed.exec(text.slice(second.end)) : null;
  return said && { isTurned: false, end: second.end + said[0].length };
}

function relationOf(
  text: string,
  names: readonly Name[],
  { i, next, from }: Pair,
  second: Name,
  doer: number,
): FoundRelation[] {
  const first = names[i] ?? second;
  const gap = text
    .slice(from, second.start)
    .replace(/ {2,}/g, ' ')
    .replace(ownPart, '')
    .replace(measured, '')
    // 手里拿着: in the hand.
    .replace(first.concept.name === 'hand' ? /^[里裡中上](?=[拿握捧抱举提牵托])/u : /^$/, '')
    .replace(twoColors, (_, one: string, other: string) => (one === 'black' ? other : one));
  const span = { start: from, end: second.start };
  const sitting = atTheWindow(text, names, i);
  if (sitting && next === i + 1) return [sitting];
  const growing = isGrownOver(first, second, gap) ? growth.exec(text.slice(second.end)) : null;
  if (growing)
    return [
      {
        kind: 'out-of',
        subject: next,
        object: i,
        start: second.end,
        end: second.end + growing[0].length,
      },
    ];
  if (isHybrid(text, first, second, gap)) return [{ kind: 'beside', subject: i, object: next, ...span }];
  const ridden = rideOf(text, first, second, gap);
  if (ridden)
    return [
      ridden === 'first'
        ? { kind: 'on', subject: i, object: next, ...span }
        : { kind: 'on', subject: next, object: i, ...span },
    ];
  // "A cat reading under a tree" has a book, and is under the tree with it; who is fishing has a rod.
  if (
    isBody(first) &&
    !fished.has(first.concept.name) &&
    gap === ' ' &&
    /^(?:reading|fishing)$/.test(text.slice(second.start, second.end))
  )
    return [{ kind: 'holding', subject: i, object: next, ...span }];
  const fishing = fishingIn(text, first, second, gap);
  if (fishing) {
    const [subject, object] = fishing.isTurned ? [next, i] : [i, next];
    return [{ kind: 'holding', subject, object, start: from, end: fishing.end }];
  }
  // "A girl kissing her dog on the forehead": on the dog's.
  const touched = isBody(second) && touching.test(gap) && ownSpot.exec(text.slice(second.end));
  if (touched)
    return [{ kind: 'beside', subject: i, object: next, start: from, end: second.end + touched[0].length }];
  const tail = after.find(([, pattern]) => pattern.test(text.slice(second.end)));
  if (tail) {
    const [said, pattern] = tail;
    const end = endOfMatch(text, second.end, pattern);
    // On a stamp it is printed, and does not stand.
    const kind =
      said === 'on' && pages.has(first.concept.name) && onIt.test(text.slice(second.end)) ? 'beside' : said;
    // "A jar with a galaxy and an astronaut in it": both are in the jar.
    const holder =
      kind === 'inside' &&
      /^(?: and|,) /.test(gap) &&
      / with /.test(text.slice(names[i - 1]?.end, first.start));
    if (holder && i > 0)
      return [i, next].map((subject) => ({ kind, subject, object: i - 1, start: second.end, end }));
    const owner = ownerOf(text, names, i, second.end);
    const whole = kind === 'around' ? startOfList(text, names, i) : owner;
    const holds = doer === i ? owner : doer;
    const [subject, object] =
      kind === 'half' ? [i, next] : kind === 'holding' ? [holds, next] : [next, whole];
    const start = (kind === 'holding' || kind === 'on') && held.test(gap) ? from : second.end;
    return [{ kind, subject, object, start, end }];
  }
  const middle = / with /.test(gap) ? inTheMiddle.exec(text.slice(second.end))?.[0] : undefined;
  // In the middle of a pattern everything stands.
  if (middle && first.concept.kind !== 'pattern') {
    const kind = first.concept.kind === 'flora' ? 'beside' : 'inside';
    return [{ kind, subject: next, object: i, start: second.end, end: second.end + middle.length }];
  }
  const behind = / with /.test(gap) ? bareBehind.exec(text.slice(second.end)) : null;
  if (behind)
    return [
      { kind: 'behind', subject: next, object: i, start: second.end, end: second.end + behind[0].length },
    ];
  const deed = /^[がは]$/u.test(gap.trim())
    ? cjkDeeds.find(([, pattern]) => pattern.test(text.slice(second.end)))
    : undefined;
  if (deed) {
    const [kind, pattern] = deed;
    return [{ kind, subject: i, object: next, start: from, end: endOfMatch(text, second.end, pattern) }];
  }
  const place = /^在$/u.test(gap.trim())
    ? cjkPlaces.find(([, of]) => of.test(text.slice(second.end)))
    : undefined;
  if (place) {
    const [kind, pattern] = place;
    return [{ kind, subject: i, object: next, start: from, end: endOfMatch(text, second.end, pattern) }];
  }
  const visits = { に: cjkVisits, 被: cjkPassives }[gap.trim()];
  const visit = visits?.find(([, of]) => of.test(text.slice(second.end)));
  if (visit) {
    const [kind, pattern] = visit;
    return [{ kind, subject: next, object: i, start: from, end: endOfMatch(text, second.end, pattern) }];
  }
  if (first.concept.name === 'hand' && /^托[着著]?(?:一?[个個颗只])?$/u.test(gap.trim()))
    return [{ kind: 'holding', subject: i, object: next, ...span }];
  if (bearing.test(gap.trim())) return [{ kind: 'on', subject: next, object: i, ...span }];
  const sprout = /^から$/u.test(gap.trim()) && growsOut.exec(text.slice(second.end));
  if (sprout) {
    const end = second.end + sprout[0].length;
    return [{ kind: 'out-of', subject: next, object: i, start: from, end }];
  }
  const isRising = /^从$/u.test(gap.trim()) && risingOut.test(text.slice(second.end));
  if (isRising) return [{ kind: 'out-of', subject: i, object: next, ...span }];
  if (isHat(first.concept) && second.concept.kind !== 'object' && /^ ?$/.test(gap))
    return [{ kind: 'wearing', subject: next, object: i, ...span }];
  // "A trucker hat skull", and not a hat beside one.
  const isHatted = isGarment(first.concept) && first.concept.name !== 'crown';
  if (isHatted && gap === ' ' && (isBody(second) || isSkull(second)))
    return [{ kind: 'wearing', subject: next, object: i, ...span }];
  const isDressed = isGarment(second.concept)
    ? second.concept.name !== 'crown'
    : (first.concept.kind === 'figure' && isClothing(second.concept)) ||
      ((first.concept.kind === 'creature' || isSkull(first)) && isApparel(second.concept));
  const isListed = / (?:with|in) /.test(text.slice(first.start, first.end)) && besides.test(gap);
  if (isDressed && (isListed || wornWith.test(gap))) {
    // What is listed before it is said besides: the "short hair" of "with short hair and glasses".
    const listed = text.slice(from, second.start).search(/ (?:and|&) [^&]*$/u);
    return [{ kind: 'wearing', subject: i, object: next, ...span, start: from + Math.max(listed, 0) }];
  }
  const wearer =
    isGarment(second.concept) && second.concept.name !== 'crown' && wearerOf(text, names, i, gap);
  if (wearer !== false && wearer !== null)
    return [{ kind: 'wearing', subject: wearer, object: next, start: from, end: second.start }];
  // "An eye crying flowers" weeps what eyes weep, and has the flowers beside it.
  if (
    /\bcrying$/u.test(text.slice(first.start, first.end)) &&
    /^ (?:\p{L}+ )?$/u.test(gap) &&
    !/^ (?:and|with|on|in|over|under|behind|inside) /u.test(gap)
  )
    return [{ kind: 'beside', subject: i, object: next, ...span }];
  const coat = madeOfOwn(text, first, second, gap);
  if (coat !== null)
    return [{ kind: 'beside', subject: i, object: next, start: from, end: second.end + coat.length }];
  if (inShapeOf.test(gap)) {
    // One stethoscope is bent into a heart, which nothing draws; of many flowers a heart is filled.
    const isPlural = /s$/i.test(text.slice(first.start, first.end));
    const isOne = first.concept.name === 'tree' || (isBody(second) && grown.has(first.concept.name));
    const isBent = isOne || isFewOrPart(text, first) || (!strewn.has(first.concept.kind) && !isPlural);
    // "Lovebirds on a branch forming a heart": it is the birds that do.
    if (doer !== i) return [{ kind: 'beside', subject: doer, object: next, ...span }];
    return [{ kind: isBent ? 'beside' : 'made-of', subject: next, object: i, ...span }];
  }
  if (first.concept.kind === 'object' && isBody(second) && /^[ -]playing $/.test(gap))
    return [{ kind: 'holding', subject: next, object: i, ...span }];
  if (gap === ' ' && materials.has(first.concept.name) && outlines.has(second.concept.name))
    return [{ kind: 'made-of', subject: next, object: i, ...span }];
  // "A beetle with galaxy wings", "a mushroom hat": of these nothing is seen.
  const isWorn =
    second.concept.name === 'wings' || (isGarment(second.concept) && first.concept.kind === 'flora');
  if (gap === ' ' && sights.has(first.concept.kind) && isWorn)
    return [{ kind: 'beside', subject: i, object: next, ...span }];
  // "A bouquet in a skeleton hand": the hand's.
  if (hands.has(second.concept.name) && inHand.test(gap))
    return [{ kind: 'holding', subject: next, object: i, ...span }];
  const half =
    first.concept.name === 'hourglass' &&
    / with (?:an? |the )?$/u.test(gap) &&
    inHalf.exec(text.slice(second.end));
  if (half) {
    // What is inside stands on the floor of the lower half.
    const kind = /\b(?:top|upper)\b/u.test(half[0]) ? 'beside' : 'inside';
    return [{ kind, subject: next, object: i, start: second.end, end: second.end + half[0].length }];
  }
  if (isHeartOf(text, first, second, gap)) return [{ kind: 'inside', subject: next, object: i, ...span }];
  // "Skeletons playing cards": what they do with them.
  if (gap === ' ' && isBody(first) && text.startsWith('playing cards', second.start))
    return [{ kind: 'beside', subject: i, object: next, ...span }];
  // "Planet balloons" are planets, and balloons.
  if (gap === ' ' && first.concept.kind === 'sky' && second.concept.name === 'balloon')
    return [{ kind: 'beside', subject: i, object: next, ...span }];
  if (isFaceOf(text, first, second, gap)) return [{ kind: 'beside', subject: next, object: i, ...span }];
  if (first.concept.name === 'polaroid-camera' && pictured.test(gap))
    return [{ kind: 'beside', subject: i, object: next, ...span }];
  const content = contentOf(text, first, second, gap);
  if (content) return [{ kind: content, subject: next, object: i, ...span }];
  const stuff = stuffOf(text, first, second, gap);
  if (stuff) return [{ kind: stuff, subject: i, object: next, ...span }];
  if (heldBy.test(gap)) {
    const kind = holdsUp(text, second) ? 'holding' : 'beside';
    return [{ kind, subject: next, object: i, ...span }];
  }
  if (ringOf.test(gap)) return [{ kind: 'around', subject: next, object: i, ...span }];
  if (wrappedIn.test(gap)) return [{ kind: 'around', subject: next, object: i, ...span }];
  if (piercedBy.test(gap)) return [{ kind: 'through', subject: next, object: i, ...span }];
  if (inFrontOf.test(gap)) return [{ kind: 'behind', subject: next, object: i, ...span }];
  if (first.concept.name === 'octopus' && attacking.test(gap))
    return [{ kind: 'holding', subject: i, object: next, ...span }];
  const isClinging =
    (clinging.has(first.concept.name) || first.concept.kind === 'flora' || /ing /.test(gap)) &&
    bareAround.test(gap);
  const kind = isClinging ? 'around' : (match(between, gap) ?? match(cjkBetween, gap.trim()));
  // Who swings on a vine hangs from it, and does not sit on its upper end.
  if (kind === 'on' && /\bswinging\b/.test(gap) && second.concept.name !== 'swing')
    return [{ kind: 'beside', subject: doer, object: next, ...span }];
  // Skies are above by themselves, and grounds below.
  if (kind === 'above' && (first.concept.kind === 'sky' || second.concept.kind === 'ground')) return [];
  if (kind === 'under' && second.concept.name === 'bell-jar')
    return [{ kind: 'inside', subject: i, object: next, ...span }];
  // Who jumps through a hoop is not seen to come out of its top, nor is a rose all of what its stem is.
  const isThrough = kind === 'out-of' && /\b(?:jump|leap|fly|climb|crawl)\p{L}* through /u.test(gap);
  const isOfPart =
    kind === 'made-of' &&
    / with .*\b(?:stems?|roots?|branches|leaves|petals|thorns)$/.test(text.slice(first.start, first.end));
  if (isThrough || isOfPart) return [{ kind: 'beside', subject: i, object: next, ...span }];
  // Roses fill both sockets of a skull; nobody is seen to come out of one of them.
  const sockets =
    (kind === 'out-of' || kind === 'through') && /^ eyes?(?: ?sockets?)?\b/.exec(text.slice(second.end))?.[0];
  if (sockets) {
    const isFilled = first.concept.kind === 'flora' && /s$/.test(sockets) && second.concept.name === 'skull';
    return [
      {
        kind: isFilled ? 'as-eyes' : 'beside',
        subject: i,
        object: next,
        start: from,
        end: second.end + sockets.length,
      },
    ];
  }
  const jaws = kind === 'out-of' && ownMouth.exec(text.slice(second.end))?.[0];
  if (jaws)
    return [{ kind: 'holding', subject: next, object: i, start: from, end: second.end + jaws.length }];
  const spot = kind === 'on' && !isHat(first.concept) && ownBody.exec(text.slice(second.end));
  if (spot && isBody(second)) {
    const end = second.end + spot[0].length;
    return [{ kind: /back/.test(spot[0]) ? 'on' : 'beside', subject: doer, object: next, start: from, end }];
  }
  const owned = kind === 'on' && ownPlace.find(([, pattern]) => pattern.test(text.slice(second.end)));
  if (owned) {
    const end = endOfMatch(text, second.end, owned[1]);
    return [{ kind: owned[0], subject: doer, object: next, start: second.end, end }];
  }
  // Only a scarf is put around somebody: 蝴蝶围着玫瑰.
  if (kind === 'wearing' && /^ ?围/u.test(gap) && second.concept.kind !== 'object')
    return [{ kind: 'around', subject: i, object: next, ...span }];
  if (kind && (kind !== 'half' || /^,|\b(?:that|which|who)/.test(gap) || isHalfBefore(text, first)))
    return [{ kind, subject: deeds.has(kind) ? doer : i, object: next, ...span }];
  // "half moon" is a name of its own.
  if (isHalfBefore(text, first) && text.startsWith('half ', second.start))
    return [{ kind: 'half', subject: i, object: next, ...span }];
  // 停在树枝上 满月: the place ends there.
  const turned = /^[里中上下内][面边]?[\s,，]/u.test(gap) ? null : match(cjkTurned, gap.trim());
  const relative =
    /^的(?:一?[只个条])?(?:[青小大黑白红灰]色?的?)?$/u.test(gap.trim()) &&
    match(cjkRelative, text.slice(0, first.start));
  const isPlayed =
    second.concept.name === 'hand' && /[弹打吹]着?[^,，]{0,2}$/u.test(text.slice(0, first.start));
  const said = turned ?? (relative && !isPlayed ? relative : null);
  // 海豚跳出水面: who comes out of the water is named first.
  if (turned === 'out-of' && isBody(first) && second.concept.kind === 'ground')
    return [{ kind: 'out-of', subject: i, object: next, ...span }];
  const verb = cjkVerbBefore.exec(text.slice(0, first.start))?.[0] ?? '';
  // What is said before a comma says something of the first alone.
  const clause = Math.max(gap.lastIndexOf(','), gap.lastIndexOf('，')) + 1;
  const start = clause > 0 ? from + clause : first.start - verb.length;
  return said ? [{ kind: said, subject: next, object: i, start, end: span.end }] : [];
}

const touching =
  /^ (?:is )?(?:kiss|lick|pett?|pat|patt|strok|scratch|touch|boop|brush|rubb?)ing (?:\p{L}+ ){0,2}$/u;
const ownSpot =
  /^ (?:on|in|under|behind) (?:the |its |his |her )?(?:fore)?(?:head|brow|nose|cheek|chin|lips|mouth|ears?|belly|back|neck|paw|hand)\b/;

/** "A polaroid of a beach": the camera is drawn, and nothing in its picture. */
const pictured = /^(?:'s)?(?: (?:photo|picture|frame|print))? (?:of|with|showing)(?: [\p{L}-]+){0,3} $/u;

/** What holds something: no flower does, and of balloons only one is drawn above its load. */
function holdsUp(text: string, { concept: { kind, name }, start, end }: Name): boolean {
  if (kind === 'flora') return clinging.has(name);
  return !/^balloons$/.test(text.slice(start, end));
}

/** Whose shoulder, back or mouth it is: a viking's "with an axe and a raven on his shoulder", and not the axe's. */
function ownerOf(text: string, names: readonly Name[], i: number, end: number): number {
  const [thing, body] = [names[i], names[i - 1]];
  if (!thing || !body || thing.concept.kind !== 'object' || !isBody(body)) return i;
  const isHis = /^ (?:in|on|over|between|around|across) (?:its|his|her|their) /u.test(text.slice(end));
  return isHis && / (?:with|holding|wearing) /.test(text.slice(body.end, thing.start)) ? i - 1 : i;
}

/** What wears hats although nobody is left to. */
function isSkull({ concept }: Name): boolean {
  return /skull|skeleton|crossbones/.test(concept.name);
}

/** Who wears what is listed after another thing: "a skull with a cigar and a top hat". */
function wearerOf(text: string, names: readonly Name[], i: number, gap: string): number | null {
  const [thing, body] = [names[i], names[i - 1]];
  if (!thing || !body || isBody(thing) || !besides.test(gap)) return null;
  const isWearer = isBody(body) || isSkull(body);
  return isWearer && /^ with (?:\p{L}+ ){0,2}$/u.test(text.slice(body.end, thing.start)) ? i - 1 : null;
}

/** Where nobody is drawn to sit: "a butterfly on a girl's nose"; and where some are: "on an elephant's back". */
const ownBody = /^ (?:back|nose|cheeks?|lips?|ears?|tail|trunk|fingers?|hands?|knees?|arms?|paws?)\b/;

/** "Bass fishing" is what people do. */
const fished: ReadonlySet<string> = new Set([...gameFish.split(/\s+/), 'fish', 'trout', 'salmon']);

/** The words for a part that is to be of something: " mane" of "a unicorn with a rainbow mane", "" of "a mane of fire". */
function madeOfOwn(text: string, { concept }: Name, { start, end }: Name, gap: string): string | null {
  // A mermaid with an octopus's tentacles is no mermaid with an octopus.
  if (concept.kind !== 'flora' && / with (?:an? )?$/.test(gap) && /tentacles?$/.test(text.slice(start, end)))
    return '';
  if (concept.kind !== 'creature') return null;
  if (
    new RegExp(
      `^(?: with| whose| having|,) (?:an? |its |the )?(?:\\p{L}+ ){0,3}${coats} (?:is |are |that is |that are )?(?:made |formed |built |turned |turning )?(?:of|from|into|as|like) (?:\\p{L}+ )?$`,
      'u',
    ).test(gap)
  )
    return '';
  const isOwn = /^ with (?:an? |its |the )?(?:\p{L}+ )?$/u.test(gap);
  return (isOwn && new RegExp(`^[- ]${coats}\\b`).exec(text.slice(end))?.[0]) || null;
}

const coats =
  '(?:wing|manes?|tails?|fur|coat|antlers|horns|scales|stripes|spots|wings|feathers|shell|ears|legs|(?:head|face|body)(?![ -](?:piece|band|dress)))';

/** "Books with flowers growing": out of the books. */
function isGrownOver({ concept: { kind } }: Name, second: Name, gap: string): boolean {
  const isSoil = kind === 'object' || kind === 'symbol' || kind === 'figure' || kind === 'creature';
  return isSoil && second.concept.kind === 'flora' && /^ with (?:\p{L}+ ){0,2}$/u.test(gap);
}

/** "A throne of skulls" is made of what it is not drawn with, and "a heart of roses" of what fills it. */
function stuffOf(
  text: string,
  { concept }: Name,
  { concept: many, start, end }: Name,
  gap: string,
): 'made-of' | 'beside' | null {
  const isMany = /s$/i.test(text.slice(start, end));
  if (!isMany || !/^ of (?!the |my |two |three )(?:\p{L}+ )?$/u.test(gap)) return null;
  if (outlines.has(concept.name)) return strewn.has(many.kind) ? 'made-of' : 'beside';
  return concept.kind === 'object' || concept.kind === 'ground' ? 'beside' : null;
}

/** "A barbed wire heart": of what it is, before what has an outline to fill. */
const materials = new Set(['barbed-wire', 'rope', 'chain', 'thorn-vine', 'vine', 'ivy']);
const outlines = new Set(['heart', 'star', 'cross', 'triangle', 'moon']);
const sights: ReadonlySet<ConceptKind> = new Set(['sky', 'flora', 'pattern', 'ground']);
/** On what pictures are. */
const pages = new Set(
  'postage-stamp television wanted-poster postcard love-letter envelope coin shield flag flask t-shirt skateboard surfboard coffee mug teacup book polaroid map tarot playing-card computer laptop phone smartphone game-boy cassette vinyl-record guitar drum helmet football-helmet kite sail balloon banner lunchbox suitcase backpack ticket door window sign road-sign gravestone tombstone jersey'.split(
    ' ',
  ),
);
const onIt = /^ on it\b/;

const growth = /^ (?:growing|sprouting)(?=\s*(?:$|[,.;]))/;
/** "A man with a beard and sunglasses" wears both. */
const besides = /^ (?:and|&)(?: [\p{L}-]+){0,2} $/u;
/** The verb that "in its beak" completes. */
const held = /^ (?:hold|carry|clutch|grip|bit)\p{L}* (?:an? |the )?$/u;
const hands: ReadonlySet<string> = new Set(['hand', 'skeleton-hand']);
const inHalf = /^ (?:in|at) (?:the|its) (?:top|bottom|upper|lower)(?: half| part| bulb| chamber| side)?\b/u;
const inHand = /^ in (?:an? |the |his |her |someone's )?(?:\p{L}+ )?$/u;

/** "A sunflower with a skull in the middle", "a rose with an eye center". */
function isHeartOf(text: string, { concept }: Name, { end }: Name, gap: string): boolean {
  return (
    concept.kind === 'flora' &&
    /^ with (?:an? |the )?$/u.test(gap) &&
    /^ (?:in (?:the|its) |as (?:the|its) )?(?:cent(?:er|re)|middle)\b/u.test(text.slice(end))
  );
}

/** "A pineapple with a skull face": two in one, which nothing draws. */
function isFaceOf(text: string, first: Name, second: Name, gap: string): boolean {
  const isWith =
    /^ with (?:an? |the )?$/u.test(gap) &&
    (first.concept.kind === 'flora' || first.concept.kind === 'object');
  const [word, after] = [text.slice(second.start, second.end), text.slice(second.end)];
  return (
    isWith &&
    (/[ -](?:face|head)$/u.test(word) ||
      /^ (?:faces?|heads?|in the (?:cent(?:er|re)|middle)|(?:as|for) (?:the|its) petals?)\b/u.test(after))
  );
}

/** How many, how large, how old or of which colour the second is: 缠绕着一束芍药, 抱えた赤ちゃん猿. */
const measured =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}])(?: *一[座束支枝把条枚株棵颗轮杯块面])?(?: *(?:[大小]的?|[红蓝黑白粉紫绿黄金银]色?的?|赤ちゃん|小さな|大きな)|(?<=一[座束支枝把条枚株棵颗轮杯块面]))$/u;
/** "A bull head made of flowers": the bull's. */
const ownPart = /^ (?:heads?|faces?|body|bodies|bust|skull)(?= )/;

/** "In a blue and white vase". */
const twoColors = new RegExp(`(\\b(?:${englishColors.join('|')})) and (${englishColors.join('|')})\\b`, 'u');

/** What tells that the name after it is one of two halves. */
export const halfBefore =
  /\bhalf[ -](?:of )?(?:an? |the )?$|[一左右]?半(?:张脸|边脸?|身|分|面)?(?:が|は|是)?$/u;

function isHalfBefore(text: string, { start }: Name): boolean {
  return halfBefore.test(text.slice(0, start));
}

/** What a list of belongings belongs to: "a skull with an hourglass and roses around it" speaks of the skull. */
function startOfList(text: string, names: readonly Name[], i: number): number {
  const gapBefore = (n: number) => text.slice(names[n - 1]?.end, names[n]?.start);
  let first = i;
  while (first > 0 && /^(?: and|,| with)\b/.test(gapBefore(first))) first--;
  return first;
}

function match(patterns: readonly RelationPattern[], gap: string): RelationKind | null {
  return patterns.find(([, pattern]) => pattern.test(gap))?.[0] ?? null;
}

function endOfMatch(text: string, from: number, pattern: RegExp): number {
  return from + (pattern.exec(text.slice(from))?.[0].length ?? 0);
}
