import type { Actor } from './actor.ts';
import { grouped } from './group.ts';

/** Flora comes one by one, to be strewn around others; what it is related to takes it as a group. */
export function gathered(actor: Actor): Actor {
  if (actor.kind !== 'flora' || actor.count === 1) return actor;
  return { ...actor, motif: grouped(actor.motif, actor.count, true), count: 1 };
}
