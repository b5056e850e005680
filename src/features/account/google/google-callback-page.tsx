import { Trans } from '@lingui/react/macro';
import { Notice } from '#ui/notice.tsx';
import { RegisterMark, Stock } from '#ui/pictures/art.tsx';

/** Shown while Google's answer is taken to the server. The first page loads it, so it is made of little. */
export function GoogleCallbackPage() {
  return (
    <main className="grid min-h-[calc(100dvh-var(--header))]">
      <Notice
        picture={
          <Stock className="w-40 shadow-print">
            <RegisterMark className="animate-spin text-print-blue! [animation-duration:4s] motion-reduce:animate-none" />
          </Stock>
        }
        title={<Trans>One moment.</Trans>}
        text={
          <span role="status">
            <Trans>Logging in with Google…</Trans>
          </span>
        }
      />
    </main>
  );
}
