import { isSkeletal } from './dressed.ts';
import { isNoPlanter, isOfPlant } from './plant-parts.ts';
import type { Finding } from './word-index.ts';

/** The form of what follows: "heart shaped balloon", 心形的气球. "Shaped like a heart" tells what it is made to. */
const shaped = /^[- ]shaped (?!like|as|into)(?:\p{L}+ ){0,2}$|^の?[型形]の?$/u;
const ofWhom = /^ (?:of|from) (?:(?:an?|my|our|the|his|her) )?(?:\p{L}+ )?$/u;
/** Sports that are shown by who does them. */
const athletes: ReadonlySet<string> = new Set(
  'surfer swimmer skier climber hiker cyclist yogi fencer archer hang-glider runner skateboarder boxer thai-boxer martial-artist golfer tennis-player'.split(
    ' ',
  ),
);
/** What beasts leave or lose: "crow feather" shows no crow. */
const spoils = new Set(['feather', 'paw', 'bird-claw', 'nest', 'egg']);
/** "A tiger's eye", "wolf eye": an eye, and no wolf; the third eye of a cat is another. */
const eyeWord = /^(?:eye|eyes|目|眼|瞳|眼睛)$/u;
/** Of beasts, beside what they are: a penguin chick is no hen's, and a wolf pup no dog. */
const youngWord =
  /^(?:chicks?|pups?|pupp(?:y|ies)|cubs?|kits?|kittens?|cal(?:f|ves)|foals?|fawns?|lambs?|piglets?|ducklings?|goslings?|cygnets?)$/;
/** What people of a trade wear, of whom a beast that wears it is none. */
const uniform =
  /^(?:hats?|caps?|berets?|goggles|helmets?|uniforms?|costumes?|outfits?|jackets?|coats?|boots?|gloves|glasses|masks?|capes?|cloaks?|scar(?:f|ves)|apron|suit|robes?)$/;
const parting = /\b(?:and|with|or)\b|[&,;]/;

/** Whether what is found at `i` only says something of its neighbour, and is no thing of its own. */
export function isAttributive(text: string, findings: readonly Finding[], i: number): boolean {
  const [before, finding, next] = [findings[i - 1], findings[i], findings[i + 1]];
  if (!finding) return false;
  const word = text.slice(finding.start, finding.end);
  const gap = next ? text.slice(finding.end, next.start) : '';
  const isForm =
    (next !== undefined && (shaped.test(gap) || (word.endsWith('形') && /^的?$/.test(gap)))) ||
    // Of a key with a heart shaped handle no heart is drawn, nor is the handle known.
    (findings.length > 1 && /^[- ]shaped (?!like|as|into)\p{L}/u.test(text.slice(finding.end)));
  // A baby dragon is a dragon.
  const isYoung =
    next !== undefined && isBody(next) && /(?:\bbaby|赤ちゃん)$/.test(word) && /^[ の]?$/.test(gap);
  return (
    isForm ||
    isInPassing(text, before, finding, next) ||
    isYoung ||
    isOfPlant(text, before, finding) ||
    isNoPlanter(text, findings, finding) ||
    isWhose(text, before, finding, next) ||
    isTradeOfKin(text, findings, finding) ||
    isSpoilOf(text, finding, next) ||
    isEyeOf(text, before, finding, next) ||
    isYoungOf(text, before, finding) ||
    isSkeletonOf(text, before, finding) ||
    isProfileOf(text, before, finding) ||
    isWornBy(text, findings, i) ||
    (athletes.has(finding.concept.name) && (isDoer(text, before, finding) || isDoneBy(text, finding, next)))
  );
}

/** Peoples whose way of drawing is meant: a polynesian turtle is no turtle with a band. */
const peoples = /^(?:polynesian|maori|māori|samoan|hawaiian)$/;
/** Peoples of whose beasts and warriors no sign of theirs is wanted besides: a celtic raven is a raven. */
const ornamented = /^(?:celtic|aztec|mayan)$/;
const isOrnamented = (finding: Finding) => isBody(finding) || /skull/.test(finding.concept.name);
/** Of an "elephant mother and baby" nobody is human. */
const families = new Set(['mother-and-child', 'father-and-child']);
/** "Two elephants, mother and baby", "three turtles, mom, dad and baby"; what has an article is somebody else. */
const ofBeasts = /(?:^|,) (?:(?:family|mom|mum|mama|mommy|mother|dad|daddy|papa|father|parents),? )*$/;
/** Of whom they are is not drawn. */
const limbs = new Set(['hand', 'foot', 'fist']);
/** What a plant bears, and no other plant: "a lemon branch with blossoms". */
const borne = /^(?:blossoms?|blooms?|buds?|fruits?)$/;

