import type { PlacedWord, Slate, Token } from '../slate.ts';
import { withAbsorbedParts } from './absorbed.ts';
import { wordsLeft } from './content-words.ts';
import { withKinCounted } from './counted-kin.ts';
import { isUnseenSort, withoutDoubles } from './doubles.ts';
import { withCostumes } from './dressed.ts';
import { withHomonyms } from './homonyms.ts';
import { withoutManners } from './manners.ts';
import { withoutShown } from './shown.ts';
import { withTracks } from './tracks.ts';
import type { Finding } from './word-index.ts';
import { findConcepts } from './word-index.ts';

export interface ThingsNamed {
  /** Things to draw. */
  readonly findings: readonly Finding[];
  /** All that is known, with what is no thing of its own. */
  readonly known: readonly Finding[];
  /** Names that hold the name of something else, and that nothing draws. */
  readonly unpictured: readonly Token[];
  /** What is said of things and of ways of drawing that cannot be met. */
  readonly unmet: readonly PlacedWord[];
}

/** What the rest of a prompt names to be drawn, one after the other; it is wiped off. */
export function takeThings(slate: Slate): ThingsNamed {
  const text = slate.rest;
  const { findings: known, unpictured, unwritten } = findConcepts(slate);
  const whole = withoutShown(
    slate,
    text,
    withAbsorbedParts(text, withKinCounted(text, withTracks(text, withHomonyms(text, known)))),
  );
  const single = withoutDoubles(text, whole);
  const sorts = whole.filter(
    (finding) =>
      (finding.near || isUnseenSort(finding, single)) && !single.some(({ start }) => start === finding.start),
  );
  const { findings, unmet } = withoutManners(text, withCostumes(text, single));
  const within = wordsLeft(slate, []).filter(({ start }) =>
    findings.some((finding) => finding.start <= start && start < finding.end),
  );
  // A tongue that somebody puts out is his own, and yet not drawn.
  const tongues = known.filter(
    ({ concept: { name }, start }) =>
      name === 'tongue' && !whole.some((finding) => finding.start <= start && start < finding.end),
  );
  for (const { start, end } of findings) slate.wipe(start, end);
  const missed = [...sorts, ...tongues, ...unmet, ...unwritten].map((span) => slate.take(span));
  return { findings, known, unpictured, unmet: [...missed, ...within] };
}
