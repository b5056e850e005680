import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useCurrentUser } from '#lib/current-user.ts';
import { Button, buttonLook } from '#ui/button.tsx';
import { Portrait } from '#ui/pictures/portrait.tsx';
import { accountPages } from './account-pages.ts';
import { useLogOut } from './log-out.ts';

/** The account's part of the menu on phones. */
export function AccountSection() {
  const { i18n } = useLingui();
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
    <div className="grid gap-4 border-hair border-t pt-5">
      <div className="flex items-center gap-4 leading-snug">
        <Portrait
          name={user.username}
          picture={user.avatar}
          className="size-12 flex-none rounded-full border border-line text-[1.375rem]"
        />
        <div className="min-w-0 flex-1">
          <b className="block truncate font-semibold">{user.username}</b>
          <span className="block truncate text-ink-3 text-sm">{user.email}</span>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-2">
        {accountPages.map(({ icon: Icon, label, ...target }) => (
          <Link key={target.to + target.hash} {...target} className={buttonLook()}>
            <Icon size={18} aria-hidden />
            {i18n._(label)}
          </Link>
        ))}
      </div>
      <Button variant="ghost" onClick={logOut}>
        <LogOut size={18} aria-hidden />
        <Trans>Log out</Trans>
      </Button>
    </div>
  );
}