const counting =
  /^ (?:of|with) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|a dozen)(?: \p{L}+)? $/u;

/**
 * "The farmer's tractor" shows no farmer, "eggs and bacon, a couple holding hands" nobody, and "skulls as the fruit" no
 * fruit bowl.
 */
function isInPassing(
  text: string,
  before: Finding | undefined,
  finding: Finding,
  next: Finding | undefined,
): boolean {
  const { concept, start, end } = finding;
  const word = text.slice(start, end);
  const [lead, gap] = [text.slice(before?.end ?? 0, start), next ? text.slice(end, next.start) : ''];
  const isOwner =
    concept.kind === 'figure' &&
    /'s$/.test(word) &&
    /^ (?:\p{L}+ )?$/u.test(gap) &&
    next?.concept.kind === 'object';
  const isPeople =
    (peoples.test(word) && (next ?? before) !== undefined) ||
    (ornamented.test(word) && gap === ' ' && next !== undefined && isOrnamented(next));
  const isBorne =
    borne.test(word) && before?.concept.kind === 'flora' && /^ (?:with|in|and) (?:\p{L}+ )?$/u.test(lead);
  const isCouple =
    concept.name === 'lovers' && before !== undefined && !isBody(before) && /^ (?:couple )?$/.test(lead);
  const isFamily =
    families.has(concept.name) &&
    ((before?.concept.kind === 'creature' && ofBeasts.test(lead)) ||
      (next?.concept.kind === 'creature' && gap === ' '));
  const isHandInHand =
    concept.name === 'handshake' &&
    /^(?:hand in hand|holding hands|手牵手|手拉手|牵手)$/.test(word) &&
    before?.concept.kind === 'figure';
  const isToast = word === 'cheers' && before?.concept.kind === 'object' && lead === ' ';
  // Of a bouquet with so many flowers these are drawn; of "a bouquet of five flowers" the bouquet.
  // A rainbow rose has its colours, and no arch above it; army boots come without a helmet.
  if (/^(?:rainbow|origami|military|army|infantry)$/.test(word) && gap === ' ') return true;
  // Grandpa's fishing hat comes without a rod.
  if (/^(?:fishing|hunting|knitting|sewing|baking|painting|camping)$/.test(word) && gap === ' ')
    return next?.concept.kind === 'object';
  const isBound = concept.name === 'bouquet' && next?.concept.kind === 'flora' && counting.test(gap);
  if (isBound) return next?.concept.name !== 'flower';
  if (concept.name === 'flower' && before?.concept.name === 'bouquet' && counting.test(lead)) return true;
  if (isFamily || isHandInHand || isToast) return true;
  return (
    isOwner || isPeople || isBorne || isCouple || (/^fruits?$/.test(word) && /\bas (?:the|its) $/.test(lead))
  );
}

const relative =
  '(?:(?:great )?grand(?:ma|pa|mother|father|dad|mom|mum|son|daughter)|nana|nan|gran|mom|mum|mama|mother|dad|papa|father|wife|husband|uncle|aunt|son|daughter|brother|sister|boyfriend|girlfriend|partner|fianc[ée]e?|cousin|(?:best )?friend|family)';
const tellsTrade = new RegExp(
  `\\b(?:(?:my|our) (?:\\p{L}+ )?${relative}|he|she|i)(?:'m| am|'s| is| was| used to be| works as| worked as)(?: an?)?(?: \\p{L}+){0,2} $`,
  'u',
);

/** Trades and passions that are shown by their tools. */
const trades =
  /^(?:teacher|soldier|veteran|doctor|pilot|musician|artist|painter|dancer|mechanic|hunter|gardener|driver|engineer|scientist|singer|fan|biker|gamer)$/;

/** "My wife is a nurse, I want a stethoscope" tells why, and asks for no nurse. */
function isTradeOfKin(text: string, findings: readonly Finding[], { concept, start, end }: Finding): boolean {
  return (
    (concept.kind === 'figure' || trades.test(text.slice(start, end))) &&
    findings.length > 1 &&
    tellsTrade.test(text.slice(0, start)) &&
    /^(?: \p{L}+){0,2}(?:[,.;]| so\b| and (?:i|he|she|we|loves?d?)\b)/u.test(text.slice(end))
  );
}

