import { withTrait } from '../../lexicon/lexicon.ts';
import { namesAnything } from '../names/lookup/known-names.ts';
import { findConcepts } from '../names/lookup/mentions.ts';
import type { Mention } from '../names/mention.ts';
import { ownPartsIn } from '../names/shown/own-parts.ts';
import type { PlacedWord, Span } from '../token-buffer.ts';
import { spansOf, TokenBuffer } from '../token-buffer.ts';
import { cjkColors, englishColors } from './color.ts';
import { bared, closedEyes } from './pose-words.ts';

const look = '(?:(?:glowing|piercing|bright|dark|deep|light|icy|big|one) )*';
const markings = new RegExp(
  [
    '\\b(?:(?:one|two|three|four) )?white (?:blaze|star|snip|stripe|sock|stocking|patch|marking|forehead)s?\\b(?: on (?:its|his|her|the) (?:forehead|face|head|nose|chest|legs?|feet|paws?)\\b)?',
    `\\b(?:(?:one|two|three|four) )?(?:${englishColors.join('|')})(?:[- ]tipped)? (?:paws?|feet|foot|chest|belly|muzzle|snout|tail(?: tip)?|ears?|legs?)\\b`,
    '\\bblaze on (?:its|his|her|the) (?:face|forehead|head|nose)\\b',
  ].join('|'),
  'gu',
);
const eyes = new RegExp(
  [
    // "Baby blue eyes" by themselves are flowers.
    `(?<!^baby )\\b${look}(?:${englishColors.join('|')})[ -]eye(?:s|d)\\b`,
    '\\b(?<!\\beyes? with )(?:tears|an? (?:single )?tear(?:drop)?)\\b(?! (?:tattoo|in the fabric))(?: (?:running|rolling|streaming|falling|flowing|dripping|coming))?(?: (?:down|from|on|in|under|out of) (?:her|his|its|the|their|one) (?:face|cheeks?|eyes?))?',
    '\\b(?:with|covered in|full of) (?:(?:face|neck|hand|arm|full|many|lots of) )*tattoos\\b',
    '(?<=\\b(?:with|has|having) )(?:(?:big|two|its|his|her) )?(?:glowing|piercing|burning|flaming|evil|bloody|crossed(?: out)?|crying|bleeding|hollow|empty|sad|angry)[ -]eyes\\b',
    '\\bone[ -]eyed\\b|(?<=\\b(?:with|has|having) (?:only )?)(?:one|a single) eye(?! (?:and|in|on|inside|above)\\b)',
    // "With two ravens and one eye": a list of what somebody has.
    '(?<=\\b(?:with|has|having) [^,.;]{1,40} and )(?:only )?(?:one|a single) eye(?! \\p{L})',
    '(?<=\\b(?:with|has|having) )one eye(?= and )',
    '\\b(?:button|glass) eye\\b',
    `\\b(?:one|an?) ${look}(?:${englishColors.join('|')}) eye(?:,? (?:and )?(?:one|an?|the other)(?: one)? ${look}(?:${englishColors.join('|')})(?: eye| one)?)?\\b(?! (?:in|on|inside|above|behind|of)\\b)`,
    '\\b(?:clock|button|star|heart|diamond|coin|galaxy|spiral|moon|sun|planet|jewel|gem|crystal|ruby|emerald|sapphire|pearl|flame|fire|rose|flower|daisy|sunflower|butterfly|skull|dollar|x)[ -](?:shaped )?eyes\\b',
    '\\b(?:closed|half-closed) eyes\\b|\\beyes (?:closed|shut|wide open)\\b',
    `(?:${cjkColors.join('|')})色?[的いの]?(?:眼睛|双眼|眼|目|瞳)`,
    `(?:眼睛|双眼|眼)(?:是|为)?(?:${cjkColors.join('|')})色?的?(?=[，,。、\\s]|$)`,
    `(?:目|瞳)[がは](?:${cjkColors.join('|')})(?:い|色)?`,
    '(?:[一二三四六八百独单片隻]|[一三]つ)只?[眼目](?:睛)?(?=[的の])',
    '(?:目|眼|耳|尻尾|しっぽ|尾|頭|首|角|足|脚|腕)[がは](?:[二三四五六七八九十]|\\d+)[つ本枚個](?=の)',
    '(?:[开開睁睜闭閉怒瞪垂瞑][着著]?(?:眼睛|双眼|双目|眼|目))+|片?目を(?:閉じた?|閉じて|開いた)',
  ].join('|'),
  'gu',
);

