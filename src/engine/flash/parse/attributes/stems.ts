import { concepts } from '../../lexicon/concept.ts';
import { withTrait } from '../../lexicon/lexicon.ts';
import type { Mention } from '../names/mention.ts';
import type { PlacedWord, Span, TokenBuffer } from '../token-buffer.ts';
import { spansOf } from '../token-buffer.ts';

/** Blossoms that are drawn without one. */
const stemless = withTrait('stemless');
/** Blossoms whose heart is black. */
const darkHearted = concepts('sunflower', 'anemone', 'hibiscus');

const stem =
  /(?<!\b(?:as|for|forming|making|instead of|along|around|becomes?) (?:the |an? |its )?)\b(?:(?:single|one|long|thin|short|green|brown|black|white)[- ])*stem(?:s|med)?\b/gu;
const heart = /\b(?:black|white|dark|gr[ae]y) (?:cent(?:er|re)s?|middles?|cores?|hearts?)\b/gu;
const hued = /\b(?:black|white|gr[ae]y)[- ]stem/u;

/**
 * Takes off what is said of stems and hearts of blossoms that their drawings do not show: the words are returned, to be
 * reported.
 */
export function takeStems(buffer: TokenBuffer, mentions: readonly Mention[]): PlacedWord[] {
  const names = mentions.flatMap(({ concept: { kind, name } }) => (kind === 'flora' ? [name] : []));
  if (names.length === 0) return [];
  const isBare = names.every((name) => stemless.has(name));
  const said = spansOf(buffer.rest, stem);
  const isMissed = ({ start, end }: Span) => isBare || hued.test(buffer.rest.slice(start, end));
  const stems = said.filter(isMissed);
  const hearts = names.some((name) => darkHearted.has(name)) ? [] : spansOf(buffer.rest, heart);
  const missed = [...stems, ...hearts].map((span) => buffer.take(span));
  for (const { start, end } of said) buffer.consume(start, end);
  return missed;
}
