import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminUser } from '#contract/admin.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { SearchField } from '#ui/form/search-field.tsx';
import { usersQuery } from './admin-queries.ts';
import { Loaded } from './loaded.tsx';
import { UserCredits } from './user-credits.tsx';

/** Accounts by name or email, and their credits. */
export function UsersSection() {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [openId, setOpenId] = useState<string | null>(null);
  const query = useQuery(usersQuery(text));
  return (
    <>
      <SearchField label={t`Name or email`} clearLabel={t`Clear`} query={text} onSearch={setText} />
      <div className="mt-6">
        <Loaded query={query}>
          {(users) =>
            users.length === 0 ? (
              <p role="status" className="text-ink-2 text-md">
                <Trans>No account has this in its name or email.</Trans>
              </p>
            ) : (
              <ul aria-label={t`Accounts`}>
                {users.map((user) => (
                  <UserRow
                    key={user.id}
                    user={user}
                    isOpen={user.id === openId}
                    onToggle={() => setOpenId(user.id === openId ? null : user.id)}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </>
  );
}

function UserRow({ user, isOpen, onToggle }: { user: AdminUser; isOpen: boolean; onToggle: () => void }) {
  const { t, i18n } = useLingui();
  const since = i18n.date(user.createdAt, { dateStyle: 'medium' });
  return (
    <li className="border-hair border-t py-3.5 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <p className="flex flex-wrap items-center gap-2 font-semibold text-md wrap-anywhere">
            {user.username}
            {user.isOperator && (
              <Badge>
                <Trans>Operator</Trans>
              </Badge>
            )}
            {user.closedAt && (
              <Badge kind="warn">
                <Trans>Closed</Trans>
              </Badge>
            )}
          </p>
          <p className="text-ink-2 text-sm wrap-anywhere">
            {user.email} · <Trans>since {since}</Trans>
          </p>
        </div>
        <span className="text-md tabular-nums">
          <Plural value={user.credits} one="# credit" other="# credits" />
        </span>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={t`Credits of ${user.username}`}
          onClick={onToggle}
        >
          <Trans>Credits</Trans>
        </Button>
      </div>
      {isOpen && <UserCredits user={user} />}
    </li>
  );
}
