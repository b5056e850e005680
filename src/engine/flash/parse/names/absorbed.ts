import { birds } from '../../lexicon/birds.ts';
import { flowers } from '../../lexicon/flowers.ts';
import { lexicon } from '../../lexicon/lexicon.ts';
import { butterflies, gameFish } from '../../motifs/kin.ts';
import { englishColors } from '../attributes/color.ts';
import { isDescribing } from '../attributes/describing-words.ts';
import type { Span } from '../slate.ts';
import { isSmiling } from './shown.ts';
import type { Finding } from './word-index.ts';
import { beastOfSign } from './zodiac-beasts.ts';

/** What may stand between the name of a thing and the name of its part. No "and": that tells two things apart. */
const linkBetween = new RegExp(
  `^(?:'s)?(?: (?:with|of|having|has|geometric|patterned|ornate|from|for|made|in|on|its|his|her|their|the|a|an|many|big|huge|small|long|deep|wide|open|spread|spreading|outstretched|full|glowing|broken|torn|dripping|melting|oozing|extra|gooey|head|face|hair|shaped|${englishColors.join('|')}|\\p{L}+ed))*\\s*$|^[的の]?$`,
  'u',
);
/** Between the two nothing else may be denied or set apart, even by a word that links elsewhere. */
const isLink = (gap: string) => linkBetween.test(withoutAdjectives(gap.replace(/-/g, ' ')).trimEnd());

/** "A dragonfly with long skinny wings" has wings. */
function withoutAdjectives(gap: string): string {
  return gap.replace(/(?<= )\p{L}+ (?=(?:\p{L}+ )*$)/gu, (word) =>
    isDescribing(word.trim()) && !/(?:ing|[^s]s) $/.test(word) ? '' : word,
  );
}

/** Findings in which a part and its whole are one: "saturn with rings", "burning candle", "medusa's snakes". */
export function withAbsorbedParts(text: string, all: readonly Finding[]): Finding[] {
  const findings = all.filter(
    (part, i) =>
      !(i === 0 ? isCjkOwnPart(text, part, false) : isOwnedPart(text, all, i)) &&
      !isDeedOfNext(text, all, i) &&
      !isEitherHand(text, all, part),
  );
  const whole: Finding[] = [];
  for (const finding of findings) {
    const before = whole.at(-1);
    const one = before && asOne(text, before, finding);
    if (one) whole.splice(-1, 1, one);
    else whole.push(finding);
  }
  // A part may come before its whole and only then join what stands before it: "hand eye hamsa".
  return whole.length < findings.length ? withAbsorbedParts(text, whole) : whole;
}

/** "Reading a book" names the book twice. */
function isDeedOfNext(text: string, findings: readonly Finding[], i: number): boolean {
  const [finding, next] = [findings[i], findings[i + 1]];
  return finding?.concept === next?.concept && /ing$/.test(text.slice(finding?.start, finding?.end));
}

const birdNames: ReadonlySet<string> = new Set(birds.map(({ name }) => name));

/** What bodies have: "a rose in its mouth" asks for no mouth. */
const bodyParts = new Set([
  'lips',
  'hand',
  'eye',
  'tooth',
  'fangs',
  'wings',
  'paw',
  'fist',
  'brain',
  'lashes',
  'bird-claw',
  'nose',
  'ear',
  'tongue',
  'shell',
  'skeleton-hand',
]);

/** What a face or a body shows anyway: "a dog with big ears". */
const features = new Set(['nose', 'tongue', 'fangs', 'beard', 'mustache', 'lips']);
const pairedFeatures = new Set(['eye', 'ear', 'tooth', 'fangs']);

/** Of a creature that is named right before, as 象の鼻. */
const faceParts = new Set(['nose', 'ear', 'tongue']);

