import type { ConceptKind } from '../lexicon/entry.ts';
import type { Motif } from '../motifs/motif.ts';
import type { Pigment } from '../paint/palette.ts';
import type { Subject } from '../parse/reading.ts';
import { grouped } from './group.ts';

/** What stands in the composition as one thing: a subject, several of a kind, or two that are entwined. */
export interface SceneElement {
  readonly subjects: readonly Subject[];
  readonly motif: Motif;
  /** One of several that `motif` draws together. */
  readonly single?: Motif;
  readonly name: string;
  readonly kind: ConceptKind;
  /** The colour that the prompt gives it. */
  readonly pigment: Pigment | null;
  readonly count: number;
}

/** The element in another pose of its motif, several of a kind in a row; as it is where the motif has no such pose. */
export function posed(element: SceneElement, pose: Pick<Motif, 'draw'> | undefined): SceneElement {
  if (!pose) return element;
  const one = { ...(element.single ?? element.motif), ...pose };
  return {
    ...element,
    motif: grouped(one, sizeOf(element), 'level'),
    ...(element.single && { single: one }),
  };
}

/** How many of a kind an element is; one where its motif is more than its kind. */
export function sizeOf({ single, subjects: [subject] }: SceneElement): number {
  return single ? (subject?.count ?? 1) : 1;
}

/** One of the several of a kind that an element is. */
export function oneOf({ single, ...element }: SceneElement): SceneElement {
  return single ? { ...element, motif: single } : element;
}

/** The element as the prompt says that it lies or sits, else in another pose. */
export function posedAsSaid(element: SceneElement, otherwise: Pick<Motif, 'draw'> | undefined): SceneElement {
  const said = element.subjects[0]?.pose?.name;
  return said && element.motif.poses?.[said] ? element : posed(element, otherwise);
}

/** Living things may look either way; letters, dials and signs must not be mirrored. */
export function mayMirror(kind: ConceptKind): boolean {
  return kind === 'creature' || kind === 'figure' || kind === 'flora' || kind === 'ground';
}

const leading: ReadonlySet<ConceptKind> = new Set(['creature', 'figure', 'object', 'symbol']);

/** Whether such a thing leads a design before plants, skies and grounds do. */
export function mayLead(kind: ConceptKind): boolean {
  return leading.has(kind);
}

/** Whether it is set above whoever leads: a crown, a halo. */
export function isCrown({ name }: SceneElement): boolean {
  return name === 'crown' || name === 'halo';
}
