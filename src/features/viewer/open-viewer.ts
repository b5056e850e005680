import { useNavigate } from '@tanstack/react-router';
import type { Image } from '#contract/image.ts';
import { isOnServer } from './creation.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The design that is being looked at, over whatever page it was opened from. */
    viewing?: string;
  }
}

/**
 * Opens the viewer over the page: going back closes it. The address is the design's own, where it has one.
 */
export function useOpenViewer() {
  const navigate = useNavigate();
  return (image: Pick<Image, 'id' | 'tattooUrl'>, { replace = false } = {}) =>
    navigate({
      to: '.',
      search: true,
      hash: true,
      replace,
      resetScroll: false,
      state: (before) => ({ ...before, viewing: image.id }),
      ...(isOnServer(image) && {
        mask: { to: '/{-$lang}/creations/$creation', params: { creation: image.id }, unmaskOnReload: true },
      }),
    });
}
