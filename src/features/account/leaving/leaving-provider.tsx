import { useLingui } from '@lingui/react/macro';
import { type ComponentType, createContext, type ReactNode, use, useState } from 'react';
import { currentSession } from '#lib/session.ts';
import { showToast } from '#ui/show-toast.ts';
import type { DeviceKeep, Question } from './at-stake.ts';

/** Asks before something is lost by logging out. Returns whether to go on. */
type AskBeforeLeaving = () => Promise<boolean>;

const LeavingContext = createContext<AskBeforeLeaving | null>(null);

export function useAskBeforeLeaving(): AskBeforeLeaving {
  const ask = use(LeavingContext);
  if (!ask) throw new Error('There is no LeavingProvider around this');
  return ask;
}

type Dialog = ComponentType<Question & { keep: DeviceKeep }>;

/** Asks on any page, since the menu that was pressed is gone by then. */
export function LeavingProvider({ keep, children }: { keep: DeviceKeep; children: ReactNode }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<{ Dialog: Dialog; question: Question } | null>(null);
  const ask: AskBeforeLeaving = async () => {
    const account = currentSession()?.userId;
    if (!account) return true;
    try {
      const stake = await keep.count(account);
      if (stake.drawings + stake.changes + stake.tryOns === 0) return true;
      const { LeavingDialog } = await import('./leaving-dialog.tsx');
      const goesOn = await new Promise<boolean>((answer) =>
        setAsked({ Dialog: LeavingDialog, question: { stake, account, answer } }),
      );
      setAsked(null);
      return goesOn;
    } catch {
      // What would ask did not come: nothing is lost meanwhile.
      showToast({ kind: 'error', text: t`The connection failed. Check it and try again.` });
      return false;
    }
  };
  return (
    <LeavingContext value={ask}>
      {children}
      {asked && <asked.Dialog keep={keep} {...asked.question} />}
    </LeavingContext>
  );
}
