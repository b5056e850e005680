import { useEffect, useState } from 'react';
import { usePictureStore } from './picture-store-context.ts';

/** A picture in the store; null before it has come, and where it is gone: the stage, which needs it too, tells of that. */
export function useStoredFile(id: string): Blob | null {
  const store = usePictureStore();
  const [file, setFile] = useState<Blob | null>(null);
  useEffect(() => {
    let isCurrent = true;
    store
      .get(id)
      .catch(() => null)
      .then((found) => isCurrent && setFile(found));
    return () => {
      isCurrent = false;
    };
  }, [store, id]);
  return file;
}
