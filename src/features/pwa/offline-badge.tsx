import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useOnline } from '#lib/online.ts';
import { Badge } from '#ui/badge.tsx';

export function OfflineBadge() {
  const isOnline = useOnline();
  return (
    <span role="status">
      {!isOnline && (
        <Badge kind="warn">
          <WifiOff size={14} aria-hidden />
          <Trans>Offline</Trans>
        </Badge>
      )}
    </span>
  );
}
