import { randomUUID } from 'node:crypto';
import type { DeclineReason } from '#contract/payment.ts';
import {
  type BookedPayment,
  type CreatedPayment,
  type DisputeState,
  type NewSubscription,
  type PaymentOrder,
  type PaymentProvider,
  PaymentRefused,
  type PaymentState,
  type SubscriptionState,
} from '../payment-provider.ts';
import type { NewTestEntry, TestBooks, TestEntry } from './test-books.ts';
import { entryOf, isFailing, orderState, paymentsOf } from './test-periods.ts';

/**
 * Takes no money, so that buying can be tried where no provider is set up. It says yes to who pays without a card;
 * cards do as their number says. Memberships renew as time passes.
 */
export class TestPayment implements PaymentProvider {
  readonly id = 'test';
  readonly checkout = { provider: 'test' } as const;
  readonly #books: TestBooks;

  constructor(books: TestBooks) {
    this.#books = books;
  }

  async createOrder({ reference, amount, currency }: PaymentOrder): Promise<CreatedPayment> {
    return this.#open({ reference, amount, currency, renewalPrice: null, months: null, startsAt: null });
  }

  async capture(id: string): Promise<PaymentState> {
    return orderState(await this.#pay(id));
  }

  async findOrder(id: string): Promise<PaymentState> {
    return orderState(await this.#change(id, () => ({})));
  }

  /** What the buyer wrote into the card's fields: whether it pays, and goes on to. The next capture does so. */
  async enterCard(id: string, declines: DeclineReason | null, renews: boolean): Promise<void> {
    await this.#change(id, () => ({ cardDeclines: declines, renews }));
  }

  async refund({ paymentId }: { paymentId: string }): Promise<void> {
    await this.#change(entryOf(paymentId), (entry) => {
      const payment = paymentsOf(entry).find((each) => each.paymentId === paymentId);
      if (!payment) throw new PaymentRefused('there is no such payment');
      return { refunds: { ...entry.refunds, [paymentId]: payment.amount } };
    });
  }

  async findDispute(): Promise<DisputeState> {
    return 'none';
  }

  async createPlan({ code }: { code: string }): Promise<string> {
    return `TEST-${code}`;
  }

  async createSubscription(subscription: NewSubscription): Promise<CreatedPayment> {
    const { reference, plan, currency, firstAmount, startsAt } = subscription;
    const terms = { renewalPrice: plan.price, months: plan.months, startsAt };
    return this.#open({ reference, amount: firstAmount, currency, ...terms });
  }

  async activateSubscription(id: string): Promise<void> {
    await this.#pay(id);
  }

  async findSubscription(id: string): Promise<SubscriptionState> {
    const entry = await this.#change(id, () => ({}));
    return {
      status: entry.cancelledAt ? 'CANCELLED' : entry.status === 'COMPLETED' ? 'ACTIVE' : 'CREATED',
      isFailing: isFailing(entry),
      declined: entry.status === 'DECLINED' ? entry.cardDeclines : null,
      payments: paymentsOf(entry),
    };
  }

  async cancelSubscription(id: string): Promise<void> {
    await this.#change(id, ({ cancelledAt }) => ({ cancelledAt: cancelledAt ?? new Date() }));
  }

  async listPayments(from: Date, until: Date): Promise<BookedPayment[]> {
    const payments = (await this.#books.list()).flatMap(paymentsOf);
    return payments
      .filter(({ at }) => at >= from && at <= until)
      .flatMap(({ paymentId, amount, refundedAmount, currency, at }): BookedPayment[] => {
        const payment: BookedPayment = { paymentId, kind: 'payment', amount, currency, at };
        return refundedAmount > 0
          ? [payment, { ...payment, kind: 'refund', amount: refundedAmount }]
          : [payment];
      });
  }

  async readWebhook(): Promise<never> {
    throw new PaymentRefused('the test provider sends no webhooks');
  }

  async #open(entry: Omit<NewTestEntry, 'id'>): Promise<CreatedPayment> {
    const { id } = await this.#books.open({ id: `TEST-${randomUUID()}`, ...entry });
    return { providerOrderId: id, approveUrl: null };
  }

  /** Pays what is not paid yet, as the card says. */
  #pay(id: string): Promise<TestEntry> {
    return this.#change(id, ({ status, cardDeclines }) => {
      if (status === 'COMPLETED') return {};
      return cardDeclines ? { status: 'DECLINED' } : { status: 'COMPLETED', paidAt: new Date() };
    });
  }

  async #change(id: string, change: (entry: TestEntry) => Partial<TestEntry>): Promise<TestEntry> {
    const entry = await this.#books.change(id, change);
    if (!entry) throw new PaymentRefused('there is no such payment');
    return entry;
  }
}
