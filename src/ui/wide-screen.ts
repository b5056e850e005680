import { useMediaQuery } from './media-query.ts';

/** Whether there is room for a panel beside the page: from 900 px on. */
export function useWideScreen(): boolean {
  return useMediaQuery('(min-width: 900px)');
}
