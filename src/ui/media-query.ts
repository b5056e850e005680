import { useSyncExternalStore } from 'react';

/**
 * Whether a media query holds, at any time.
 * @param beforehand what is assumed where there is no window yet
 */
export function useMediaQuery(query: string, beforehand = false): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => beforehand,
  );
}
