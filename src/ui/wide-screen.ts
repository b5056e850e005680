import { useSyncExternalStore } from 'react';

const wide = matchMedia('(min-width: 900px)');

/** Whether there is room for a panel beside the page: from 900 px on. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}
