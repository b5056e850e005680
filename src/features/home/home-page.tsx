import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { Language } from '#contract/language.ts';
import { pageHead } from '#contract/page-head.ts';
import { usePageMeta } from '#lib/page-meta.ts';
import { DrawnCounter } from './drawn-counter.tsx';
import { FlashSheet } from './flash-sheet.tsx';

/** Better without what stands below the fold than without the page. */
const HomeSections = lazy<ComponentType<{ gallery: ReactNode }>>(async () => {
  const loaded = await import('./home-sections.tsx').catch(() => null);
  return { default: loaded?.HomeSections ?? (() => null) };
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
    ...pageHead('home', i18n.locale as Language),
    keywords: t`tattoo, tattoo design, tattoo generator, flash, stencil, tattoo ideas`,
  });
  return (
    <main className="mx-auto w-full max-w-[1320px] px-(--gutter) pt-[clamp(28px,4.2vw,60px)]">
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,.86fr)] lg:items-start lg:gap-16">
        <div>
          <h1 className="text-mega leading-mega tracking-mega [font-weight:620]">
            <Trans>
              Say it.
              <br />
              See it in ink.
            </Trans>
          </h1>
          <p className="mt-6 mb-6.5 max-w-[27em] text-ink-2 text-lead leading-normal lg:mb-7.5">
            <Trans>
              Describe the tattoo you have in your head. Get drawings you can wear, print, or hand to your
              artist.
            </Trans>
          </p>
          {ticket}
          <DrawnCounter />
        </div>
        <FlashSheet />
      </div>
      {/* Its room is kept: what stands below must not jump when it comes. */}
      <Suspense fallback={<div className="min-h-[400vh]" />}>
        <HomeSections gallery={gallery} />
      </Suspense>
    </main>
  );
}
