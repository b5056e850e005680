import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { CapturedOrder } from '#contract/payment.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { problemTexts } from '../checkout/payment-problem.ts';
import { OrdersLink } from './orders-link.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import { paymentResultQuery } from './payment-result-query.ts';
import { WaitingForResult } from './waiting-for-result.tsx';

interface PaymentResultProps {
  /** The provider's name for the payment. */
  paymentId: string;
  onStart: () => void;
  onChooseAgain: () => void;
}

/** For whoever comes back from the provider's page: takes the payment that they agreed to, and says what came of it. */
export function PaymentResult({ paymentId, onStart, onChooseAgain }: PaymentResultProps) {
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  const query = useQuery(paymentResultQuery(paymentId));
  const { data: result } = query;
  const status = result?.status;
  useEffect(() => {
    if (status !== 'COMPLETED' && status !== 'SCHEDULED') return;
    for (const queryKey of [['profile'], ['orders'], ['ledger']]) queryClient.invalidateQueries({ queryKey });
  }, [status, queryClient]);

  if (!result) return <WaitingForResult query={query} />;
  if (result.status === 'DECLINED') {
    const words = problemTexts(result.declined ?? 'other').map((text) => i18n._(text));
    return (
      <Notice
        picture={<CircleAlert size={56} strokeWidth={1} className="text-err" />}
        title={<Trans>The payment failed</Trans>}
        text={<span role="alert">{words}</span>}
      >
        <Button variant="solid" onClick={onChooseAgain}>
          <Trans>Back to the plans</Trans>
        </Button>
      </Notice>
    );
  }
  const { picture, title } = looks[result.status];
  return (
    <Notice picture={picture} title={title} text={<PaymentOutcome result={result} />}>
      <Button variant="commit" size="large" onClick={onStart}>
        <Trans>Start Creating</Trans>
      </Button>
      <OrdersLink />
    </Notice>
  );
}

const looks: Record<
  Exclude<CapturedOrder['status'], 'DECLINED'>,
  { picture: ReactNode; title: ReactNode }
> = {
  COMPLETED: {
    picture: <CircleCheck size={56} strokeWidth={1} className="text-ok" />,
    title: <Trans>Subscribed successfully</Trans>,
  },
  SCHEDULED: {
    picture: <CircleCheck size={56} strokeWidth={1} className="text-ok" />,
    title: <Trans>The change is arranged</Trans>,
  },
  PENDING: {
    picture: <Clock size={56} strokeWidth={1} className="text-stencil" />,
    title: <Trans>The payment is on its way</Trans>,
  },
};
