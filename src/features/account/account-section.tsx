import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useCurrentUser } from '#lib/current-user.ts';
import { Button, buttonLook } from '#ui/button.tsx';
import { useLogOut } from './log-out.ts';

/** The account's part of the menu on phones. */
export function AccountSection() {
  const user = useCurrentUser();
  const logOut = useLogOut();
  if (!user) {
    return (
      <Link to="/{-$lang}/login" className={buttonLook({ variant: 'solid', size: 'large' })}>
        <Trans>Log in</Trans>
      </Link>
    );
  }
  return (
    <div className="flex items-center gap-4 border-hair border-t pt-5 leading-snug">
      <div className="min-w-0 flex-1">
        <b className="block truncate font-semibold">{user.username}</b>
        <span className="block truncate text-ink-3 text-sm">{user.email}</span>
      </div>
      <Button onClick={logOut}>
        <LogOut size={18} aria-hidden />
        <Trans>Log out</Trans>
      </Button>
    </div>
  );
}
