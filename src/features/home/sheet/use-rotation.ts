import { useEffect, useState } from 'react';
import { usePageVisible } from '#ui/page-visible.ts';
import { useReducedMotion } from '#ui/reduced-motion.ts';

const everyMs = 4000;

export interface Rotation {
  /** Which of them is shown, counted from zero. */
  place: number;
  /** Turns on by itself, unless it is held. */
  isOn: boolean;
  /** Is going to turn on: nothing holds it. */
  isTurning: boolean;
  show(place: number): void;
  switchOn(isOn: boolean): void;
}

/** Shows one of `count` after the other. Whoever asks for less motion has to switch it on. */
export function useRotation(count: number, isHeld: boolean): Rotation {
  const [place, setPlace] = useState(0);
  const [choice, switchOn] = useState<boolean | null>(null);
  const isReduced = useReducedMotion();
  const isTabShown = usePageVisible();
  const isOn = choice ?? !isReduced;
  const isTurning = isOn && !isHeld && isTabShown;
  const show = (wanted: number) => setPlace((wanted + count) % count);

  useEffect(() => {
    if (!isTurning) return;
    const timer = setTimeout(() => setPlace((before) => (before + 1) % count), everyMs);
    return () => clearTimeout(timer);
  }, [isTurning, count, place]);

  return { place, isOn, isTurning, show, switchOn };
}
