import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '#contract/language.ts';
import { pageHead } from '#contract/page-head.ts';
import { usePageMeta } from '#lib/page-meta.ts';
import { FlashSheet } from './flash-sheet.tsx';

/** @param ticket the form that starts a design */
export function HomePage({ ticket }: { ticket: ReactNode }) {
  const { t, i18n } = useLingui();
  usePageMeta({
    ...pageHead('home', i18n.locale as Language),
    keywords: t`tattoo, tattoo design, tattoo generator, flash, stencil, tattoo ideas`,
  });
  return (
    <main className="mx-auto grid w-full max-w-[1320px] gap-12 px-(--gutter) pt-[clamp(28px,4.2vw,60px)] lg:grid-cols-[minmax(0,1fr)_minmax(0,.86fr)] lg:items-start lg:gap-16">
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
      </div>
      <FlashSheet />
    </main>
  );
}
