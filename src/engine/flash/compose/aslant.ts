import type { Actor } from './actor.ts';

const longThings = new Set(['dagger', 'sword', 'katana', 'key', 'arrow', 'feather', 'olive-branch']);

/** Whether it is held aslant, as flowers and blades are. */
export function isHeldAslant({ kind, name }: Actor): boolean {
  return kind === 'flora' || longThings.has(name);
}
