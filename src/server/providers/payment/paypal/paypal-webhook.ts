import { type PaymentNews, PaymentRefused } from '../payment-provider.ts';
import type { PayPalApi } from './paypal-api.ts';
import { type PayPalWebhook, verificationSchema, webhookSchema } from './paypal-shapes.ts';

/** PayPal's headers, by the names that it asks for them by. */
const headerOf = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
};

/**
 * Asks PayPal whether it has sent a webhook.
 * @throws PaymentRefused when it has not
 */
export async function verifyWebhook(
  api: PayPalApi,
  webhookId: string,
  headers: Headers,
  body: string,
): Promise<PayPalWebhook> {
  const signature = Object.fromEntries(
    Object.entries(headerOf).map(([name, header]) => [name, headers.get(header) ?? '']),
  );
  const event = webhookSchema.safeParse(parseJson(body));
  if (Object.values(signature).includes('') || !event.success)
    throw new PaymentRefused('this is no webhook of PayPal');
  // The event goes back letter by letter: written anew, its signature would not fit.
  const fields = JSON.stringify({ ...signature, webhook_id: webhookId });
  const { verification_status } = await api.call({
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    rawBody: `${fields.slice(0, -1)},"webhook_event":${body}}`,
    answer: verificationSchema,
  });
  if (verification_status !== 'SUCCESS') throw new PaymentRefused('PayPal has not sent this webhook');
  return event.data;
}

/** What an event is about; null for what concerns nobody here. */
export function newsOf({ event_type, resource }: PayPalWebhook): PaymentNews | null {
  const { id, billing_agreement_id, sale_id, supplementary_data, disputed_transactions, links } = resource;
  if (event_type.startsWith('CHECKOUT.ORDER.')) return id ? { orderId: id } : null;
  if (event_type.startsWith('BILLING.SUBSCRIPTION.')) return id ? { subscriptionId: id } : null;
  if (event_type.startsWith('PAYMENT.SALE.')) {
    if (billing_agreement_id) return { subscriptionId: billing_agreement_id };
    return sale_id ? { paymentId: sale_id } : null;
  }
  if (event_type.startsWith('PAYMENT.CAPTURE.')) {
    const orderId = supplementary_data?.related_ids?.order_id;
    if (orderId) return { orderId };
    // A refund names its capture by a link alone.
    const capture = links
      ?.find(({ rel }) => rel === 'up')
      ?.href.split('/')
      .at(-1);
    const paymentId = capture ?? id;
    return paymentId ? { paymentId } : null;
  }
  if (event_type.startsWith('CUSTOMER.DISPUTE.')) {
    const paymentId = disputed_transactions?.[0]?.seller_transaction_id;
    return paymentId ? { paymentId } : null;
  }
  return null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
