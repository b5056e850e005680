import { createContext, type ReactNode, Suspense, use, useState } from 'react';
import { currentSession } from '#lib/session.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import type { AtStake, DeviceKeep } from './at-stake.ts';

/** Asks before something is lost by logging out. Returns whether to go on. */
type AskBeforeLeaving = () => Promise<boolean>;

const LeavingContext = createContext<AskBeforeLeaving | null>(null);

export function useAskBeforeLeaving(): AskBeforeLeaving {
  const ask = use(LeavingContext);
  if (!ask) throw new Error('There is no LeavingProvider around this');
  return ask;
}

interface Question {
  readonly stake: AtStake;
  readonly account: string;
  readonly answer: (goesOn: boolean) => void;
}

const LeavingDialog = lazyPart(async () => (await import('./leaving-dialog.tsx')).LeavingDialog);

/** Asks on any page, since the menu that was pressed is gone by then. */
export function LeavingProvider({ keep, children }: { keep: DeviceKeep; children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask: AskBeforeLeaving = async () => {
    const account = currentSession()?.userId;
    // Where the browser keeps nothing, there is nothing to lose.
    const stake = account && (await keep.count(account).catch(() => null));
    if (!stake || stake.drawings + stake.changes + stake.tryOns === 0) return true;
    const goesOn = await new Promise<boolean>((answer) => setQuestion({ stake, account, answer }));
    setQuestion(null);
    return goesOn;
  };
  return (
    <LeavingContext value={ask}>
      {children}
      {question && (
        <Suspense>
          <LeavingDialog keep={keep} {...question} />
        </Suspense>
      )}
    </LeavingContext>
  );
}
