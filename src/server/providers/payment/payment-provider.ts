import type { Checkout } from '#contract/plan-catalog.ts';

export interface PaymentOrder {
  /** Ours; asking twice with the same reference makes one order. */
  reference: string;
  /** In cents. */
  amount: number;
  currency: string;
  description: string;
}

export interface CreatedPayment {
  providerOrderId: string;
  /** Where the buyer agrees to pay, when that happens on a page of the provider's. */
  approveUrl: string | null;
}

export type CaptureStatus = 'COMPLETED' | 'PENDING' | 'DECLINED';

/** Something that takes money. */
export interface PaymentProvider {
  readonly id: string;
  /** What the checkout needs to know. */
  readonly checkout: Checkout;
  createOrder(order: PaymentOrder): Promise<CreatedPayment>;
  /** Takes the money of an order that its buyer has agreed to; asked again, it says what came of it. */
  capture(providerOrderId: string): Promise<CaptureStatus>;
}
