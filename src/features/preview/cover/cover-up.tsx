import { type ReactNode, useState } from 'react';
import { CoverContext } from './use-cover.ts';
import { useMeasuredCover } from './use-measured-cover.ts';

/** Knows how much of a marked old tattoo is hidden, for the photo and for the controls. */
export function CoverUp({ children }: { children: ReactNode }) {
  const [isShown, setIsShown] = useState(false);
  const measured = useMeasuredCover();
  const isAnything = measured.picture !== null;
  return (
    <CoverContext value={{ ...measured, isShown: isShown && isAnything, setIsShown }}>
      {children}
    </CoverContext>
  );
}
