import { Trans, useLingui } from '@lingui/react/macro';
import { Laptop, Smartphone } from 'lucide-react';
import type { LoginRecord } from '#contract/login.ts';
import { Button } from '#ui/button.tsx';
import { lastUse } from './last-use.ts';

interface LoginListProps {
  logins: LoginRecord[];
  /** The login that is just being ended. */
  ending: string | null | undefined;
  onEnd: (id: string) => void;
}

/** Where somebody is logged in, with a way to end each login but the one at hand. */
export function LoginList({ logins, ending, onEnd }: LoginListProps) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Where you are logged in`} className="mb-5">
      {logins.map((login) => (
        <LoginRow key={login.id} login={login} isEnding={login.id === ending} onEnd={() => onEnd(login.id)} />
      ))}
    </ul>
  );
}

const phones = new Set(['Android', 'iOS', 'HarmonyOS', 'Windows Phone', 'BlackBerry']);

function LoginRow({ login, isEnding, onEnd }: { login: LoginRecord; isEnding: boolean; onEnd: () => void }) {
  const { t, i18n } = useLingui();
  const { browser, system, lastUsedAt, isCurrent } = login;
  const Icon = system && phones.has(system) ? Smartphone : Laptop;
  const device = browser && system ? t`${browser} on ${system}` : (browser ?? system ?? t`Unknown device`);
  const used = lastUse(lastUsedAt, i18n.locale);
  return (
    <li className="flex min-h-16 items-center gap-3.5 border-hair border-t py-2.5 first:border-t-0">
      <Icon size={20} aria-hidden className="shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-md wrap-anywhere">{device}</p>
        <p className="text-ink-2 text-sm">
          {isCurrent ? <Trans>This device</Trans> : <Trans>Last used {used}</Trans>}
        </p>
      </div>
      {!isCurrent && (
        <Button
          size="small"
          onClick={onEnd}
          aria-label={t`Log out: ${device}`}
          busyLabel={isEnding && t`Logging out…`}
        >
          <Trans>Log out</Trans>
        </Button>
      )}
    </li>
  );
}
