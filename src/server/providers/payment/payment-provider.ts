import type { DeclineReason } from '#contract/payment.ts';
import type { Membership } from '#contract/plan.ts';
import type { Checkout } from '#contract/plan-catalog.ts';

export interface PaymentOrder {
  /** Ours; asking twice with the same reference makes one order. */
  reference: string;
  method: 'paypal' | 'card';
  /** In cents. */
  amount: number;
  currency: string;
  description: string;
}

export interface NewSubscription {
  /** Ours; asking twice with the same reference makes one subscription. */
  reference: string;
  providerPlanId: string;
  plan: Membership;
  currency: string;
  /** In cents: what is paid at once, for the first period. */
  firstAmount: number;
  /** When renewals begin, if that is not with the first payment. */
  startsAt: Date | null;
}

export interface CreatedPayment {
  providerOrderId: string;
  /** Where the buyer agrees to pay, when that happens on a page of the provider's. */
  approveUrl: string | null;
}

/** Where a payment stands at its provider. */
export interface PaymentState {
  status: 'CREATED' | 'PENDING' | 'COMPLETED' | 'DECLINED' | 'CANCELLED' | 'REFUNDED';
  /** The name of the payment itself; null while there is none. */
  paymentId: string | null;
  /** In cents: what was taken, and what of it was given back. */
  amount: number;
  refundedAmount: number;
  currency: string;
  declined: DeclineReason | null;
}

/** One payment of a subscription. */
export interface SubscriptionPayment extends PaymentState {
  paymentId: string;
  at: Date;
}

export interface SubscriptionState {
  /** `SUSPENDED`: it renews no more because payments failed. */
  status: 'CREATED' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED';
  /** Whether a renewal was tried and failed. */
  isFailing: boolean;
  declined: DeclineReason | null;
  /** The oldest first. */
  payments: SubscriptionPayment[];
}

/** A payment or refund as the provider's books have it. Refunds name the payment that they give back. */
export interface BookedPayment {
  paymentId: string;
  kind: 'payment' | 'refund';
  /** In cents. */
  amount: number;
  currency: string;
  at: Date;
}

/** What something that happened at the provider is about; the provider is then asked where that stands. */
export interface PaymentNews {
  orderId?: string;
  paymentId?: string;
  subscriptionId?: string;
}

export type DisputeState = 'none' | 'open' | 'won' | 'lost';

/** The provider was asked and refused; nothing has happened. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused';
}
/** Nobody knows whether it happened: the provider did not answer in time, or said that it broke. */
export class PaymentUncertain extends Error {
  override name = 'PaymentUncertain';
}

/**
 * Something that takes money. What it is asked for is named by references of ours, so that asking again does nothing
 * more. All calls throw PaymentRefused or PaymentUncertain.
 */
export interface PaymentProvider {
  readonly id: string;
  /** What the checkout needs to know. */
  readonly checkout: Checkout;

  createOrder(order: PaymentOrder): Promise<CreatedPayment>;
  /** Takes the money of an order that its buyer has agreed to. `attempt` counts what was declined before. */
  capture(providerOrderId: string, attempt: number): Promise<PaymentState>;
  findOrder(providerOrderId: string): Promise<PaymentState>;
  /** Gives a payment back in full. */
  refund(payment: { paymentId: string; reference: string }): Promise<void>;
  findDispute(paymentId: string): Promise<DisputeState>;

  /** Makes what subscriptions of a plan at this price are about. Returns its name there. */
  createPlan(plan: Membership, currency: string): Promise<string>;
  createSubscription(subscription: NewSubscription): Promise<CreatedPayment>;
  /** Has a subscription begin that its buyer has agreed to. */
  activateSubscription(providerSubscriptionId: string): Promise<void>;
  /** `createdAt`: when it was made, before which it has no payments. */
  findSubscription(providerSubscriptionId: string, createdAt: Date): Promise<SubscriptionState>;
  /** Stops renewals; done before, it does nothing. */
  cancelSubscription(providerSubscriptionId: string): Promise<void>;

  /** Everything in its books between two times. */
  listPayments(from: Date, until: Date): Promise<BookedPayment[]>;
  /**
   * What a webhook is about; null for what concerns nobody here.
   * @param body exactly as it came
   * @throws PaymentRefused when it does not come from the provider
   */
  readWebhook(headers: Headers, body: string): Promise<PaymentNews | null>;
}
