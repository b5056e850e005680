import { Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { forArtistHead } from '#contract/heads/for-artist.ts';
import { headIn } from '#contract/heads/head.ts';
import type { Language } from '#contract/language.ts';
import { usePageMeta } from '#lib/page-meta.ts';
import { useNumber } from '#lib/use-number.ts';
import { Button } from '#ui/button.tsx';
import { LinkTrouble } from './link-trouble.tsx';
import { OpenedPackage } from './opened-package.tsx';
import { usePackage } from './use-package.ts';

interface ForArtistPageProps {
  id: string;
  /** What the package was sealed with. */
  sealKey: string;
  brand: ReactNode;
  display: ReactNode;
  /** The way on for whom the link shows nothing. */
  home: ReactNode;
}

/** What somebody has packed for their artist, who needs no account to see and to print it. */
export function ForArtistPage({ id, sealKey, brand, display, home }: ForArtistPageProps) {
  const { i18n } = useLingui();
  usePageMeta(headIn(forArtistHead, i18n.locale as Language));
  const { opened, problem, bytes, isFetching, retry } = usePackage(id, sealKey);
  return (
    <div className="grid min-h-[calc(100dvh-var(--strip))] grid-rows-[auto_minmax(0,1fr)] print:block">
      <header className="flex min-h-15 items-center gap-2 border-rule border-b-[1.5px] bg-sheet px-(--gutter) pt-[env(safe-area-inset-top)] md:min-h-[70px] print:hidden">
        {brand}
        <span className="ml-auto flex items-center gap-2">
          {display}
          {opened && (
            <Button variant="commit" onClick={() => print()}>
              <Printer size={18} aria-hidden />
              <Trans>Print</Trans>
            </Button>
          )}
        </span>
      </header>
      <main className="grid print:block">
        {opened ? (
          <OpenedPackage {...opened} />
        ) : problem ? (
          <LinkTrouble problem={problem} isFetching={isFetching} onRetry={retry} home={home} />
        ) : (
          <Opening bytes={bytes} />
        )}
      </main>
    </div>
  );
}

/** A sheet on which nothing stands yet. */
function Opening({ bytes }: { bytes: number }) {
  const number = useNumber(1);
  const megabytes = number(bytes / 1_000_000);
  return (
    <div className="mx-auto grid w-full max-w-[1080px] content-start gap-8 px-(--gutter) py-[clamp(28px,4vw,56px)]">
      <p role="status" className="text-ink-2 text-md">
        {bytes > 0 ? (
          <Trans>Opening the package: {megabytes} MB so far…</Trans>
        ) : (
          <Trans>Opening the package…</Trans>
        )}
      </p>
      <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_320px]">
        <span className="block aspect-square animate-pulse rounded-print bg-skeleton motion-reduce:animate-none" />
        <span className="block h-60 animate-pulse rounded-print bg-skeleton motion-reduce:animate-none" />
      </div>
    </div>
  );
}
