import { useMediaQuery } from './media-query.ts';

/** Whether the system asks for less motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
