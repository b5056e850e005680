import { type RefCallback, useCallback, useState } from 'react';

/** Whether an element is in the window, or no farther from it than `margin`. */
export function useInView(margin = '0px'): [RefCallback<Element>, boolean] {
  const [isInView, setIsInView] = useState(false);
  const ref = useCallback(
    (element: Element | null) => {
      if (!element) return;
      const follow = (entries: IntersectionObserverEntry[]) =>
        setIsInView(entries.at(-1)?.isIntersecting ?? false);
      const observer = new IntersectionObserver(follow, { rootMargin: margin });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [margin],
  );
  return [ref, isInView];
}
