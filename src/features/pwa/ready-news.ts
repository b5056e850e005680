import { useSyncExternalStore } from 'react';

/** How long it is said, in milliseconds. */
const shownForMs = 8000;

let isShown = false;
const listeners = new Set<() => void>();

/** The app is on this device now: said for a while, in the header, where it covers nothing. */
export function tellReady(): void {
  show(true);
  setTimeout(() => show(false), shownForMs);
}

export function useReadyNews(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isShown,
    () => false,
  );
}

function show(isTold: boolean): void {
  isShown = isTold;
  for (const listener of listeners) listener();
}
