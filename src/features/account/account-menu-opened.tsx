import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Gauge, LogOut } from 'lucide-react';
import type { ReactElement } from 'react';
import type { User } from '#contract/account.ts';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { accountPages } from './account-pages.ts';
import { useLogOut } from './log-out.ts';

export function AccountMenuOpened({ trigger, user }: { trigger: ReactElement; user: User }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const logOut = useLogOut();
  return (
    <Menu trigger={trigger}>
      <div className="px-3.5 pt-2 pb-1.5 leading-snug">
        <b className="block truncate font-semibold">{user.username}</b>
        <span className="block truncate text-ink-3 text-sm">{user.email}</span>
      </div>
      <MenuSeparator />
      {accountPages.map(({ icon: Icon, label, ...target }) => (
        <MenuItem key={target.to + target.hash} onPress={() => navigate(target)}>
          <Icon size={18} aria-hidden />
          {i18n._(label)}
        </MenuItem>
      ))}
      {user.isOperator && (
        <MenuItem onPress={() => navigate({ to: '/{-$lang}/admin' })}>
          <Gauge size={18} aria-hidden />
          <Trans>Operation</Trans>
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem onPress={logOut}>
        <LogOut size={18} aria-hidden />
        <Trans>Log out</Trans>
      </MenuItem>
    </Menu>
  );
}
