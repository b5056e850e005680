import { findConcepts } from '../names/word-index.ts';
import type { PlacedWord, Span } from '../slate.ts';
import { Slate, spansOf } from '../slate.ts';
import { cjkColors, englishColors } from './color.ts';

const look = '(?:(?:glowing|piercing|bright|dark|deep|light|icy|big|one) )*';
const markings = new RegExp(
  [
    '\\b(?:(?:one|two|three|four) )?white (?:blaze|star|snip|stripe|sock|stocking|patch|marking|forehead)s?\\b(?: on (?:its|his|her|the) (?:forehead|face|head|nose|chest|legs?|feet|paws?)\\b)?',
    '\\bblaze on (?:its|his|her|the) (?:face|forehead|head|nose)\\b',
  ].join('|'),
  'gu',
);
const eyes = new RegExp(
  [
    `\\b${look}(?:${englishColors.join('|')})[ -]eye(?:s|d)\\b`,
    '\\b(?:clock|button|star|heart|diamond|coin|galaxy|spiral|moon|jewel|gem|flame|rose|flower|x)[ -]eyes\\b',
    '\\b(?:closed|half-closed) eyes\\b|\\beyes (?:closed|shut|wide open)\\b',
    `(?:${cjkColors.join('|')})色?[的いの]?(?:眼睛|双眼|眼|目|瞳)`,
    `(?:眼睛|双眼|眼)(?:是|为)?(?:${cjkColors.join('|')})色?的?(?=[，,。、\\s]|$)`,
    `(?:目|瞳)[がは](?:${cjkColors.join('|')})(?:い|色)?`,
    '(?:[一二三四六八百独单]|[一三]つ)只?[眼目](?:睛)?(?=[的の])',
    '(?:[开睁闭]着?(?:眼睛|双眼|眼))+|目を(?:閉じた?|閉じて|開いた)',
  ].join('|'),
  'gu',
);

/** How things lie, which nothing turns them to. */
const turned = /(?<!\b(?:lying|laying|sleeping|lays|lies) )\bon (?:its|his|her) side\b|\bupside[- ]down\b/gu;

/** What drawings of things have all the same: "a clock without hands". */
const lacking =
  /(?<=\b(?:clock|watch|compass|dial)\b.*)\b(?:with )?(?:no|without(?: any)?|missing) (?:hands?|needles?|numbers|numerals|face)\b/gu;

/** What people do is drawn as their hands; beasts and cactuses have none. */
const handInHand = /\bholding (?:hands|paws)\b|手を(?:つな|繋)(?:いで|いだ|ぐ)(?:いる)?|手牵手|牵着?手/gu;

/**
 * Takes off what is said of somebody's eyes and of a beast's white markings: the eyes of "a lion, blue eyes" are no
 * things of their own, and no colour of the lion; the blaze of a horse is no fire. As nothing gives these a look of
 * their own, the words are returned, to be reported.
 */
export function takeFeatures(slate: Slate): PlacedWord[] {
  const held = spansOf(slate.rest, handInHand);
  const lying = spansOf(slate.rest, turned).concat(spansOf(slate.rest, lacking));
  const spans = [...[eyes, markings].flatMap((pattern) => spansOf(slate.rest, pattern)), ...held, ...lying];
  if (spans.length === 0) return [];
  const others = new Slate(slate.rest);
  for (const { start, end } of spans) others.wipe(start, end);
  const { findings } = findConcepts(others);
  const bodies = findings.filter(({ concept: { kind } }) => kind === 'creature' || kind === 'figure');
  const isThing = findings.length > 0 && bodies.length === 0;
  const isHandless = findings.length > 0 && !findings.some(({ concept: { kind } }) => kind === 'figure');
  const features = spans.filter((span) =>
    lying.includes(span)
      ? isThing
      : held.includes(span)
        ? isHandless
        : bodies.some((body) =>
            body.start < span.start ? !isListed(slate, body, span) : isOwned(slate, span),
          ),
  );
  return features.map((span) => slate.take(span));
}

/** Eyes that are named next to somebody are things: "a wolf and blue eyes", but not "a wolf with a crown and blue eyes". */
function isListed({ rest }: Slate, body: Span, { start }: Span): boolean {
  const between = rest.slice(body.end, start);
  return /(?:\b(?:and|&) (?:an? )?|[和与跟とや])$/u.test(between) && !/\bwith\b/.test(between);
}

/** Eyes of whom a text names after them: "blue-eyed wolf", 青い目の狼. */
function isOwned({ rest }: Slate, { start, end }: Span): boolean {
  return /(?:eyed|[たて])$/.test(rest.slice(start, end)) || /^[的の]/.test(rest.slice(end));
}
