import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { scrollBehavior } from '#lib/motion.ts';
import { TextLink } from '#ui/text-link.tsx';
import { type PaymentProblem, problemTexts } from './payment-problem.ts';

interface ProblemNoteProps {
  problem: PaymentProblem | null;
  /** Where nobody knows what came of a payment. */
  onLookAgain: (() => Promise<void>) | null;
}

/** What went wrong, above the ways to pay: the live region is there before its words are. */
export function ProblemNote({ problem, onLookAgain }: ProblemNoteProps) {
  const { i18n } = useLingui();
  const [isLooking, setIsLooking] = useState(false);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that led to it may be far below.
    if (problem) note.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
  }, [problem]);
  const lookAgain = async () => {
    setIsLooking(true);
    await onLookAgain?.();
    setIsLooking(false);
  };
  return (
    <div ref={note} role="alert" className="scroll-my-[calc(var(--header)+16px)]">
      {problem && (
        <div className="mb-5 flex gap-2.5 rounded-ctl border-2 border-err px-4 py-3 text-md leading-snug">
          <CircleAlert size={18} aria-hidden className="mt-0.5 text-err" />
          <div>
            <p className="font-medium">
              {problemTexts(problem)
                .map((text) => i18n._(text))
                .join(i18n.locale === 'en' ? ' ' : '')}
            </p>
            {onLookAgain && (
              <TextLink className="-ml-1.5" onClick={lookAgain} aria-disabled={isLooking}>
                {isLooking ? <Trans>Checking…</Trans> : <Trans>Check again</Trans>}
              </TextLink>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
