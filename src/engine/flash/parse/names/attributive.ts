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
    isSpoilOf(text, finding, next) ||
    (athletes.has(finding.concept.name) && isDoer(text, before, finding))
  );
}

/** Peoples whose way of drawing is meant: a polynesian turtle is no turtle with a band. */
const peoples = /^(?:polynesian|maori|māori|samoan|hawaiian)$/;
/** Of an "elephant mother and baby" nobody is human. */
const families = new Set(['mother-and-child', 'father-and-child']);
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
  const isPeople = peoples.test(word) && (next ?? before) !== undefined;
  const isBorne =
    borne.test(word) && before?.concept.kind === 'flora' && /^ (?:with|in|and) (?:\p{L}+ )?$/u.test(lead);
  const isCouple =
    concept.name === 'lovers' && before !== undefined && !isBody(before) && /^ (?:couple )?$/.test(lead);
  const isFamily =
    families.has(concept.name) &&
    ((before?.concept.kind === 'creature' && lead === ' ') ||
      (next?.concept.kind === 'creature' && gap === ' '));
  const isHandInHand =
    concept.name === 'handshake' &&
    /^(?:hand in hand|holding hands)$/.test(word) &&
    before?.concept.kind === 'figure';
  const isToast = word === 'cheers' && before?.concept.kind === 'object' && lead === ' ';
  // Of a bouquet with so many flowers these are drawn; of "a bouquet of five flowers" the bouquet.
  // A rainbow rose has its colours, and no arch above it.
  if (/^(?:rainbow|origami)$/.test(word) && gap === ' ') return true;
  const isBound = concept.name === 'bouquet' && next?.concept.kind === 'flora' && counting.test(gap);
  if (isBound) return next?.concept.name !== 'flower';
  if (concept.name === 'flower' && before?.concept.name === 'bouquet' && counting.test(lead)) return true;
  if (isFamily || isHandInHand || isToast) return true;
  return (
    isOwner || isPeople || isBorne || isCouple || (/^fruits?$/.test(word) && /\bas (?:the|its) $/.test(lead))
  );
}

/** "Footprints of a newborn" and "newborn footprints" show nobody. */
function isWhose(
  text: string,
  before: Finding | undefined,
  finding: Finding,
  next: Finding | undefined,
): boolean {
  if (finding.concept.kind !== 'figure') return false;
  const isBefore = before?.concept.name === 'footprint' && ofWhom.test(text.slice(before.end, finding.start));
  const isAfter = next?.concept.name === 'footprint' && text.slice(finding.end, next.start) === ' ';
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

function isBody({ concept: { kind } }: Finding): boolean {
  return kind === 'creature' || kind === 'figure';
}

/** "An astronaut surfing" shows one person. */
function isDoer(text: string, before: Finding | undefined, finding: Finding): boolean {
  return before !== undefined && isBody(before) && !parting.test(text.slice(before.end, finding.start));
}
