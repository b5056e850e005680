import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Readiness } from './readiness.ts';

/** What works without a network, and how to have the rest. */
export function ReadyList({ ready }: { ready: Readiness | undefined }) {
  if (!ready) return <p className="text-ink-3">…</p>;
  if (!ready.pages) {
    return (
      <p className="text-ink-2">
        <Trans>
          Nothing yet: this browser has not put the app on the device. Load the page once more; private
          windows of some browsers never do.
        </Trans>
      </p>
    );
  }
  return (
    <ul className="grid gap-2">
      <Entry isReady>
        <Trans>Every page opens, with your creations as last seen.</Trans>
      </Entry>
      <Entry isReady={ready.engine}>
        {ready.engine ? (
          <Trans>New designs are drawn by this device.</Trans>
        ) : (
          <Trans>Drawing needs its engine, which is not here yet.</Trans>
        )}
      </Entry>
      <Entry isReady={ready.previewer}>
        {ready.previewer ? (
          <Trans>Tattoos are tried on photos.</Trans>
        ) : (
          <Trans>Trying on needs its engine, which is not here yet.</Trans>
        )}
      </Entry>
      <Entry isReady>
        <Trans>Stars and deletions wait here, and are made once the network is back.</Trans>
      </Entry>
    </ul>
  );
}

function Entry({ isReady, children }: { isReady: boolean; children: ReactNode }) {
  const Icon = isReady ? CircleCheck : CircleDashed;
  return (
    <li className="grid grid-cols-[20px_1fr] gap-2.5 leading-snug">
      <Icon size={20} aria-hidden className={isReady ? 'text-ok' : 'text-ink-3'} />
      <span className={isReady ? '' : 'text-ink-2'}>{children}</span>
    </li>
  );
}
