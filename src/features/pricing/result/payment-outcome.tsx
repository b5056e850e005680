import { Plural, Trans } from '@lingui/react/macro';
import type { CapturedOrder } from '#contract/payment.ts';

/** What a payment brought, or will bring. */
export function PaymentOutcome({ result }: { result: Pick<CapturedOrder, 'status' | 'creditsAdded'> }) {
  if (result.status === 'PENDING') {
    return <Trans>Your credits come by themselves as soon as it has arrived. You need not pay again.</Trans>;
  }
  if (result.status === 'SCHEDULED') {
    return (
      <Trans>It begins by itself when what you have now ends. Until then there is nothing to pay.</Trans>
    );
  }
  return (
    <Plural
      value={result.creditsAdded}
      one="# credit has been added to your account."
      other="# credits have been added to your account."
    />
  );
}
