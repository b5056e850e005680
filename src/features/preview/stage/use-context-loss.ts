import { type RefObject, useEffect, useRef, useState } from 'react';

/** Most losses pass in less, such as when a phone comes back to the page. */
const patienceMs = 3000;

/**
 * Whether the browser has taken the graphics context of a canvas away, as it may at any time, and may give it back.
 *
 * @param onLong called when it stays away, and with null when it is back after all
 */
export function useContextLoss(
  canvas: RefObject<HTMLCanvasElement | null>,
  onLong: (cause: Error | null) => void,
): boolean {
  const [isLost, setIsLost] = useState(false);
  const latest = useRef(onLong);
  latest.current = onLong;
  useEffect(() => {
    const element = canvas.current;
    const lose = () => setIsLost(true);
    const restore = () => setIsLost(false);
    element?.addEventListener('webglcontextlost', lose);
    element?.addEventListener('webglcontextrestored', restore);
    return () => {
      element?.removeEventListener('webglcontextlost', lose);
      element?.removeEventListener('webglcontextrestored', restore);
    };
  }, [canvas]);
  useEffect(() => {
    if (!isLost) return undefined;
    const timer = setTimeout(() => latest.current(new Error('WebGL context lost')), patienceMs);
    return () => {
      clearTimeout(timer);
      latest.current(null);
    };
  }, [isLost]);
  return isLost;
}
