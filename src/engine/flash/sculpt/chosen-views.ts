import type { ViewId } from '#contract/view-ids.ts';
import { AssetOutOfReach } from '../assets.ts';
import type { Concept } from '../lexicon/concept.ts';
import type { Reading, RelationKind, Subject } from '../parse/reading.ts';
import type { SculptedView } from './sculpted-view.ts';
import { sculptures, viewsShowing } from './sculptures.ts';
import type { SculptureShelf } from './shelf.ts';

/** A subject in the round, seen from one side. */
export interface ChosenView {
  readonly id: ViewId;
  readonly view: SculptedView;
}

/** The views in which the subjects of a drawing are seen. */
export type ChosenViews = ReadonlyMap<Subject, ChosenView>;

/**
 * Fetches the views that a design shows of its subjects. The others, those in poses of their own, and those whose view is
 * out of reach just now, are drawn flat.
 */
export async function choosingViews(
  reading: Reading,
  { variant, wanted }: { variant: number; wanted: ViewId | null },
  shelf: SculptureShelf,
): Promise<ChosenViews> {
  const chosen = reading.subjects.flatMap((subject) => {
    const id = viewFor(subject, reading, variant, wanted);
    return id ? [{ subject, id }] : [];
  });
  const views = chosen.map(async ({ subject, id }): Promise<[Subject, ChosenView][]> => {
    const view = await shelf
      .view(sculptures.get(subject.concept.name)?.of ?? subject.concept.name, id)
      .catch(noneOutOfReach);
    return view ? [[subject, { id, view }]] : [];
  });
  return new Map((await Promise.all(views)).flat());
}

/** A device without a network has the views that it has drawn before. */
function noneOutOfReach(error: unknown): null {
  if (error instanceof AssetOutOfReach) return null;
  throw error;
}

/**
 * The view that a design shows of a subject; null where it is not drawn in the round.
 *
 * @param variant which of four designs: each shows another view
 * @param wanted shown by whoever has it, unless the prompt says a pose
 */
function viewFor(subject: Subject, reading: Reading, variant: number, wanted: ViewId | null): ViewId | null {
  const { concept, pose } = subject;
  const sculpture = sculptures.get(concept.name);
  if (!sculpture) return null;
  const asked = pose ? viewsShowing(sculpture, pose) : sculpture.set;
  if (wanted && (pose === null || asked.includes(wanted)) && sculpture.views.includes(wanted)) return wanted;
  // Whoever has a body in its flat drawing does with it what relates it to something.
  if (!pose && hasBody(concept) && isRelated(subject, reading)) return null;
  if (isMadeOne(subject, reading) && sculpture.isAlone) return null;
  if (!pose && isMadeOne(subject, reading)) return 'front';
  return asked[variant % Math.max(1, asked.length)] ?? null;
}

function hasBody({ kind, traits }: Concept): boolean {
  return kind === 'creature' && !traits.has('drawn-by-head');
}

function isRelated(subject: Subject, { relations }: Reading): boolean {
  return relations.some((of) => of.subject === subject || of.object === subject);
}

/** What makes one of two at the eyes, the mouth or the middle of a face: only from the front these are where they belong. */
const making: ReadonlySet<RelationKind> = new Set([
  'inside',
  'out-of',
  'holding',
  'wearing',
  'half',
  'hanging',
  'adorning',
  'as-eyes',
  'through',
  'marking',
  'becoming',
]);

function isMadeOne(subject: Subject, { subjects, relations }: Reading): boolean {
  // A snake winds through a skull's eye wherever the two are together.
  if (subject.concept.name === 'skull' && subjects.some(({ concept }) => concept.name === 'snake'))
    return true;
  return relations.some((of) => making.has(of.kind) && (of.subject === subject || of.object === subject));
}