/** What has a face, and is drawn with the eyes that it always has. */
const faces =
  /moon-face|skull|skeleton|smiley|pumpkin|sun-face|snowman|scarecrow|mask|teddy|doll|robot|maneki-neko/;

/** A hand that has an eye shows it, and a cyclops has one, a god three. */
const otherEyed = withTrait('other-eyed');

const sizes =
  'big|small|tiny|huge|large|long|short|giant|enormous|little|oversized|massive|fluffy|bushy|curly|floppy|pointy|skinny|fat|thick|wide';
const ownParts =
  'ears?|eyes?|tails?|legs?|arms?|nose|snout|trunk|tusks|paws?|feet|neck|teeth|whiskers|beak|belly|mane|fur|hair|head|cheeks|eyelashes';
/** How a limb is held. */
const heldHow = '(?:up|down|out|missing|raised|folded|bent|tucked|lifted|off)';
/** What begins to tell what somebody has. */
const had =
  "\\b(?:(?:he|she|it|they)(?:'s|s|'ve|ve| has| have| had) got|(?:he|she|it|they) (?:has|have|had)|\\p{L}+'s got)";
const anyLook = '(?:(?!and |with |of |in |on |got )[\\p{L}-]+ ){0,4}';
/** What is said of one ear or paw of a beast, and of horns that it is not born with. */
const limbs = new RegExp(
  [
    // "Dog ear outline": a whole head is drawn.
    "(?<=\\p{L}(?:'s)? )(?:ear\\b(?= *(?:$|[,.;]))|ears?(?= (?:outlines?|silhouettes?)\\b))",
    `(?<=\\b(?:with|has|having|got|had|have|missing) )(?:(?!an?d? |with |of |in |on )[\\p{L}-]+ |an? ){0,4}(?:ear|paw|leg|foot|antlers|mohawk|(?<=shaped )nose)\\b(?! prints?)(?: ${heldHow}(?:,? (?:and )?(?:one|the other)(?: one)? ${heldHow})?)?`,
    // "She's got floppy ears and a wet nose".
    `(?<=${had} )${anyLook}(?:${ownParts})\\b(?: ${heldHow})?`,
    `(?<=${had} [^.;]{1,30}(?:,? and|,) )${anyLook}(?:${ownParts})\\b(?: ${heldHow})?`,
    // "Bull rider one hand up".
    '\\b(?:with )?(?:one|an?|her|his|its|both) (?:hands?|arms?|fists?|paws?) (?:up|raised|in the air|waving|outstretched)\\b',
    '\\b(?:missing|lost) (?:an?|one|its|his|her) (?:ear|paw|leg|eye)\\b',
    '(?<=\\b(?:with|has|having) )(?:(?!an?d? |with |of |in |on )[\\p{L}-]+ ){0,3}(?:teeth|fangs|tongue)(?: (?:showing|bared|out|sticking out|hanging out))',
    `\\b(?:an? )?(?:(?:really|very|extra|super|so|extremely|too|ridiculously|way too) )+(?:${sizes}) (?:\\p{L}+ )?(?:${ownParts})\\b`,
    `(?<=\\b(?:${ownParts})(?:,? and|,) )(?:an? )?(?:${sizes}) (?:\\p{L}+ )?(?:${ownParts})\\b`,
  ].join('|'),
  'gu',
);
/** A tooth of its own kind in somebody's mouth, beast's or skull's: no tooth lies beside it. */
const dental =
  /(?<=\b(?:with|has|having) )(?:(?:an?|one|two|single|its|all) )*(?:gold|golden|silver|diamond|missing|chipped|broken|rotten|grilled|crooked|sharp|single|one|a) (?:front )?(?:tooth|teeth)\b/gu;
/** Wings that somebody has anyway. */
const aflame =
  /(?<=\b(?:with|has|having|and) )(?:(?:its|his|her|two) )?(?:burning|flaming|blazing|fiery) wings\b/gu;
/** "A butterfly with one wing of flowers" has both of its own. */
const oneWing =
  /\b(?:(?:with|and) )?(?:one|half|each|the other)(?: (?!and |with )\p{L}+)? wings?\b(?: (?:is|are|made))*(?: (?:of|as|like|from)\b)?/gu;
