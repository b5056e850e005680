import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { categoriesQuery } from '#lib/categories.ts';
import { Blank } from '#ui/pictures/blank.tsx';
import { WhenNear } from '#ui/when-near.tsx';

/** Keeps the room of the subjects until they are there: nothing below may jump when they come. */
export function GalleryRoom({ children }: { children: ReactNode }) {
  const { isPending } = useQuery(categoriesQuery);
  return (
    <WhenNear room={<BlankGallery />} isReady={false}>
      <Suspense fallback={<BlankGallery />}>{isPending ? <BlankGallery /> : children}</Suspense>
    </WhenNear>
  );
}

function BlankGallery() {
  const { t } = useLingui();
  return (
    <section className="pt-(--section)">
      <h2 className="mb-8 text-1 leading-tight">
        <Trans>Start from a design in the library</Trans>
      </h2>
      <Blank label={t`Loading…`}>
        <ul aria-hidden className="grid grid-cols-3 pt-px pl-px sm:grid-cols-4 lg:grid-cols-6">
          {cells.map((cell) => (
            <li key={cell} className="-mt-px -ml-px border border-rule bg-skeleton p-2.5 pb-3 sm:p-3.5">
              <span className="block aspect-square" />
              <span className="mt-2.5 block h-5 sm:h-12" />
            </li>
          ))}
        </ul>
      </Blank>
    </section>
  );
}

const cells = Array.from({ length: 12 }, (_, cell) => cell);
