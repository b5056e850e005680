import type { TryOn } from './try-on.ts';

export const mostKept = 4;

export function letterOf(place: number): string {
  return 'ABCD'[place] ?? '';
}

/** Keeps the tattoos as they lie now; of four nothing more is kept. */
export function withKept(tryOn: TryOn): TryOn {
  const kept = tryOn.kept ?? [];
  if (kept.length >= mostKept || tryOn.tattoos.length === 0) return tryOn;
  // What lies there now stays there, whatever skin is found later.
  const now = tryOn.tattoos.map((tattoo) => ({ ...tattoo, isUnplaced: false }));
  return { ...tryOn, kept: [...kept, now] };
}

export function withoutKept(tryOn: TryOn, place: number): TryOn {
  return { ...tryOn, kept: (tryOn.kept ?? []).filter((_, at) => at !== place) };
}

/** Lays the tattoos as they lay then. */
export function withTaken(tryOn: TryOn, place: number): TryOn {
  const tattoos = tryOn.kept?.[place];
  if (!tattoos) return tryOn;
  const isThere = tattoos.some(({ id }) => id === tryOn.selectedId);
  return { ...tryOn, tattoos, selectedId: isThere ? tryOn.selectedId : (tattoos.at(-1)?.id ?? null) };
}
