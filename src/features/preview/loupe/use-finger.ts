import { type PointerEvent, useState } from 'react';
import type { ScreenPoint } from '../stage/pinch.ts';

/** Where a finger is that holds something; pens and mice cover nothing. */
export function useFinger() {
  const [finger, setFinger] = useState<ScreenPoint | null>(null);
  return {
    finger,
    follow: ({ pointerType }: PointerEvent, at: ScreenPoint) => {
      if (pointerType === 'touch') setFinger(at);
    },
    lift: () => setFinger(null),
  };
}
