import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

type LoadingState = 'hidden' | 'loading' | 'done';

const widths: Record<LoadingState, string> = { hidden: '0%', loading: '30%', done: '100%' };
const resetAfterMs = 300;

/** A thin bar at the very top while the next page is on its way. */
export function LoadingBar() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  const [state, setState] = useState<LoadingState>('hidden');

  useEffect(() => {
    if (isLoading) setState('loading');
    else setState((before) => (before === 'loading' ? 'done' : before));
  }, [isLoading]);
  useEffect(() => {
    if (state !== 'done') return;
    const timer = setTimeout(() => setState('hidden'), resetAfterMs);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <div
      aria-hidden
      className="pointer-events-none fixed top-0 left-0 z-80 h-[3px] bg-accent transition-[width,opacity] duration-fast ease-out"
      style={{ width: widths[state], opacity: state === 'loading' ? 1 : 0 }}
    />
  );
}
