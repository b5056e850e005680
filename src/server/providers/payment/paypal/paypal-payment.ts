import { brand } from '#contract/brand.ts';
import type { Membership } from '#contract/plan.ts';
import type { Checkout } from '#contract/plan-catalog.ts';
import type {
  BookedPayment,
  CreatedPayment,
  DisputeState,
  NewSubscription,
  PaymentNews,
  PaymentOrder,
  PaymentProvider,
  PaymentState,
  SubscriptionState,
} from '../payment-provider.ts';
import { type PayPalAccess, PayPalApi, PayPalRefusal } from './paypal-api.ts';
import { listBookedPayments } from './paypal-books.ts';
import { declineReason } from './paypal-decline.ts';
import { toMoney } from './paypal-money.ts';
import { paymentOfOrder } from './paypal-order.ts';
import {
  createdSchema,
  disputesSchema,
  namedSchema,
  orderSchema,
  subscriptionSchema,
  transactionsSchema,
} from './paypal-shapes.ts';
import { paymentsOf, planBody, startOf } from './paypal-subscription.ts';
import { newsOf, verifyWebhook } from './paypal-webhook.ts';

export interface PayPalSettings extends PayPalAccess {
  webhookId: string;
  /** Where browsers load PayPal's script from. */
  scriptUrl: string;
  /** The one currency in which we sell. */
  currency: string;
  /** Where buyers come back to from PayPal's page: our own address. */
  publicUrl: string;
}

/** PayPal's Orders v2 and Subscriptions. */
export class PayPalPayment implements PaymentProvider {
  readonly id = 'paypal';
  readonly checkout: Checkout;
  readonly #settings: PayPalSettings;
  readonly #api: PayPalApi;

  constructor(settings: PayPalSettings) {
    this.#settings = settings;
    this.#api = new PayPalApi(settings);
    this.checkout = { provider: 'paypal', clientId: settings.clientId, scriptUrl: settings.scriptUrl };
  }