/** Who has antlers or is drawn by them. */
const antlered = withTrait('antlered');
/** Whose part it is that is told of him: "a dog on the beach, he's got one ear up". */
const isHeOrShe = new RegExp(`${had} [^.;]*$`, 'u');
/** What tells one of several from the others. */
const ownLook = `(?:(?:${englishColors.join('|')}|big|bigger|small|smaller|little|large|larger|tiny|tall|short|old|young|happy|sad|light|dark|male|female|open|closed|broken|whole|lit|unlit|out|burning|blown out|burnt out|dead|alive|wilted|blooming|full|empty|half empty|awake|asleep|sleeping|fresh)(?: and )?)+`;
/** Whom one of two colours is given to. */
const eachColor = new RegExp(
  [
    `\\bone (?:is |in )?(?:${englishColors.join('|')})(?:,? and |, | )(?:the other|other|one) (?:is |in )?(?:${englishColors.join('|')})\\b`,
    `\\b(?:an?|the|one) ${ownLook} one(?:,? (?:and )?(?:an?|the|one) ${ownLook} one)+\\b`,
    `\\bone (?:is )?${ownLook}(?:,? and |, | )(?:the other|other|one) (?:is |in )?${ownLook}\\b`,
    '\\bone (?:is )?(?:\\p{L}+er) than the other\\b',
  ].join('|'),
  'gu',
);
/** How things lie, which nothing turns them to. */
const turned = /(?<!\b(?:lying|laying|sleeping|lays|lies) )\bon (?:its|his|her) side\b|\bupside[- ]down\b/gu;

/** What drawings of things have all the same: "a clock without hands". */
const lacking =
  /(?<=\b(?:clock|watch|compass|dial)\b.*)\b(?:with )?(?:no|without(?: any)?|missing) (?:hands?|needles?|numbers|numerals|face)\b/gu;

/** What people do is drawn as their hands; beasts and cactuses have none. */
const handInHand =
  /\bholding (?:hands|paws)\b|手を(?:つな|繋)(?:いで|いだ|ぐ)(?:いる)?|手[牵牽拉][着著]?手|[牵牽][着著]?手|拉[着著]手/gu;

/**
 * Takes off what is said of somebody's eyes and of a beast's white markings: the eyes of "a lion, blue eyes" are no
 * things of their own, and no colour of the lion; the blaze of a horse is no fire. As nothing gives these a look of
 * their own, the words are returned, to be reported.
 */
export function takeFeatures(buffer: TokenBuffer): PlacedWord[] {
  const held = spansOf(buffer.rest, handInHand);
  const wing = spansOf(buffer.rest, oneWing);
  const burning = spansOf(buffer.rest, aflame);
  const lying = [turned, lacking].flatMap((pattern) => spansOf(buffer.rest, pattern));
  const ofBodies = [eyes, markings].flatMap((pattern) => spansOf(buffer.rest, pattern));
  const ofEach = spansOf(buffer.rest, eachColor);
  const spans = [...ofBodies, ...ofEach, ...held, ...lying];
  const described = [limbs, dental]
    .flatMap((pattern) => spansOf(buffer.rest, pattern))
    .filter((span) => !spans.some((of) => of.start < span.end && span.start < of.end));
  if (spans.length + described.length + wing.length + burning.length === 0) return [];
  const others = new TokenBuffer(buffer.rest);
  for (const { start, end } of [...spans, ...described, ...wing, ...burning]) others.consume(start, end);
  const { mentions } = findConcepts(others);
  const bodies = mentions.filter(
    ({ concept: { kind, name } }) =>
      (kind === 'creature' || kind === 'figure' || faces.test(name)) && !otherEyed.has(name),
  );
  const isAnyones = bodies.length === 0 && !mentions.some(({ concept: { name } }) => otherEyed.has(name));
  const isThing = mentions.length > 0 && bodies.length === 0;
  const isHandless = mentions.length > 0 && !mentions.some(({ concept: { kind } }) => kind === 'figure');
  const ownParts = ownPartsIn(buffer.rest, mentions);
  const unseen = spans.filter((span) => !bodies.some((body) => isShown(buffer, span, body, ownParts)));
  const features = unseen.filter((span) =>
    ofEach.includes(span)
      ? mentions.some(({ end }) => end <= span.start)
      : lying.includes(span)
        ? isThing
        : held.includes(span)
          ? isHandless
          : (isAnyones && isHad(buffer, span)) ||
            bodies.some((body) =>
              body.start < span.start
                ? !isListed(buffer, body, span)
                : isOwned(buffer, span) || isRightBefore(buffer, span, body),
            ),
  );
  const inFull = described.length > 0 ? findConcepts(new TokenBuffer(buffer.rest)).mentions : [];
  const ownInFull = ownPartsIn(buffer.rest, inFull);
  const owned = described.flatMap((span) => {
    const owner = isHeOrShe.test(buffer.rest.slice(0, span.start))
      ? (bodies.findLast(({ end }) => end <= span.start) ?? bodies[0])
      : mentions.findLast(({ end }) => end <= span.start);
    // A rabbit with antlers is a jackalope.
    const isInName = inFull.some(({ start, end }) => start < span.start && span.start < end);
    const isTheirs =
      owner !== undefined &&
      isOwner(owner, buffer.spelled(span)) &&
      !isInName &&
      !holdsName(buffer.spelled(span));
    const isSeen =
      (antlered.has(owner?.concept.name ?? '') && buffer.spelled(span).endsWith('antlers')) ||
      (owner !== undefined && isShown(buffer, span, owner, ownInFull));
    return isTheirs && !isSeen ? [span] : [];
  });
  const oneOfTwo = wing.filter(
    ({ start }) => mentions.findLast(({ end }) => end <= start)?.concept.kind === 'creature',
  );
  const ownWings = burning.filter(({ start }) => {
    const owner = mentions.findLast(({ end }) => end <= start)?.concept;
    return owner !== undefined && (owner.kind === 'creature' || owner.parts.includes('wings'));
  });
  return [...features, ...owned, ...oneOfTwo, ...ownWings].map((span) => buffer.take(span));
}

