import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { SharedState } from '#contract/handed-picture.ts';
import { onPictureOpened, takeSharedPicture } from './handed-picture.ts';

/**
 * A picture that came from another app, until it is put away.
 * @param shared whether one was shared with us, and has come
 */
export function useHandedPicture(shared: SharedState | null, say: (problem: string) => void) {
  const { t } = useLingui();
  const [picture, setPicture] = useState<File | null>(null);
  const isTaken = useRef(false);
  useEffect(() => onPictureOpened(setPicture), []);
  useEffect(() => {
    if (!shared || isTaken.current) return;
    isTaken.current = true;
    const take = async () => {
      const taken = shared === 'picture' ? await takeSharedPicture().catch(() => null) : null;
      if (taken) setPicture(taken);
      else
        say(
          t`The shared picture did not arrive. Choose it here, or make room on this device and share it again.`,
        );
    };
    take();
  }, [shared, say, t]);
  return { picture, putAway: () => setPicture(null) };
}
