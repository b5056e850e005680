import { useNavigate } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The design that is being looked at, over whatever page it was opened from. */
    viewing?: string;
  }
}

/** Opens the viewer over the page, under the design's own address: going back closes it. */
export function useOpenViewer() {
  const navigate = useNavigate();
  return (id: string, { replace = false } = {}) =>
    navigate({
      to: '.',
      search: true,
      hash: true,
      replace,
      resetScroll: false,
      state: (before) => ({ ...before, viewing: id }),
      mask: { to: '/{-$lang}/creations/$creation', params: { creation: id }, unmaskOnReload: true },
    });
}
