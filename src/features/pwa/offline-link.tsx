import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { WifiOff } from 'lucide-react';
import { pendingChangesQuery } from '#lib/changes/pending-changes.ts';
import { languagePrefix } from '#lib/language.ts';
import { useSession } from '#lib/session.ts';
import { Badge } from '#ui/badge.tsx';

/** There is no network: what waits for it, and the way to what works without. */
export function OfflineLink() {
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
