import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Shape } from '../try-on/placement.ts';

/** Size of an element in CSS pixels, also as it changes. */
export function useSize(element: RefObject<HTMLElement | null>): Shape {
  const [size, setSize] = useState<Shape>({ width: 1, height: 1 });
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    const measure = () => setSize({ width: watched.clientWidth || 1, height: watched.clientHeight || 1 });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
