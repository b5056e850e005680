import { Trans } from '@lingui/react/macro';
import { creditLifetimeMonths } from '#contract/credit.ts';
import { policy } from '#contract/policy.ts';
import { Question } from '#ui/question.tsx';

/** What people ask before they pay. */
export function PricingQuestions({ freeCredits }: { freeCredits: number }) {
  const { refundDays } = policy;
  return (
    <section className="grid gap-6 pt-(--section) md:grid-cols-[5fr_7fr] md:gap-18">
      <h2 className="text-1 leading-tight">
        <Trans>About credits</Trans>
      </h2>
      <div className="border-rule border-t-[1.5px]">
        <Question isOpen asks={<Trans>Why buy a pass when {freeCredits} credits are free?</Trans>}>
          <Trans>
            Because it is not about the credits alone. While a pass runs you draw four designs at once, keep
            them to yourself, and take home large files for your artist. Its credits come on top of the free
            ones.
          </Trans>
        </Question>
        <Question asks={<Trans>Do credits expire?</Trans>}>
          <Trans>
            Credits that you buy last {creditLifetimeMonths} months, also when the pass has run out. The free
            ones are topped up to {freeCredits} each month. Whatever expires first is spent first.
          </Trans>
        </Question>
        <Question asks={<Trans>What if a drawing fails?</Trans>}>
          <Trans>You get its credits back before you see the error. Your ledger shows each of them.</Trans>
        </Question>
        <Question asks={<Trans>Does a pass renew by itself?</Trans>}>
          <Trans>No. A pass is paid once and ends by itself. Only memberships renew.</Trans>
        </Question>
        <Question asks={<Trans>How do I cancel a membership?</Trans>}>
          <Trans>
            In your profile, in two taps. It stays yours until the time that you paid for is over, and nothing
            more is charged.
          </Trans>
        </Question>
        <Question asks={<Trans>Can I change to another membership?</Trans>}>
          <Trans>
            At any time. A higher one begins at once, and what is left of the old one is taken off its price;
            a lower one begins when the paid time ends. You see the amount before you agree.
          </Trans>
        </Question>
        <Question asks={<Trans>Can I get a refund?</Trans>}>
          <Trans>Within {refundDays} days, for credits that you have not used.</Trans>
        </Question>
      </div>
    </section>
  );
}
