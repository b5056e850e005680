import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

type Stage = 'hidden' | 'loading' | 'done';

const widths: Record<Stage, string> = { hidden: '0%', loading: '30%', done: '100%' };
const resetAfterMs = 300;

/** A thin bar at the very top while the next page is on its way. */
export function LoadingBar() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  const [stage, setStage] = useState<Stage>('hidden');

  useEffect(() => {
    if (isLoading) setStage('loading');
    else setStage((before) => (before === 'loading' ? 'done' : before));
  }, [isLoading]);
  useEffect(() => {
    if (stage !== 'done') return;
    const timer = setTimeout(() => setStage('hidden'), resetAfterMs);
    return () => clearTimeout(timer);
  }, [stage]);

  return (
    <div
      aria-hidden
      className="pointer-events-none fixed top-0 left-0 z-80 h-[3px] bg-accent transition-[width,opacity] duration-fast ease-out"
      style={{ width: widths[stage], opacity: stage === 'loading' ? 1 : 0 }}
    />
  );
}
