import { useSyncExternalStore } from 'react';

const reduced = matchMedia('(prefers-reduced-motion: reduce)');

/** How to scroll for this reader: smoothly, unless the system asks for less motion. */
export function scrollBehavior(): 'smooth' | 'instant' {
  return reduced.matches ? 'instant' : 'smooth';
}

/** Whether the system asks for less motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => reduced.matches);
}

function subscribe(listener: () => void): () => void {
  reduced.addEventListener('change', listener);
  return () => reduced.removeEventListener('change', listener);
}