/** "Footprints of a newborn", "newborn footprints" and "paw prints of my dogs" show nobody. */
function isWhose(
  text: string,
  before: Finding | undefined,
  finding: Finding,
  next: Finding | undefined,
): boolean {
  const { kind } = finding.concept;
  if (kind === 'creature' && before?.concept.name === 'paw')
    return ofWhom.test(text.slice(before.end, finding.start));
  if (kind !== 'figure') return false;
  const isBefore = before?.concept.name === 'footprint' && ofWhom.test(text.slice(before.end, finding.start));
  const isAfter =
    next?.concept.name === 'footprint' && /^(?: |的小?|の)$/.test(text.slice(finding.end, next.start));
  // 宝宝的小手.
  const isLimb = next !== undefined && limbs.has(next.concept.name);
  if (families.has(finding.concept.name) && isLimb && /^的[小双]?$/.test(text.slice(finding.end, next.start)))
    return true;
  return Boolean(isBefore) || isAfter;
}

function isSpoilOf(text: string, { concept, end }: Finding, next: Finding | undefined): boolean {
  return (
    next !== undefined &&
    concept.kind === 'creature' &&
    spoils.has(next.concept.name) &&
    /^(?:'s? )$|^ $|^[的の]?$/.test(text.slice(end, next.start))
  );
}

function isEyeOf(
  text: string,
  before: Finding | undefined,
  { concept, start, end }: Finding,
  next: Finding | undefined,
): boolean {
  if (concept.kind !== 'creature') return false;
  const isEye = (of: Finding | undefined) =>
    of?.concept.name === 'eye' && eyeWord.test(text.slice(of.start, of.end));
  return (
    (isEye(next) && /^(?:'s?)? $|^[的の]$/u.test(text.slice(end, next?.start))) ||
    (isEye(before) && ofWhom.test(text.slice(before?.end, start)))
  );
}

/** "Chick" after "penguin". */
function isYoungOf(text: string, before: Finding | undefined, { concept, start, end }: Finding): boolean {
  return (
    before?.concept.kind === 'creature' &&
    concept.kind === 'creature' &&
    before.concept !== concept &&
    youngWord.test(text.slice(start, end)) &&
    text.slice(before.end, start) === ' '
  );
}

/** The bones of a wolf are no man's. */
function isSkeletonOf(text: string, before: Finding | undefined, { concept, start, end }: Finding): boolean {
  return (
    before?.concept.kind === 'creature' &&
    concept.name === 'skeleton' &&
    /^(?:skeletons?|骨架|骨骼|骸骨)$/u.test(text.slice(start, end)) &&
    /^(?:(?:'s)? |[的の]?)$/u.test(text.slice(before.end, start))
  );
}

/** 侧脸 is a woman's where it is nobody's. */
function isProfileOf(text: string, before: Finding | undefined, { start, end }: Finding): boolean {
  return (
    before?.concept.kind === 'creature' &&
    /^(?:侧脸|侧颜|横顔)$/u.test(text.slice(start, end)) &&
    /^[的の]?$/u.test(text.slice(before.end, start))
  );
}

/** "A cat in a nurse hat" shows no nurse. */
function isWornBy(text: string, findings: readonly Finding[], i: number): boolean {
  const finding = findings[i];
  if (finding?.concept.kind !== 'figure') return false;
  const garment = /^ (\p{L}+)/u.exec(text.slice(finding.end))?.[1] ?? '';
  const wearer = findings.slice(0, i).find(isBody);
  return (
    uniform.test(garment) &&
    wearer !== undefined &&
    /\b(?:with|in|wearing|wears|has|having)\b/.test(text.slice(wearer.end, finding.start))
  );
}

function isBody({ concept: { kind } }: Finding): boolean {
  return kind === 'creature' || kind === 'figure';
}

/** サーフィンをする河童, 冲浪的熊. */
function isDoneBy(text: string, { end }: Finding, next: Finding | undefined): boolean {
  return (
    next !== undefined &&
    isBody(next) &&
    /^(?:的|を?(?:する|している|してる|した)|中の)$/.test(text.slice(end, next.start))
  );
}

/** "An astronaut surfing" shows one person, so does 骷髅冲浪, and a taco surfing none. */
function isDoer(text: string, before: Finding | undefined, finding: Finding): boolean {
  return (
    before !== undefined &&
    (isBody(before) || isSkeletal(before.concept)
      ? !parting.test(text.slice(before.end, finding.start))
      : text.slice(before.end, finding.start) === ' ' && /ing$/.test(text.slice(finding.start, finding.end)))
  );
}