/** Whether the drawing of its owner shows it, in this pose at least: sharp teeth. */
function isShown({ rest }: TokenBuffer, span: Span, owner: Mention, ownParts: readonly Span[]): boolean {
  const teeth = owner.concept.poses.has('roaring') && bared.exec(rest.slice(owner.start));
  if (teeth && span.end <= owner.start + teeth[0].length) return true;
  if (owner.concept.poses.has('eyes-closed') && closedEyes.test(rest.slice(span.start, span.end)))
    return true;
  const isAll = (of: Span) =>
    span.end <= of.end && /^(?:an? |its |his |her )*$/.test(rest.slice(span.start, of.start));
  return ownParts.some(isAll);
}

/** Beasts have all of these, people hair and eyes, and skulls teeth. */
function isOwner({ concept: { kind, name } }: Mention, said: string): boolean {
  return (
    kind === 'creature' || kind === 'figure' || (faces.test(name) && /\b(?:tooth|teeth|mohawk)$/i.test(said))
  );
}

/** Whether a thing is named before the part: "with rose antlers". */
function holdsName(said: string): boolean {
  return said
    .toLowerCase()
    .split(' ')
    .slice(0, -1)
    .filter((_, i, words) => words[i + 1] !== 'shaped')
    .some((word) => namesAnything(word) && !partWord.test(word));
}

/** "Mothman with red eyes": whoever has them, nothing draws them by themselves. */
function isHad({ rest }: TokenBuffer, { start }: Span): boolean {
  return /\p{L} (?:with|has|having) $/u.test(rest.slice(0, start));
}

const partWord =
  /^(?:hands?|arms?|fists?|gold|golden|silver|diamond|ears?|eyes?|nose|paws?|leg|foot|teeth|fangs|tongue|deer|stag|elk|reindeer)$/;

/** Eyes that are named next to somebody are things: "a wolf and blue eyes", but not "a wolf with a crown and blue eyes". */
function isListed({ rest }: TokenBuffer, body: Span, { start }: Span): boolean {
  const between = rest.slice(body.end, start);
  return /(?:\b(?:and|&) (?:an? )?|[和与跟とや])$/u.test(between) && !/\bwith\b/.test(between);
}

/** "Heart eyes cat". */
function isRightBefore({ rest }: TokenBuffer, { end }: Span, body: Span): boolean {
  return rest.slice(end, body.start) === ' ';
}

/** Eyes of whom a text names after them: "blue-eyed wolf", 青い目の狼. */
function isOwned({ rest }: TokenBuffer, { start, end }: Span): boolean {
  return /(?:eyed|[たて])$/.test(rest.slice(start, end)) || /^[的の]/.test(rest.slice(end));
}
