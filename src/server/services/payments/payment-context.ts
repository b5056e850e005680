import type { Context } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import type { PaymentProvider } from '../../providers/payment/payment-provider.ts';

/** What payments need: the server has it, and the operator's command line. */
export type PaymentContext = Pick<Context, 'db' | 'queue' | 'log' | 'payment'> & {
  config: Pick<Context['config'], 'publicUrl'>;
};

/** @throws ServiceError PAYMENT_OFF where nothing is sold */
export function needProvider({ payment }: Pick<Context, 'payment'>): PaymentProvider {
  if (!payment) throw new ServiceError('PAYMENT_OFF');
  return payment;
}
