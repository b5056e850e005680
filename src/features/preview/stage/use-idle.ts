import { type RefObject, useEffect, useState } from 'react';

const idleMs = 2500;
const signs = ['pointermove', 'pointerdown', 'pointerup', 'wheel', 'keydown', 'focusin'] as const;

/** Whether nobody has done anything on an element for a while. */
export function useIdle(box: RefObject<HTMLElement | null>): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      setIsIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIsIdle(true), idleMs);
    };
    wake();
    for (const sign of signs) element.addEventListener(sign, wake, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) element.removeEventListener(sign, wake);
    };
  }, [box]);
  return isIdle;
}
