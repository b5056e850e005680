import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { headIn } from '#contract/heads/head.ts';
import { homeHead } from '#contract/heads/home.ts';
import type { Language } from '#contract/language.ts';
import { loadMessages } from '#lib/i18n.ts';
import { usePageMeta } from '#lib/page-meta.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { Blank } from '#ui/pictures/blank.tsx';
import { WhenNear } from '#ui/when-near.tsx';
import { DrawnCounter } from './drawn-counter.tsx';
import { GalleryRoom } from './gallery-room.tsx';
import { SheetCarousel } from './sheet/sheet-carousel.tsx';

/** Once they have been fetched they stand there from the start: the way back leads to where one was. */
let hasSections = false;

const HomeSections = lazyPart(async () => {
  const [loaded] = await Promise.all([import('./sections/home-sections.tsx'), loadMessages('home')]);
  hasSections = true;
  return loaded.HomeSections;
});

interface HomePageProps {
  /** The form that starts a design. */
  ticket: ReactNode;
  /** The subjects of the library. */
  gallery: ReactNode;
}

export function HomePage({ ticket, gallery }: HomePageProps) {
  const { t, i18n } = useLingui();
  usePageMeta({
    ...headIn(homeHead, i18n.locale as Language),
    keywords: t`tattoo, tattoo design, tattoo generator, flash, stencil, tattoo ideas`,
  });
  // Read out as well: whoever does not scroll comes near it that way.
  const room = (
    <Blank label={t`Loading…`}>
      <div className="min-h-[300vh]" />
    </Blank>
  );
  return (
    <main className="pt-[clamp(28px,4.2vw,60px)]">
      <div className="page-wide grid gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,.86fr)] lg:items-start lg:gap-16">
        <div>
          <h1 className="text-mega leading-mega tracking-mega [font-weight:620]">
            <Trans>
              Say it.
              <br />
              See it in ink.
            </Trans>
          </h1>
          <p className="mt-6 mb-6.5 max-w-[27em] text-balance text-ink-2 text-lead leading-normal lg:mb-7.5">
            <Trans>
              Describe the tattoo you have in your head. Get drawings you can wear, print, or hand to your
              artist.
            </Trans>
          </p>
          {ticket}
          <DrawnCounter />
        </div>
        <SheetCarousel />
      </div>
      <div className="page-wide">
        <GalleryRoom>{gallery}</GalleryRoom>
      </div>
      <WhenNear room={room} isReady={hasSections}>
        <Suspense fallback={room}>
          <HomeSections />
        </Suspense>
      </WhenNear>
    </main>
  );
}
