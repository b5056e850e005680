import { useObjectUrl } from '#lib/use-object-url.ts';
import { Stock } from '#ui/pictures/art.tsx';
import { useStoredFile } from '../saved/use-stored-file.ts';

interface StoredPictureProps {
  id: string;
  /** A photo fills its frame; a drawing lies on paper. */
  isPhoto?: boolean;
  className: string;
}

/** A small view of a picture in the store. */
export function StoredPicture({ id, isPhoto = false, className }: StoredPictureProps) {
  const url = useObjectUrl(useStoredFile(id));
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
