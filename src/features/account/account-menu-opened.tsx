import { Trans } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import type { ReactElement } from 'react';
import type { User } from '#contract/account.ts';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { useLogOut } from './log-out.ts';

export function AccountMenuOpened({ trigger, user }: { trigger: ReactElement; user: User }) {
  const logOut = useLogOut();
  return (
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
  );
}
