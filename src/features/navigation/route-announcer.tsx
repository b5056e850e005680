import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Tells screen readers where a link has led, as a full page load would. */
export function RouteAnnouncer() {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (path === undefined) return;
    // The page sets its title in an effect of its own.
    const timer = setTimeout(() => setTitle(document.title), 100);
    return () => clearTimeout(timer);
  }, [path]);

  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  );
}
