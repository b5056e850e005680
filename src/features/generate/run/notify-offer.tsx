import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Bell, BellRing } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { askToNotify, notificationAnswer } from '#lib/notification.ts';
import { beTold, canBeTold, isToldQuery } from '#lib/push.ts';
import { useSession } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';

/**
 * Lets somebody who wants to look elsewhere be told when it is drawn: also while the app is closed, where the browser
 * can do that, else by the page itself. The browser is asked on a press, and never else.
 */
export function NotifyOffer() {
  const { t } = useLingui();
  const userId = useSession()?.userId;
  const [answer, setAnswer] = useState(notificationAnswer);
  // What the server tells, it tells a login.
  const isPushed = userId !== undefined && canBeTold();
  const isTold = useQuery({ ...isToldQuery(userId), enabled: isPushed && answer === 'granted' });
  const ask = useMutation({
    mutationFn: async () => (isPushed ? beTold() : (await askToNotify()) === 'granted'),
    onSettled: () => {
      setAnswer(notificationAnswer());
      if (isPushed) isTold.refetch();
    },
  });
  if (answer === null || (answer === 'denied' && !ask.isSuccess)) return null;
  const isOffered = answer === 'default' || (isTold.data === false && !ask.isError);
  return (
    <div className="mt-1">
      {answer === 'denied' && (
        <Told>
          <Trans>The browser does not allow it. Its settings for this site can change that.</Trans>
        </Told>
      )}
      {answer === 'granted' && (
        <Told>
          <BellRing size={16} aria-hidden className="flex-none" />
          {isTold.data ? (
            <Trans>You can close the app: you will be told when it is drawn.</Trans>
          ) : ask.isError ? (
            <Trans>
              The browser's notification service did not answer. You will be told while this page stays open.
            </Trans>
          ) : (
            <Trans>You can go elsewhere: you will be told when it is drawn.</Trans>
          )}
        </Told>
      )}
      {isOffered && (
        <Button
          variant="ghost"
          size="small"
          className="-ml-2.5"
          busyLabel={ask.isPending && t`One moment.`}
          onClick={() => ask.mutate()}
        >
          <Bell size={16} aria-hidden />
          {answer === 'default' ? (
            <Trans>Tell me when it is drawn</Trans>
          ) : (
            <Trans>Also while the app is closed</Trans>
          )}
        </Button>
      )}
    </div>
  );
}

function Told({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex items-center gap-2 text-ink-3 text-sm">
      {children}
    </p>
  );
}
