import type { Point } from '../../geometry/point.ts';
import type { Placing } from '../../geometry/transform.ts';
import { mapPoint } from '../../geometry/transform.ts';
import type { ConceptName } from '../../lexicon/concept.ts';
import type { Motif } from '../../motifs/motif.ts';
import { Canvas } from '../../paint/canvas.ts';
import { drawWithin, fitted } from '../group.ts';
import type { SceneElement } from '../scene-element.ts';
import { posed } from '../scene-element.ts';
import { isDrawnByHead } from '../whole-body.ts';
import { colored, stacked } from './stacked.ts';

/** What is smoked, and which of it are drawn with their mouthpieces on the right. */
export const smokes: ReadonlyMap<string, boolean> = new Map([
  ['cigarette', false],
  ['cigar', false],
  ['smoking-pipe', true],
]);
/** Where mouths are, in the units in which their owners are drawn: of beasts, by their heads. */
const lipsOf: Readonly<Record<string, Point>> = {
  woman: [0.06, 0.4],
  man: [0.08, 0.48],
  'bearded-man': [0.08, 0.5],
  'mustached-man': [0.08, 0.5],
  grandfather: [0.08, 0.48],
  sailor: [0.08, 0.5],
  'sea-captain': [0.08, 0.5],
  gangster: [0.08, 0.5],
  rasta: [0.08, 0.48],
  hippie: [0.08, 0.5],
  lips: [0.44, 0.1],
  alien: [0.08, 0.4],
  devil: [0.1, 0.3],
  'pin-up': [0.06, 0.3],
  skull: [0.16, 0.5],
  'sugar-skull': [0.16, 0.5],
  gorilla: [0.1, 0.3],
  monkey: [0.1, 0.4],
  bulldog: [0.14, 0.4],
  'french-bulldog': [0.12, 0.5],
  pug: [0.12, 0.5],
  dog: [0.12, 0.5],
  cat: [0.08, 0.5],
  panda: [0.08, 0.5],
  raccoon: [0.08, 0.48],
  pig: [0.12, 0.6],
  fox: [0.1, 0.6],
  wolf: [0.1, 0.5],
  bear: [0.1, 0.5],
} satisfies Partial<Record<ConceptName, Point>>;

const skeletonsMouth: Placing = { at: [0.24, -0.5], scale: 0.2 };

/** The same of those whose drawing has been measured by the square that it fills. */
const squareLips: Readonly<Record<string, Point>> = {
  alien: [0.02, 0.23],
  frog: [0.36, -0.16],
} satisfies Partial<Record<ConceptName, Point>>;

/** Whether somebody is seen to smoke something. */
export function showsSmoking(subject: string, object: string): boolean {
  return (
    smokes.has(object) && (subject === 'skeleton' || (lipsOf[subject] ?? squareLips[subject]) !== undefined)
  );
}

/** In the corner of the mouth; null where nobody has measured where that is. */
export function smoking(subject: SceneElement, object: SceneElement): Pick<Motif, 'draw'> | null {
  if (subject.name === 'skeleton') return stacked([subject, {}], [object, skeletonsMouth]);
  const lips = lipsOf[subject.name];
  const spot = squareLips[subject.name];
  if (!lips && !spot) return null;
  const isFlipped = smokes.get(object.name) === true;
  return {
    draw(canvas) {
      const own = new Canvas(canvas.kit);
      const { poses, face } = subject.motif;
      colored(isDrawnByHead(subject.name) ? posed(subject, poses?.head ?? face) : subject).draw(own);
      const place = fitted(own, { at: [0, 0], scale: 1 });
      canvas.add(own, place);
      const [x, y] = lips ? mapPoint(place, lips) : (spot ?? [0, 0]);
      // A mouth by itself is as large as a head.
      const scale = subject.name === 'lips' ? 0.44 : 0.26;
      drawWithin(canvas, colored(object), {
        at: [x + 0.92 * scale, y + (isFlipped ? 0.12 : 0.04)],
        scale,
        isFlipped,
      });
    },
  };
}
