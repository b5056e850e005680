import type { ViewId } from '#contract/view.ts';
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

/** Fetches the views that a design shows of its subjects; the others, and those in poses of their own, are drawn flat. */
export async function choosingViews(
  reading: Reading,
  { variant, wanted }: { variant: number; wanted: ViewId | null },
  shelf: SculptureShelf,
): Promise<ChosenViews> {
  const chosen = reading.subjects.flatMap((subject) => {
    const id = viewFor(subject, reading, variant, wanted);
    return id ? [{ subject, id }] : [];
  });
  const views = chosen.map(async ({ subject, id }): Promise<[Subject, ChosenView]> => {
    return [subject, { id, view: await shelf.view(subject.concept.name, id) }];
  });
  return new Map(await Promise.all(views));
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
  if (!pose && isMadeOne(subject, reading)) return 'front';
  return asked[variant % Math.max(1, asked.length)] ?? null;
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
