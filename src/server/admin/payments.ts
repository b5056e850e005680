import { loadPlans } from '../catalog/load-plans.ts';
import { openPayment } from '../providers/payment/open-payment.ts';
import { PaymentRefused, PaymentUncertain } from '../providers/payment/payment-provider.ts';
import { startQueue } from '../queue.ts';
import { latestOrders, orderHistory } from '../services/payments/latest-orders.ts';
import type { PaymentContext } from '../services/payments/payment-context.ts';
import { reconcile } from '../services/payments/reconcile.ts';
import { refundOrder } from '../services/payments/refund-order.ts';
import { testBooks } from '../services/payments/test-books.ts';
import { type Command, type CommandInput, needId, UsageError } from './command.ts';

const maxReconciledDays = 365;

export const paymentCommands: Record<string, Command> = {
  orders: {
    usage: 'orders [EMAIL]               the latest orders, of everybody or of one account',
    run: ({ db, words }) => latestOrders(db, words[0]),
  },
  'orders show': {
    usage: 'orders show ORDER            the states that an order has been in',
    run: ({ db, words }) => orderHistory(db, needId(words, 0, 'which order')),
  },
  refund: {
    isAct: true,
    usage: 'refund ORDER                 give the money back, and take back what is unspent',
    run: (input) =>
      withPayments(input, async (context) => {
        const order = await refundOrder(context, needId(input.words, 0, 'which order'));
        if (!order) throw new UsageError('There is no order with this id.');
        if (order.status === 'refunded') return `Refunded ${order.amount / 100} ${order.currency}.`;
        return order.providerPaymentId
          ? 'The provider has accepted the refund, and has not finished it yet. “reconcile” looks again.'
          : 'Nothing was paid for this order.';
      }),
  },
  reconcile: {
    isAct: true,
    usage: "reconcile [DAYS]             compare our books with the provider's, and finish what was left",
    run: (input) =>
      withPayments(input, async (context) => {
        const days = Number(input.words[0] ?? 31);
        if (!(days >= 1 && days <= maxReconciledDays))
          throw new UsageError(`Say how many days, up to ${maxReconciledDays}.`);
        const differences = await reconcile(context, days);
        return differences.length > 0 ? differences.map((row) => ({ ...row })) : 'The books agree.';
      }),
  },
  plans: {
    usage: 'plans                        what is sold here, with the changes of PLANS',
    run: async ({ env }) =>
      (await loadPlans(env.plans)).map((plan) => ({
        ...{ code: plan.code, kind: plan.kind, level: plan.level, price: plan.price / 100 },
        ...(plan.kind === 'pass'
          ? { days: plan.days, credits: plan.credits }
          : { months: plan.months, creditsPerMonth: plan.creditsPerMonth }),
        benefits: plan.benefits.join(' '),
      })),
  },
};

/** With the provider that is set, and a queue for the mails that follow. */
async function withPayments<T>(
  { db, env, databaseUrl, log }: CommandInput,
  use: (context: PaymentContext) => Promise<T>,
): Promise<T> {
  const publicUrl = env.publicUrl ?? `http://localhost:${env.port}`;
  const payment = openPayment(env, publicUrl, testBooks(db));
  if (!payment) throw new UsageError('Nothing is sold here: no payment provider is set.');
  const queue = await startQueue(databaseUrl, log);
  try {
    return await use({ db, queue, log, payment, config: { publicUrl } });
  } catch (error) {
    if (error instanceof PaymentRefused || error instanceof PaymentUncertain)
      throw new UsageError(`${error.message}. Nothing is lost: ask again, or run “reconcile”.`);
    throw error;
  } finally {
    await queue.stop();
  }
}
