import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { imageQuery, isMissing } from '#lib/image-query.ts';
import { useSession } from '#lib/session.ts';
import { LoadFailure } from '../load-failure.tsx';
import { BlankImage } from './blank-image.tsx';
import { ImageView } from './image-view.tsx';
import { knownImage } from './known-image.ts';

interface ImagePageProps {
  imageId: string;
  /** Shown when there is no such image, or none that this reader may see. */
  missing: ReactNode;
}

/** One image of the library, or of the reader's own. */
export function ImagePage({ imageId, missing }: ImagePageProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const session = useSession();
  const query = useQuery({
    ...imageQuery(imageId, session?.userId),
    placeholderData: () => knownImage(queryClient, imageId),
  });
  if (query.error && isMissing(query.error)) return missing;
  return (
    <main className="mx-auto w-full max-w-[1320px] px-(--gutter) pt-4 md:pt-7">
      {query.data ? (
        <ImageView key={imageId} image={query.data} />
      ) : query.isPending ? (
        <BlankImage />
      ) : (
        <LoadFailure title={t`This design did not load`} query={query} />
      )}
    </main>
  );
}
