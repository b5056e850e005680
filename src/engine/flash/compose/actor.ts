import type { ConceptKind } from '../lexicon/entry.ts';
import type { Motif } from '../motifs/motif.ts';
import type { Pigment } from '../paint/palette.ts';
import type { Subject } from '../parse/reading.ts';
import { grouped } from './group.ts';

/** What stands on the stage as one thing: a subject, several of a kind, or two that are entwined. */
export interface Actor {
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

/** The actor in another pose of its motif, several of a kind in a row; as it is where the motif has no such pose. */
export function posed(actor: Actor, pose: Pick<Motif, 'draw'> | undefined): Actor {
  if (!pose) return actor;
  const one = { ...(actor.single ?? actor.motif), ...pose };
  return { ...actor, motif: grouped(one, sizeOf(actor), 'level'), ...(actor.single && { single: one }) };
}

/** How many of a kind an actor is; one where its motif is more than its kind. */
export function sizeOf({ single, subjects: [subject] }: Actor): number {
  return single ? (subject?.count ?? 1) : 1;
}

/** One of the several of a kind that an actor is. */
export function oneOf({ single, ...actor }: Actor): Actor {
  return single ? { ...actor, motif: single } : actor;
}

/** The actor as the prompt says that it lies or sits, else in another pose. */
export function posedAsSaid(actor: Actor, otherwise: Pick<Motif, 'draw'> | undefined): Actor {
  const said = actor.subjects[0]?.pose?.name;
  return said && actor.motif.poses?.[said] ? actor : posed(actor, otherwise);
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
export function isCrown({ name }: Actor): boolean {
  return name === 'crown' || name === 'halo';
}
