import { Trans } from '@lingui/react/macro';
import { buttonLook } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { RegisterMark, Stock } from '#ui/pictures/art.tsx';

/** For what nobody foresaw: the page itself broke, or a part of it could not be loaded. */
export function ErrorPage() {
  return (
    <main className="grid min-h-[calc(100dvh-var(--header))]">
      <Notice
        picture={
          <Stock className="w-40 shadow-print">
            <RegisterMark />
          </Stock>
        }
        title={<Trans>Something went wrong</Trans>}
        text={<Trans>The mistake is ours, not yours. Your words and designs are safe.</Trans>}
      >
        <button type="button" onClick={() => location.reload()} className={buttonLook({ variant: 'solid' })}>
          <Trans>Load again</Trans>
        </button>
      </Notice>
    </main>
  );
}
