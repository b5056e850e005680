import { useLingui } from '@lingui/react/macro';
import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { scrollBehavior } from '#lib/motion.ts';
import { IconButton } from '#ui/icon-button.tsx';

const appearsAfterPx = 500;

export function BackToTop() {
  const { t } = useLingui();
  const isFarDown = useSyncExternalStore(
    onScroll,
    () => window.scrollY > appearsAfterPx,
    () => false,
  );
  if (!isFarDown) return null;
  return (
    <IconButton
      label={t`Back to top`}
      hasBorder
      onClick={() => window.scrollTo({ top: 0, behavior: scrollBehavior() })}
      className="fixed right-[calc(16px+env(safe-area-inset-right))] bottom-[calc(16px+var(--bottom-bar,0px)+env(safe-area-inset-bottom))] z-30 shadow-print"
    >
      <ArrowUp size={20} aria-hidden />
    </IconButton>
  );
}

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
