import { type ReactNode, useRef } from 'react';
import { useInView } from './use-in-view.ts';

interface WhenNearProps {
  /** Keeps the room of `children` until they are there. */
  room: ReactNode;
  /** Nothing has to be fetched any more: there is no reason to wait. */
  isReady: boolean;
  children: ReactNode;
}

/** Spares the first page what nobody has come near yet. What is near once stays. */
export function WhenNear({ room, isReady, children }: WhenNearProps) {
  const [ref, isNear] = useInView('0px 0px 200px');
  const wasNear = useRef(isReady);
  wasNear.current ||= isNear;
  return wasNear.current ? children : <div ref={ref}>{room}</div>;
}
