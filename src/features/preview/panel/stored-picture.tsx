import { useEffect, useState } from 'react';
import { Stock } from '#ui/pictures/art.tsx';
import { usePictureStore } from '../saved/picture-store-context.ts';

interface StoredPictureProps {
  id: string;
  /** A photo fills its frame; a drawing lies on paper. */
  isPhoto?: boolean;
  className: string;
}

/** A small view of a picture in the store. */
export function StoredPicture({ id, isPhoto = false, className }: StoredPictureProps) {
  const store = usePictureStore();
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let shown: string | null = null;
    let isCurrent = true;
    const show = async () => {
      // A picture that is gone is told about by the stage, which needs it.
      const picture = await store.get(id).catch(() => null);
      if (!picture || !isCurrent) return;
      shown = URL.createObjectURL(picture);
      setUrl(shown);
    };
    show();
    return () => {
      isCurrent = false;
      if (shown) URL.revokeObjectURL(shown);
    };
  }, [store, id]);
  return (
    <Stock className={className}>
      {url && (
        <img
          src={url}
          alt=""
          decoding="async"
          className={
            isPhoto
              ? 'absolute inset-0 size-full object-cover'
              : 'absolute inset-0 size-full object-contain p-1 mix-blend-multiply'
          }
        />
      )}
    </Stock>
  );
}
