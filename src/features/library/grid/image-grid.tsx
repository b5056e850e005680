import { Trans, useLingui } from '@lingui/react/macro';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Image } from '#contract/image.ts';
import type { Page } from '#contract/page.ts';
import { toAppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { Button } from '#ui/button.tsx';
import { Masonry } from '#ui/pictures/masonry.tsx';
import { ImageCard } from './image-card.tsx';
import { uniqueImages } from './unique-images.ts';

/** How many cards are likely in view at once; rendered ahead of the app, styles choose those that are shown. */
const eagerCount = import.meta.env.SSR ? 0 : 8;
/** The words below a card, in widths of a column. */
const captionHeight = 0.2;

interface ImageGridProps {
  label: string;
  found: Page<Image>[];
  query: Pick<
    UseInfiniteQueryResult<InfiniteData<Page<Image>>>,
    'isFetchingNextPage' | 'fetchNextPage' | 'isFetchNextPageError' | 'isPlaceholderData' | 'error'
  >;
  slugOf: (image: Image) => string | undefined;
}

/** Designs of the library in their sizes, and more of them on demand. */
export function ImageGrid({ label, found, query, slugOf }: ImageGridProps) {
  const { t, i18n } = useLingui();
  const grid = useRef<HTMLDivElement>(null);
  const images = uniqueImages(found);
  const total = found.at(-1)?.pagination.total ?? 0;
  const shown = images.length;

  /** The place of the first card that was asked for with the button. */
  const resumeAt = useRef<number>(undefined);

  const loadMore = () => {
    resumeAt.current = shown;
    return query.fetchNextPage();
  };

  // The button may be gone with the last page: whoever pressed it goes on with what it brought.
  useEffect(() => {
    const next = resumeAt.current === undefined ? undefined : images[resumeAt.current];
    if (!next) return;
    const selector = `a[href$="${CSS.escape(next.id)}"]`;
    grid.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
    resumeAt.current = undefined;
  });
  return (
    <div
      ref={grid}
      // What fits another search stays until the new has come.
      aria-busy={query.isPlaceholderData}
      className="transition-opacity duration-base aria-busy:opacity-50"
    >
      <Masonry
        label={label}
        things={images}
        keyOf={({ id }) => id}
        heightOf={({ dimensions: { width, height } }) => height / width + captionHeight}
        render={(image, place) => (
          <ImageCard image={image} categorySlug={slugOf(image)} isEager={place < eagerCount} />
        )}
      />
      {shown < total && (
        <div className="grid justify-items-center gap-3 pt-10 text-center">
          <p className="text-ink-3 text-sm tabular-nums" role="status">
            <Trans>
              {shown} of {total}
            </Trans>
          </p>
          <span aria-hidden className={scale}>
            <span
              className="absolute bottom-0 left-0 h-1 bg-ink"
              style={{ width: `${(100 * shown) / total}%` }}
            />
          </span>
          {query.isFetchNextPageError && (
            <p role="alert" className="font-medium text-err text-sm">
              {i18n._(errorText[toAppError(query.error).reason])}
            </p>
          )}
          <Button size="large" onClick={loadMore} busyLabel={query.isFetchingNextPage && t`Loading…`}>
            {query.isFetchNextPageError ? <Trans>Try again</Trans> : <Trans>Load more</Trans>}
          </Button>
        </div>
      )}
    </div>
  );
}

const scale =
  'relative h-2.5 w-45 border-line border-b bg-[repeating-linear-gradient(90deg,var(--line)_0_1px,transparent_1px_10%)]';
