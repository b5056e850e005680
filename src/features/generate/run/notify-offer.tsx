import { Trans } from '@lingui/react/macro';
import { Bell, BellRing } from 'lucide-react';
import { useState } from 'react';
import { askToNotify, notificationAnswer } from '#lib/notification.ts';
import { Button } from '#ui/button.tsx';

/** Lets somebody who wants to look elsewhere be told when it is drawn. The browser is asked on a press, and never else. */
export function NotifyOffer() {
  const [answer, setAnswer] = useState(notificationAnswer);
  if (answer === null || answer === 'denied') return null;
  if (answer === 'granted') {
    return (
      <p className="mt-1 flex items-center gap-2 text-ink-3 text-sm">
        <BellRing size={16} aria-hidden />
        <Trans>You can go elsewhere: you will be told when it is drawn.</Trans>
      </p>
    );
  }
  return (
    <Button
      variant="ghost"
      size="small"
      className="-ml-2.5 mt-1"
      onClick={async () => setAnswer(await askToNotify())}
    >
      <Bell size={16} aria-hidden />
      <Trans>Tell me when it is drawn</Trans>
    </Button>
  );
}
