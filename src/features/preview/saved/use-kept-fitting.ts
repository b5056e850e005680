import { useEffect, useRef, useState } from 'react';
import { deviceStorage, tabStorage } from '#lib/device-storage.ts';
import { emptyFitting, type Fitting, picturesOf } from '../fitting/fitting.ts';
import { deleteStrayPictures, loadFitting, type SavedFitting, saveFitting } from './saved-fittings.ts';

const key = 'fitting';
const saveAfterMs = 700;

interface KeptFitting {
  /** What was kept has been brought back, or there was nothing. */
  readonly isRestored: boolean;
  readonly id: string;
  /** Goes on with another try-on. */
  begin(saved: Pick<SavedFitting, 'id' | 'fitting'>): void;
}

/** Keeps a fitting while it is worked on, and brings it back after a reload or when the tab was killed. */
export function useKeptFitting(
  fitting: Fitting,
  onRestore: (fitting: Fitting) => void,
  thumbnail: () => Promise<Blob | null>,
): KeptFitting {
  const [id, setId] = useState<string>(keptId);
  const [isRestored, setIsRestored] = useState(false);
  const latest = useRef({ onRestore, thumbnail });
  latest.current = { onRestore, thumbnail };

  useEffect(() => {
    let isCurrent = true;
    const restore = async () => {
      // Without a database there is nothing to bring back, and everything else works.
      const saved = await loadFitting(id).catch(() => null);
      if (!isCurrent) return;
      if (saved) latest.current.onRestore(saved.fitting);
      setIsRestored(true);
      await deleteStrayPictures(saved ? picturesOf(saved.fitting) : []).catch(() => undefined);
    };
    restore();
    return () => {
      isCurrent = false;
    };
    // Only at first: `begin` brings its fitting along.
  }, []);

  useEffect(() => {
    if (!isRestored || isBlank(fitting)) return undefined;
    remember(id);
    const save = async () => {
      stop();
      const picture = await latest.current.thumbnail().catch(() => null);
      await saveFitting({ id, savedAt: Date.now(), fitting, thumbnail: picture }).catch(() => undefined);
      // Otherwise browsers may throw it away when space runs short. A refusal changes nothing.
      await navigator.storage?.persist?.().catch(() => undefined);
    };
    const timer = setTimeout(save, saveAfterMs);
    // A phone may end the page at any time once it is out of sight.
    const saveNow = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', saveNow);
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', saveNow);
    };
    return stop;
  }, [fitting, id, isRestored]);

  return {
    isRestored,
    id,
    begin: (saved) => {
      setId(saved.id);
      remember(saved.id);
      onRestore(saved.fitting);
    },
  };
}

export function newFitting(): Pick<SavedFitting, 'id' | 'fitting'> {
  return { id: crypto.randomUUID(), fitting: emptyFitting };
}

function isBlank({ photo, tattoos }: Fitting): boolean {
  return !photo && tattoos.length === 0;
}

/** This tab's own try-on; in a new tab, the last of this device. */
function keptId(): string {
  const kept = tabStorage.read(key) ?? deviceStorage.read(key);
  return typeof kept === 'string' ? kept : crypto.randomUUID();
}

function remember(id: string): void {
  tabStorage.write(key, id);
  deviceStorage.write(key, id);
}
