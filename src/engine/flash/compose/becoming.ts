import type { Placing } from '../geometry/transform.ts';
import type { Motif } from '../motifs/motif.ts';
import type { Subject } from '../parse/reading.ts';
import type { Actor } from './actor.ts';
import type { Part } from './stacked.ts';
import { stacked } from './stacked.ts';

/** What several of them rise along, smaller and smaller. */
const flight: readonly Placing[] = [
  { at: [0.34, -0.16], scale: 0.27, angleRad: -0.1 },
  { at: [0.66, -0.5], scale: 0.22, angleRad: -0.3 },
  { at: [0.3, -0.64], scale: 0.19, isFlipped: true },
  { at: [0.86, -0.9], scale: 0.16, angleRad: -0.2 },
  { at: [0.52, -0.98], scale: 0.13 },
];

/**
 * The one, and what it turns into rising from it: a feather and its birds, a wolf and its smoke. A heartbeat runs on
 * into what it becomes.
 */
export function becoming(before: Actor, after: Actor): Pick<Motif, 'draw'> {
  if (before.name === 'heartbeat')
    return stacked([before, { at: [-0.4, 0.1], scale: 0.62 }], [after, { at: [0.56, 0.06], scale: 0.4 }]);
  const isFlock = (after.subjects[0]?.count ?? 1) > 1;
  const one = { ...after, motif: after.single ?? after.motif };
  const later = isFlock
    ? flight.map((place): Part => [one, place])
    : [[after, { at: [0.46, -0.46], scale: 0.52 }] satisfies Part];
  return stacked([before, { at: [-0.3, 0.34], scale: 0.66 }], ...later);
}

/** What has no body of its own. */
const airy = new Set(['smoke', 'fire', 'wave', 'cloud', 'galaxy', 'star', 'lightning']);

/** Whether one is seen to pass into the other: of two bodies each stays what it is, side by side. */
export function flowsInto(before: Subject, after: Subject): boolean {
  const isLoose = after.count > 1 || after.concept.kind === 'ground' || airy.has(after.concept.name);
  return isLoose || before.concept.name === 'heartbeat';
}
