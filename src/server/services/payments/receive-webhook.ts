import { ServiceError } from '../../errors.ts';
import { PaymentRefused } from '../../providers/payment/payment-provider.ts';
import { findSubscription } from '../memberships/subscription.ts';
import { syncSubscription } from '../memberships/sync-subscription.ts';
import { findOrder } from './find-order.ts';
import { needProvider, type PaymentContext } from './payment-context.ts';
import { syncOrder } from './sync-order.ts';

/**
 * Hears from the provider that something happened, and asks it where that stands: what the webhook itself says is
 * never believed, so that late, repeated and replayed ones do no harm. One that could not be followed is refused, and
 * sent again.
 * @throws ServiceError PAYMENT_OFF, FORBIDDEN when it is forged, or UNAVAILABLE
 */
export async function receiveWebhook(context: PaymentContext, headers: Headers, body: string): Promise<void> {
  const provider = needProvider(context);
  const { db, log } = context;
  const news = await provider.readWebhook(headers, body).catch((error: unknown) => {
    const isForged = error instanceof PaymentRefused;
    log.warn({ err: error }, isForged ? 'a webhook was refused' : 'a webhook could not be verified');
    throw new ServiceError(isForged ? 'FORBIDDEN' : 'UNAVAILABLE');
  });
  if (!news) return;
  const name = news.orderId ?? news.paymentId;
  try {
    const order = name ? await findOrder(db, provider.id, name) : undefined;
    const { subscriptionId } = news;
    const subscription = subscriptionId && (await findSubscription(db, provider.id, subscriptionId));
    if (order) await syncOrder(context, order);
    else if (subscription) await syncSubscription(context, subscription);
    else log.warn(news, 'a webhook is about nothing that was bought here');
  } catch (error) {
    log.warn({ err: error, ...news }, 'a webhook could not be followed');
    throw new ServiceError('UNAVAILABLE');
  }
}
