import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, WifiOff } from 'lucide-react';
import { pendingChangesQuery } from '#lib/changes/pending-changes.ts';
import { languagePrefix } from '#lib/language.ts';
import { useOnline } from '#lib/online.ts';
import { useSession } from '#lib/session.ts';
import { Badge } from '#ui/badge.tsx';
import { useReadyNews } from './ready-news.ts';

/** Says that there is no network, and leads to what works without one; or that the app has come onto the device. */
export function OfflineBadge() {
  const isOnline = useOnline();
  const isReady = useReadyNews();
  return (
    <span role="status" className="flex">
      {!isOnline ? (
        <Offline />
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

function Offline() {
  const { t, i18n } = useLingui();
  const { data: waiting = [] } = useQuery(pendingChangesQuery(useSession()?.userId));
  return (
    <Link
      to="/{-$lang}/storage"
      params={{ lang: languagePrefix(i18n.locale) }}
      title={t`What works without a network`}
      className="-my-2 rounded-full py-2"
    >
      <Badge kind="warn">
        <WifiOff size={14} aria-hidden />
        <span>
          <Trans>Offline</Trans>
        </span>
        {waiting.length > 0 && (
          <span className="border-current border-l pl-1.5 max-sm:sr-only">
            <Plural value={waiting.length} one="# change waits" other="# changes wait" />
          </span>
        )}
      </Badge>
    </Link>
  );
}
