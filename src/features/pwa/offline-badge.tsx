import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { Suspense } from 'react';
import { loadMessages } from '#lib/i18n.ts';
import { useOnline } from '#lib/online.ts';
import { Badge } from '#ui/badge.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { useReadyNews } from './ready-news.ts';

/** The first page has a network. */
const OfflineLink = lazyPart(async () => {
  const [part] = await Promise.all([import('./offline-link.tsx'), loadMessages('rest')]);
  return part.OfflineLink;
});

/** Says that there is no network, and leads to what works without one; or that the app has come onto the device. */
export function OfflineBadge() {
  const isOnline = useOnline();
  const isReady = useReadyNews();
  return (
    <span role="status" className="flex">
      {!isOnline ? (
        <Suspense>
          <OfflineLink />
        </Suspense>
      ) : (
        isReady && (
          <Badge>
            <CircleCheck size={14} aria-hidden />
            <span className="max-sm:sr-only">
              <Trans>Ready to work offline.</Trans>
            </span>
          </Badge>
        )
      )}
    </span>
  );
}
