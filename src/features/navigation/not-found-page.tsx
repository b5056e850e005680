import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { headIn } from '#contract/heads/head.ts';
import { missingHead } from '#contract/heads/missing.ts';
import type { Language } from '#contract/language.ts';
import { usePageMeta } from '#lib/page-meta.ts';
import { buttonLook } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { RegisterMark, Stock } from '#ui/pictures/art.tsx';
import { PageLink } from './page-link.tsx';

export function NotFoundPage() {
  const { i18n } = useLingui();
  usePageMeta(headIn(missingHead, i18n.locale as Language));
  return (
    <main className="grid min-h-[calc(100dvh-var(--header))]">
      <Notice
        picture={
          <Stock className="w-40 shadow-print">
            <RegisterMark />
          </Stock>
        }
        title={<Trans>There is nothing here</Trans>}
        text={<Trans>There is no page at this address.</Trans>}
      >
        <PageLink to="/{-$lang}" className={buttonLook({ variant: 'solid' })}>
          <Trans>Go to the start</Trans>
        </PageLink>
      </Notice>
    </main>
  );
}
