import { Trans } from '@lingui/react/macro';
import { LoaderCircle } from 'lucide-react';
import { Entrance } from '../entrance.tsx';

/** Shown while Google's answer is taken to the server. */
export function GoogleCallbackPage() {
  return (
    <Entrance
      title={<Trans>One moment.</Trans>}
      text={
        <span role="status" className="flex items-center gap-3">
          <LoaderCircle
            size={20}
            aria-hidden
            className="animate-spin text-stencil motion-reduce:animate-none"
          />
          <Trans>Logging in with Google…</Trans>
        </span>
      }
    />
  );
}
