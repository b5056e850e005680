import { useEffect, useRef } from 'react';
import type { Change } from '../try-on/change.ts';
import type { TryOn } from '../try-on/try-on.ts';
import type { SyncState } from './sync-state.ts';

/** Has tattoos that nobody has placed lie where the engine found room for them. */
export function useLanding(
  { tattoos, photo }: TryOn,
  { starts, isInDoubt }: SyncState,
  land: (change: Change) => void,
): void {
  const latest = useRef(land);
  latest.current = land;
  useEffect(() => {
    if (starts.photoId !== photo?.id) return;
    for (const { id, placement, isUnplaced } of tattoos) {
      const start = starts.placements.get(id);
      if (!isUnplaced || !start || (start === placement && isInDoubt)) continue;
      latest.current({ type: 'land', id, placement: start, isLast: !isInDoubt });
    }
  }, [tattoos, photo?.id, starts, isInDoubt]);
}
