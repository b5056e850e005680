import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useCurrentUser } from '#lib/current-user.ts';
import { buttonLook } from '#ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { CreditBadge } from './credit-badge.tsx';
import { useLogOut } from './log-out.ts';

/** The header's end: what one has and who one is, or the way in. */
export function AccountControls() {
  const { t } = useLingui();
  const user = useCurrentUser();
  const logOut = useLogOut();
  if (user === undefined) return <span className="w-28" aria-hidden />;
  if (user === null) {
    return (
      <Link to="/{-$lang}/login" className={`${buttonLook()} min-h-10!`}>
        <Trans>Log in</Trans>
      </Link>
    );
  }

  const { username } = user;
  const trigger = (
    <button
      type="button"
      aria-label={t`Account of ${username}`}
      className="hidden size-11 place-items-center rounded-full md:grid"
    >
      <Initial name={user.username} />
    </button>
  );
  return (
    <>
      <CreditBadge credits={user.credits} />
      <Menu trigger={trigger}>
        <div className="px-3.5 pt-2 pb-1.5 leading-snug">
          <b className="block truncate font-semibold">{user.username}</b>
          <span className="block truncate text-ink-3 text-sm">{user.email}</span>
        </div>
        <MenuSeparator />
        <MenuItem onPress={logOut}>
          <LogOut size={18} aria-hidden />
          <Trans>Log out</Trans>
        </MenuItem>
      </Menu>
    </>
  );
}

function Initial({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className="grid size-9 place-items-center rounded-full border border-line bg-stock font-display font-semibold text-[1.0625rem] text-stock-ink leading-none"
    >
      {[...name][0]?.toUpperCase()}
    </span>
  );
}