  async createOrder({ reference, method, amount, currency, description }: PaymentOrder) {
    const unit = {
      reference_id: reference,
      custom_id: reference,
      description,
      amount: toMoney(amount, currency),
    };
    // Card fields tell PayPal themselves what is paid with.
    const payment_source =
      method === 'card'
        ? undefined
        : {
            paypal: {
              experience_context: {
                ...this.#comingBack(),
                shipping_preference: 'NO_SHIPPING',
                user_action: 'PAY_NOW',
              },
            },
          };
    return this.#create('/v2/checkout/orders', `order-${reference}`, {
      intent: 'CAPTURE',
      purchase_units: [unit],
      payment_source,
    });
  }

  async capture(id: string, attempt: number): Promise<PaymentState> {
    try {
      const order = await this.#api.call({
        method: 'POST',
        path: `/v2/checkout/orders/${encodeURIComponent(id)}/capture`,
        body: {},
        requestId: `capture-${id}-${attempt}`,
        answer: orderSchema,
      });
      return paymentOfOrder(order, this.#settings.currency);
    } catch (error) {
      if (!(error instanceof PayPalRefusal)) throw error;
      const { issue } = error;
      if (issue === 'ORDER_ALREADY_CAPTURED' || issue === 'ORDER_NOT_APPROVED') return this.findOrder(id);
      if (error.httpStatus !== 422) throw error;
      const nothing = { paymentId: null, amount: 0, refundedAmount: 0, currency: this.#settings.currency };
      return { ...nothing, status: 'DECLINED', declined: declineReason(issue) };
    }
  }

  async findOrder(id: string): Promise<PaymentState> {
    const order = await this.#api.call({
      method: 'GET',
      path: `/v2/checkout/orders/${encodeURIComponent(id)}`,
      answer: orderSchema,
    });
    return paymentOfOrder(order, this.#settings.currency);
  }

  async refund({ paymentId, reference }: { paymentId: string; reference: string }): Promise<void> {
    try {
      await this.#api.call({
        method: 'POST',
        path: `/v2/payments/captures/${encodeURIComponent(paymentId)}/refund`,
        body: {},
        requestId: `refund-${reference}`,
      });
    } catch (error) {
      if (!(error instanceof PayPalRefusal && error.issue === 'CAPTURE_FULLY_REFUNDED')) throw error;
    }
  }

  async findDispute(paymentId: string): Promise<DisputeState> {
    const { items } = await this.#api.call({
      method: 'GET',
      path: `/v1/customer/disputes?disputed_transaction_id=${encodeURIComponent(paymentId)}`,
      answer: disputesSchema,
    });
    if (items.length === 0) return 'none';
    if (items.some(({ status }) => status !== 'RESOLVED')) return 'open';
    const isLost = items.some(
      ({ dispute_outcome }) => dispute_outcome?.outcome_code === 'RESOLVED_BUYER_FAVOUR',
    );
    return isLost ? 'lost' : 'won';
  }

  async createPlan(plan: Membership, currency: string): Promise<string> {
    const product = await this.#api.call({
      method: 'POST',
      path: '/v1/catalogs/products',
      body: { name: `${brand.name} ${plan.name.en ?? plan.code}`, type: 'SERVICE', category: 'SOFTWARE' },
      requestId: `product-${plan.code}`,
      answer: namedSchema,
    });
    const { id } = await this.#api.call({
      method: 'POST',
      path: '/v1/billing/plans',
      body: planBody(plan, currency, product.id),
      requestId: `plan-${plan.code}-${plan.price}-${currency}`,
      answer: namedSchema,
    });
    return id;
  }

  createSubscription(subscription: NewSubscription): Promise<CreatedPayment> {
    const { reference, providerPlanId } = subscription;
    return this.#create('/v1/billing/subscriptions', `subscription-${reference}`, {
      plan_id: providerPlanId,
      custom_id: reference,
      ...startOf(subscription, new Date()),
      application_context: {
        ...this.#comingBack(),
        shipping_preference: 'NO_SHIPPING',
        user_action: 'SUBSCRIBE_NOW',
      },
    });
  }

  /** Its buyer's yes is all that it needs (SUBSCRIBE_NOW). */
  async activateSubscription(): Promise<void> {}

  async findSubscription(id: string, createdAt: Date): Promise<SubscriptionState> {
    const path = `/v1/billing/subscriptions/${encodeURIComponent(id)}`;
    const { status, billing_info } = await this.#api.call({
      method: 'GET',
      path,
      answer: subscriptionSchema,
    });
    const isNew = status === 'APPROVAL_PENDING' || status === 'APPROVED';
    const period = new URLSearchParams({
      // Clocks differ a little.
      start_time: new Date(createdAt.getTime() - 86_400_000).toISOString(),
      end_time: new Date(Date.now() + 86_400_000).toISOString(),
    });
    const listed = isNew
      ? { transactions: [] }
      : await this.#api.call({
          method: 'GET',
          path: `${path}/transactions?${period}`,
          answer: transactionsSchema,
        });
    const failure = billing_info?.last_failed_payment?.reason_code;
    return {
      status: isNew ? 'CREATED' : status === 'EXPIRED' ? 'CANCELLED' : status,
      isFailing: (billing_info?.failed_payments_count ?? 0) > 0 || status === 'SUSPENDED',
      declined: failure ? declineReason(failure) : null,
      payments: paymentsOf(listed),
    };
  }

  async cancelSubscription(id: string): Promise<void> {
    try {
      await this.#api.call({
        method: 'POST',
        path: `/v1/billing/subscriptions/${encodeURIComponent(id)}/cancel`,
        body: { reason: 'Cancelled by the subscriber' },
      });
    } catch (error) {
      if (!(error instanceof PayPalRefusal && error.issue === 'SUBSCRIPTION_STATUS_INVALID')) throw error;
    }
  }

  listPayments(from: Date, until: Date): Promise<BookedPayment[]> {
    return listBookedPayments(this.#api, from, until);
  }

  async readWebhook(headers: Headers, body: string): Promise<PaymentNews | null> {
    return newsOf(await verifyWebhook(this.#api, this.#settings.webhookId, headers, body));
  }

  async #create(path: string, requestId: string, body: unknown): Promise<CreatedPayment> {
    const { id, links } = await this.#api.call({
      method: 'POST',
      ...{ path, requestId, body },
      answer: createdSchema,
    });
    const approve = links.find(({ rel }) => rel === 'approve' || rel === 'payer-action');
    return { providerOrderId: id, approveUrl: approve?.href ?? null };
  }

  /** PayPal adds its own name of the payment to these addresses. */
  #comingBack() {
    const { publicUrl } = this.#settings;
    return {
      brand_name: brand.name,
      return_url: `${publicUrl}/pricing?payment=return`,
      cancel_url: `${publicUrl}/pricing?payment=cancel`,
    };
  }
}
