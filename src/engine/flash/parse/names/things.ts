import { englishCount } from '../attributes/count.ts';
import type { PlacedWord, Token, TokenBuffer } from '../token-buffer.ts';
import { wordBefore } from '../word-before.ts';
import { isMentionedKin } from './bare-kin.ts';
import { wordsLeft } from './content-words.ts';
import { withKinCounted } from './counted-kin.ts';
import { isUnseenSort, sortsNamedAfter, withoutDoubles } from './doubles.ts';
import { withCostumes } from './dressed.ts';
import { withGenitives } from './genitives.ts';
import { withJoinedHands } from './joined-hands.ts';
import { findConcepts } from './lookup/mentions.ts';
import { withoutManners } from './manners.ts';
import type { Mention } from './mention.ts';
import { isBody } from './mention.ts';
import { contextsIn } from './mention-context.ts';
import { withPartsAlone } from './part-alone.ts';
import { withAbsorbedParts } from './parts/absorbed-parts.ts';
import { partNamed } from './parts-of-things.ts';
import { withoutRedundant } from './redundant.ts';
import { isPairable } from './senses/pairable.ts';
import { withSenses } from './senses/senses.ts';
import { wiseMonkey } from './senses/wise-monkeys.ts';
import { isWorn } from './senses/worn.ts';
import { withoutOwnParts, withoutShown } from './shown/shown.ts';
import { withTracks } from './tracks.ts';
import { withoutSignsOf } from './zodiac-beasts.ts';

export interface ThingsNamed {
  /** Things to draw. */
  readonly mentions: readonly Mention[];
  /** All that is known, with what is no thing of its own. */
  readonly known: readonly Mention[];
  /** Names that hold the name of something else, and that nothing draws. */
  readonly unpictured: readonly Token[];
  /** What is said of things and of ways of drawing that cannot be met. */
  readonly unmet: readonly PlacedWord[];
}

/** What the rest of a prompt names to be drawn, one after the other; it is consumed. */
export function takeThings(buffer: TokenBuffer): ThingsNamed {
  const text = buffer.rest;
  const { mentions: all, unpictured, unwritten } = findConcepts(buffer);
  const kin = all.filter((mention) => isMentionedKin(text, mention, all));
  const known = all.filter((mention) => !kin.includes(mention));
  const own = withJoinedHands(buffer, known).filter((mention) => partNamed(text, mention) === null);
  const sensed = withTracks(text, withSenses(text, withGenitives(text, own)));
  const said = withoutRedundant(text, sensed, buffer.original);
  const owned = withoutOwnParts(buffer, text, withKinCounted(text, said));
  const absorbed = withPartsAlone(text, withAbsorbedParts(text, owned));
  const whole = withoutShown(buffer, text, absorbed);
  const single = withoutSignsOf(withoutDoubles(text, whole));
  consumeCounts(buffer, text, whole, single);
  const sorts = whole.filter(
    (mention) =>
      (mention.fallback || isUnseenSort(mention, single)) &&
      !single.some(({ start }) => start === mention.start),
  );
  const { mentions, unmet } = withoutManners(text, withCostumes(text, single));
  const within = wordsLeft(buffer, []).filter(({ start }) =>
    mentions.some((mention) => mention.start <= start && start < mention.end),
  );
  const worn = new Set(
    contextsIn(text, known)
      .filter(isWorn)
      .map(({ mention }) => mention.start),
  );
  const isPrayed = whole.some(({ concept }) => concept.traits.has('praying'));
  // A tongue that somebody puts out and hands that he folds are his own, and yet not drawn; nor is his smile.
  const tongues = known.filter(
    ({ concept: { name }, start, end }) =>
      worn.has(start) ||
      partNamed(text, { start, end }) === 'unseen' ||
      ((wiseMonkey.test(name) ||
        // 太陽と月がキスしている: of these two nobody does.
        (name === 'lips' && /^(?:キス|亲|吻)/u.test(text.slice(start, end)) && !absorbed.some(kisses)) ||
        /^(?:shaking hands|boxing)$/.test(text.slice(start, end)) ||
        name === 'tongue' ||
        name === 'smiley' ||
        (name === 'fangs' && /牙/u.test(text.slice(start, end)) && !absorbed.some(bares)) ||
        (name === 'praying-hands' && !isPrayed)) &&
        !absorbed.some((mention) => mention.start <= start && start < mention.end)),
  );
  for (const { start, end } of mentions) buffer.consume(start, end);
  const missed = [...sorts, ...tongues, ...unmet, ...unwritten, ...kin].map((span) => buffer.take(span));
  return { mentions, known, unpictured, unmet: [...missed, ...within] };
}

/** Who may be drawn kissing, so that the relation is told. */
function kisses(mention: Mention): boolean {
  return isBody(mention) || isPairable(mention);
}

/** Who is drawn roaring when it bares its teeth, so that the pose is told. */
function bares({ concept }: Mention): boolean {
  return concept.poses.has('roaring');
}

/** Of "two dogs, a husky and a corgi" both are named. */
function consumeCounts(
  buffer: TokenBuffer,
  text: string,
  whole: readonly Mention[],
  single: readonly Mention[],
): void {
  for (const mention of whole) {
    const { concept, start, isPlural } = mention;
    if (!isPlural || single.some((of) => of.start === start)) continue;
    const word = wordBefore(text, start);
    const named = sortsNamedAfter(text, mention, single);
    const sorts =
      named.length > 0 ? named : single.filter(({ concept: { parts } }) => parts.includes(concept.name));
    if (englishCount(word) === sorts.length) buffer.consume(start - word.length - 1, start);
  }
}
