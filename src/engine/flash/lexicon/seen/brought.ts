import type { ConceptName } from '../concept.ts';
import { lexicon } from '../lexicon.ts';
import type { Pose } from '../pose.ts';
import type { Sight } from './sight.ts';
import { sightOf } from './sight.ts';
import type { SightName } from './sights.ts';

/** What a drawing brings that its name does not say. */
export interface Brought {
  /** The name of the concept that is drawn. */
  readonly by: string;
  readonly sight: Sight;
}

/** The hand of somebody of whom no more than a bust is drawn: it holds something beside it. */
export const handApart = sightOf('hand-apart');
/** What whoever peeks does so from behind. */
const plank = sightOf('plank');

const seen = (names: readonly (ConceptName | SightName)[]) => names.map(sightOf);
/** What drawings bring, by the name of a concept, and of a concept and a pose: "bat/hanging". */
const brought: ReadonlyMap<string, readonly Sight[]> = new Map(
  lexicon.flatMap(({ name, brings, bringsPosed }): [string, Sight[]][] => [
    ...(brings.length > 0 ? [[name, seen(brings)] as [string, Sight[]]] : []),
    ...Object.entries(bringsPosed).map(([pose, names]): [string, Sight[]] => [
      `${name}/${pose}`,
      seen(names),
    ]),
  ]),
);

/** What the drawing of a concept brings in one of its poses, or in none. */
export function broughtBy(concept: string, pose: Pose | null): readonly Brought[] {
  const sights = brought.get(pose === null ? concept : `${concept}/${pose}`);
  const all = sights ?? (pose === 'peeking' ? [plank] : []);
  return all.map((sight) => ({ by: concept, sight }));
}