/** Whether what is found at `i` belongs to something named before: "its shell", "out of the barrel", "a skull's eye". */
function isOwnedPart(text: string, findings: readonly Finding[], i: number): boolean {
  const part = findings[i];
  if (!part) return false;
  const before = text.slice(0, part.start);
  if (isPrintOwner(text, findings, i)) return true;
  // "My dog with his paw print": the print is a thing of its own.
  const isPart = bodyParts.has(part.concept.name) && !/prints?$/u.test(text.slice(part.start, part.end));
  const isInItsPlace = /\b(?:for|as|instead of|in place of) (?:its |his |her |the )?$/u.test(before);
  if (part.isPlural && part.concept.name === 'eye' && isInItsPlace) return true;
  // "Roses growing out of the eyes" of a skull.
  const isOutOfTheEyes =
    /\b(?:out(?: of)?|from|through|over|covering) (?:the|its|his|her) (?:empty )?$/u.test(before);
  if (part.isPlural && part.concept.name === 'eye' && isOutOfTheEyes && findings.slice(0, i).some(hasEyes))
    return true;
  if (part.concept.name === 'eye' && /^ ?sockets?\b/u.test(text.slice(part.end))) return true;
  const owner = findings[i - 1]?.concept.kind;
  const isBody = owner === 'creature' || owner === 'figure';
  // "He is black with white paws" speaks of a body, "a dog and two paws" of prints.
  const isPaws = text.slice(part.start, part.end) === 'paws';
  if (isPaws && isBody && /\b(?:with|has|having) (?:\p{L}+ ){0,2}$/u.test(before)) return true;
  if (isCjkOwnPart(text, part, isBody)) return true;
  const gap = text.slice(findings[i - 1]?.end, part.start);
  if (
    isBody &&
    faceParts.has(part.concept.name) &&
    /^(?:[的の]|(?:'s?)? |[吐伸](?:着|出|出来)?(?:小|大|长)?)?$/u.test(gap)
  )
    return true;
  if (owner === 'creature' && /^ (?:mouth|jaws)$/u.test(gap + text.slice(part.start, part.end))) return true;
  if (
    part.concept.name === 'deer' &&
    text.slice(part.start, part.end) === 'antlers' &&
    isMooses(text, gap, findings, i)
  )
    return true;
  if (isBody && part.concept.name === 'smiley' && /^(?:様|さま|さん|ちゃん|くん)?[的の]?$/u.test(gap))
    return !isSmiling(findings[i - 1]?.concept.name ?? '');
  // 蛇嘴里长出花, カバの口の中に小鳥.
  if (part.concept.name === 'lips' && findings.slice(i - 1, i).some(hasEyes) && isCjkMouth(text, gap, part))
    return true;
  // 龙露出头和爪子: its claws, and no print.
  const isClaw = part.concept.name === 'paw' && /^爪子?$/u.test(text.slice(part.start, part.end));
  if (isClaw && isBeastBefore(findings, i) && /(?:[头頭身尾][和与與、]|[露伸亮]出?(?:了|着)?)$/u.test(before))
    return true;
  // 骷髅眼睛里开花.
  if (part.concept.name === 'eye' && /^的?$/u.test(gap) && /^[里中裡]/u.test(text.slice(part.end)))
    return findings.slice(i - 1, i).some(hasEyes);
  // 牵着老奶奶的手: hers.
  if (
    owner === 'figure' &&
    part.concept.name === 'hand' &&
    gap === '的' &&
    /[牵拉挽握]着?[^,，。]{1,8}$/u.test(before)
  )
    return true;
  // A strawberry plant is no strawberry and a plant.
  if (owner === 'flora' && /^plants?$/u.test(text.slice(part.start, part.end)) && gap === ' ') return true;
  if (isListedFeature(text, findings, i)) return true;
  // "In memory of Rex, his paw and his ball" asks for the print.
  const isListedPaw = part.concept.name === 'paw' && /(?:,| and) (?:his|her|its) $/u.test(before);
  if (isPart && !isListedPaw && /\b(?:its|his|her|their) (?:\p{L}+ )?$/u.test(before)) return true;
  if (isPart && /\b(?:out of|from|in|on|through) (?:an? |the )?\p{L}+'s (?:\p{L}+ )?$/u.test(before))
    return true;
  const owners = findings.slice(0, i);
  const isGrip = gripping.has(part.concept.name) && /\b(?:in|between|on) (?:the )?$/u.test(before);
  if (isGrip && findings.slice(0, i - 1).some(hasEyes)) return true;
  // "A butterfly with one wing made of flowers".
  if (
    part.concept.name === 'wings' &&
    owners.at(-1)?.concept.kind === 'creature' &&
    /^(?: with| whose| has| having|,) (?:(?:an?|one|its|the|half|of|left|right|other) ){1,3}$/u.test(gap) &&
    /^ (?:is |that is )?(?:made|formed|built|turn(?:ed|ing)|becoming|like|as|of)\b/u.test(
      text.slice(part.end),
    )
  )
    return true;
  // "A bicycle with flowers on the wheels", "a vase with a butterfly on the rim".
  const isRound = /^(?:rim|wheels?)$/u.test(text.slice(part.start, part.end));
  if (
    isRound &&
    owners.some(({ concept: { kind } }) => kind === 'object') &&
    /\b(?:in|on|around|over|from|through) (?:its|the) $/u.test(before)
  )
    return true;
  const isShell =
    part.concept.name === 'shell' && owners.some(({ concept }) => concept.parts.includes('shell'));
  if (
    isShell &&
    (/ on $/.test(before) || (owner !== 'creature' && /\bwith (?:an? )?(?:\p{L}+ ){1,2}$/u.test(before)))
  )
    return true;
  const isWings = part.concept.name === 'wings' && birdNames.has(findings[i - 1]?.concept.name ?? '');
  if (
    isWings &&
    /^ with (?:its |his |her )?(?:(?:wide|spread|open|outstretched|raised|stretched|folded) )+$/u.test(gap)
  )
    return true;
  const bird = owners.findLast(({ concept }) => birdNames.has(concept.name));
  const isPlumage = bird && /^ with (?:\p{L}+ ){0,3}$/u.test(text.slice(bird.end, part.start));
  if (isPlumage && text.slice(part.start, part.end) === 'feathers') return true;
  const isOwned = owners.some(({ concept }) => concept.parts.includes(part.concept.name));
  return (
    isOwned &&
    /\b(?:in|on|from|of|through|over|across|inside|within|under) (?:its|the|his|her) $/u.test(before)
  );
}

const fish: ReadonlySet<string> = new Set(
  `${gameFish} koi betta goldfish salmon trout clownfish pufferfish anglerfish catfish shark piranha eel swordfish`.split(
    /\s+/,
  ),
);
const insects: ReadonlySet<string> = new Set(
  `${butterflies} bee bumblebee wasp fly ant ladybug dragonfly moth luna-moth cricket grasshopper mantis cicada mosquito scarab`.split(
    /\s+/,
  ),
);

/** "A crane bird" is one bird, "a salmon fish" one fish. */
function isKindOf(text: string, before: Finding, { start, end }: Finding): boolean {
  const word = text.slice(start, end).replace(/(?<=bird|insect|bug)s$/, '');
  if (word === 'bird') return birds.includes(before.concept);
  if (word === 'fish') return fish.has(before.concept.name);
  return (word === 'insect' || word === 'bug') && insects.has(before.concept.name);
}

/** Antlers name a deer, but not as those of a moose: "with antlers", "with birds in its antlers". */
function isMooses(text: string, gap: string, findings: readonly Finding[], i: number): boolean {
  const isAntlered = (of: Finding | undefined) =>
    of?.concept.name === 'moose' || of?.concept.name === 'jackalope';
  const isInTheirs = /\b(?:in|on|between|around|from|through) (?:(?:its|his|her|the) )?$/u.test(
    text.slice(0, findings[i]?.start),
  );
  return (
    (isInTheirs && findings.slice(0, i).some(isAntlered)) ||
    (isAntlered(findings[i - 1]) && /^(?: head)?(?: with| has)? (?:\p{L}+ ){0,3}$/u.test(gap))
  );
}

/** Prints are drawn as those of a cat or a dog: of "the paw prints of my dogs" they are all. */
function isPrintOwner(text: string, findings: readonly Finding[], i: number): boolean {
  const [print, owner] = [findings[i - 1], findings[i]];
  if (print?.concept.name !== 'paw' || !owner) return false;
  const { name, parts } = owner.concept;
  const isPet = [name, ...parts].some((kind) => kind === 'cat' || kind === 'dog');
  return (
    isPet &&
    /^ (?:of|from) (?:(?:an?|my|our|the|his|her|two|three|all) ){0,3}$/.test(
      text.slice(print.end, owner.start),
    )
  );
}

/** By what beasts hold things: "a wolf with a rose in mouth" has lips of its own. */
const gripping = new Set(['lips', 'tooth', 'bird-claw', 'jawbone', 'fangs', 'paw', 'nose', 'tongue']);

function hasEyes({ concept: { name, kind } }: Finding): boolean {
  return kind === 'creature' || kind === 'figure' || /skull|skeleton/.test(name);
}

/** "My beagle's face, floppy ears, tongue out": a list of what the beast before it has. */
function isListedFeature(text: string, findings: readonly Finding[], i: number): boolean {
  const isTheirs = ({ concept: { name }, isPlural }: Finding) =>
    features.has(name) || (isPlural && pairedFeatures.has(name));
  const [part, before] = [findings[i], findings[i - 1]];
  const owner = findings.slice(0, i).findLast((finding) => !isTheirs(finding));
  if (!part || !before || !isTheirs(part) || owner?.concept.kind !== 'creature') return false;
  const gap = text.slice(before.end, part.start);
  return owner === before
    ? /^(?:'s)?(?: (?:face|head|portrait))?,(?: with)? (?:[\p{L}-]+ ){0,2}$/u.test(gap)
    : /^(?: out)?(?:,| and|, and| &)(?: with)? (?:[\p{L}-]+ ){0,2}$/u.test(gap);
}

/** 左手玫瑰右手匕首的女孩: her hands. */
function isEitherHand(
  text: string,
  findings: readonly Finding[],
  { concept: { name }, start }: Finding,
): boolean {
  return (
    name === 'hand' &&
    /[左右]$/u.test(text.slice(0, start)) &&
    /[左右]手.+[左右]手/u.test(text) &&
    findings.some((of) => hasEyes(of) && of.concept.name !== 'skeleton-hand' && of.start !== start)
  );
}

function isBeastBefore(findings: readonly Finding[], i: number): boolean {
  return findings.slice(0, i).some(({ concept: { kind } }) => kind === 'creature');
}

/** Whether a mouth in Chinese or Japanese, right after who has it, tells where something is. */
function isCjkMouth(text: string, gap: string, { start, end }: Finding): boolean {
  return (
    /^[的の]?(?:[張张]开的?)?大?$/u.test(gap) &&
    /^[嘴口]巴?$/u.test(text.slice(start, end)) &&
    /^巴?(?:[里裡中上]|から|の中|[にへ])/u.test(text.slice(end))
  );
}

/** What somebody raises is his own. */
const raised = new Set(['hand', 'fist', 'paw']);

/** 口に薔薇をくわえた狼, 羽を広げた鷲, 老鹰展翅,爪子抓着蛇: mouth, wings and claws are theirs. */
function isCjkOwnPart(
  text: string,
  { start, end, concept: { name } }: Finding,
  isAfterBody: boolean,
): boolean {
  const after = text.slice(end);
  // 招财猫举左手: the cat's own.
  if (isAfterBody && raised.has(name) && /[举抬伸挥]起?着?[左右]?$/u.test(text.slice(0, start))) return true;
  // 吐着舌头的柴犬.
  if (name === 'tongue' && /^的/u.test(after) && /[吐伸](?:着|出)?$/u.test(text.slice(0, start))) return true;
  if (name === 'lips' && isAfterBody && /(?:[张闭咧][开大着]?)$/u.test(text.slice(0, start))) return true;
  if (name === 'lips' && /^を(?:大きく)?(?:開[けい]|あけ|閉じ)/u.test(after)) return true;
  if (name === 'feather' || name === 'wings') return /^を広げ/u.test(after);
  if (!bodyParts.has(name)) return false;
  return (
    /^に[^、。]{1,8}を(?:くわえ|咥え|持|抱)/u.test(after) || (isAfterBody && /^[抓捏夹叼咬衔含]/u.test(after))
  );
}

/** One eye is a thing of its own, two belong to a face. */
function isFeature(gap: string, { concept: part, isPlural }: Finding, { concept: whole }: Finding): boolean {
  const isBody = whole.kind === 'creature' || whole.kind === 'figure';
  return (
    isBody &&
    (isPlural ? pairedFeatures : features).has(part.name) &&
    /^(?:'s)?(?: (?:face|head|portrait))?(?:,? but)? (?:with|having|has)(?: [\p{L}-]+){0,2} $/u.test(gap)
  );
}

const counted = /^ with (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}+ )?$/u;
/** "A house with a door and two windows". */
const listed = /^,?(?: and| &)?(?: (?:an?|the|two|three|four|some))?(?: (?!and |with |or )\p{L}+)? $/u;

/** Of "a witch's hand" the hand is drawn. */
const hands = new Set(['hand', 'fist', 'skeleton-hand']);

function asOne(text: string, first: Finding, second: Finding): Finding | null {
  const gap = text.slice(first.end, second.start);
  if (
    hands.has(second.concept.name) &&
    first.concept.kind === 'figure' &&
    /'s $/.test(text.slice(0, second.start)) &&
    // "A mother holding baby's hand" is seen.
    !/ing\b/.test(text.slice(first.start, second.start))
  )
    return second;
  // Of "the hands of a mother" no mother is drawn besides.
  if (
    hands.has(first.concept.name) &&
    second.concept.kind === 'figure' &&
    /^ of (?:an? |the |my |her |his )?$/.test(gap)
  )
    return skeletonHand && second.concept.name === 'skeleton'
      ? { ...first, end: second.end, concept: skeletonHand }
      : { ...first, near: { start: second.start, end: second.end } };
  const crown = crownOf(gap, first, second);
  if (crown) return crown;
  const beast = beastOfSign(gap, first, second);
  if (beast) return beast;
  const span = { start: first.start, end: second.end };
  if (gap === ' ' && isKindOf(text, first, second))
    return { ...first, ...span, isPlural: first.isPlural || second.isPlural };
  if (
    isFeature(gap, second, first) &&
    !/\b(?:shark|wolf|vampire|tiger|lion|bear|eagle|dragon)s?'?s? \p{L}+$/u.test(text.slice(0, second.end))
  )
    return { ...first, ...span, near: first.near ?? (isUnseenOn(first, second) ? second : null) };
  if (isParent(first, second) && gap === ' ') return { ...second, ...span };
  const isListed =
    isPartOf(second, first) && / with /.test(text.slice(first.start, first.end)) && listed.test(gap);
  if (isListed) return { ...first, ...span };
  // "A cake with five candles": how many is told.
  if (first.concept.kind === 'object' && isPartOf(second, first) && counted.test(gap))
    return { ...first, ...span };
  if (!isLink(gap)) return null;
  // "A pineapple with flowers" has none of its own.
  const isBeside =
    second.concept.name === 'flower' && / with /.test(gap) && !blossoming.has(first.concept.name);
  if (isBeside && first.concept.kind === 'flora') return null;
  const near = first.near ?? second.near;
  if (isPartOf(second, first)) return { ...first, ...span, near: near ?? unseenSort(second) };
  if (isPartOf(first, second))
    return {
      ...second,
      ...span,
      near: near ?? unseenSort(first),
      isPlural: first.isPlural || second.isPlural,
    };
  return null;
}

const skeletonHand = lexicon.find(({ name }) => name === 'skeleton-hand');
const flowerCrown = lexicon.find(({ name }) => name === 'flower-crown');
const blossoms: ReadonlySet<string> = new Set(flowers.map(({ name }) => name));

/** "A crown of daisies", "a daisy crown": of flowers, and not of gold. */
function crownOf(gap: string, first: Finding, second: Finding): Finding | null {
  const [crown, flower] = gap === ' ' ? [second, first] : [first, second];
  const isCrown = crown.concept.name === 'crown' && blossoms.has(flower.concept.name);
  if (!isCrown || !flowerCrown || !/^ (?:(?:made )?(?:out )?of (?:\p{L}+ )?)?$/u.test(gap)) return null;
  const span = { start: first.start, end: second.end };
  return { ...crown, ...span, concept: flowerCrown, near: span, isPlural: false };
}

/** What no beast is drawn with: a moustache, and a tongue that hangs out of the mouth. */
function isUnseenOn({ concept: { kind, name } }: Finding, { concept: part }: Finding): boolean {
  if (kind !== 'creature') return false;
  return part.name === 'mustache' || part.name === 'tongue' || (part.name === 'beard' && name !== 'goat');
}

/** Whose young are drawn as such: a deer fawn is a fawn. */
const parents: Readonly<Record<string, readonly string[]>> = {
  fawn: ['deer', 'doe'],
  lamb: ['sheep', 'ram'],
  chick: ['hen', 'rooster'],
};

function isParent(old: Finding, young: Finding): boolean {
  return parents[young.concept.name]?.includes(old.concept.name) ?? false;
}

/** A bouquet of poppies is drawn as a poppy: that nothing binds them is told. */
function unseenSort({ concept, start, end }: Finding): Span | null {
  return concept.name === 'bouquet' ? { start, end } : null;
}

const anyFlowers = new Set(['flower', 'bouquet']);
/** Blossoms, and what is drawn with some: a pineapple with flowers has them beside it. */
const blossoming: ReadonlySet<string> = new Set([
  ...flowers.map(({ name }) => name),
  ...['lemon', 'lime', 'strawberry', 'cactus'],
]);

function isPartOf({ concept: part }: Finding, { concept: whole }: Finding): boolean {
  if (part === whole) return false;
  return whole.parts.includes(part.name) || (anyFlowers.has(part.name) && whole.kind === 'flora');
}
