import { Trans } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { currentSession } from '#lib/session.ts';
import { AlertDialog } from '#ui/alert-dialog.tsx';

/** Asks before what was changed, and not saved, is lost by going elsewhere. */
export function LeaveDialog({ isChanged }: { isChanged: boolean }) {
  const { status, proceed, reset } = useBlocker({
    // Another language or another page of orders is the same screen. Who logged out has decided already.
    shouldBlockFn: ({ current, next }) =>
      isChanged && current.routeId !== next.routeId && currentSession() !== null,
    enableBeforeUnload: isChanged,
    withResolver: true,
  });
  return (
    <AlertDialog
      title={<Trans>Leave without saving?</Trans>}
      text={<Trans>What you changed here is not saved yet.</Trans>}
      isOpen={status === 'blocked'}
      onOpenChange={() => reset?.()}
      keepLabel={<Trans>Stay here</Trans>}
      confirmLabel={<Trans>Leave</Trans>}
      onConfirm={() => proceed?.()}
    />
  );
}
