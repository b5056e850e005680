import { addMonths } from '#server/providers/payment/add-months.ts';

export interface Money {
  currency_code: string;
  value: string;
}

export interface StandInCapture {
  id: string;
  status: 'COMPLETED' | 'DECLINED' | 'PENDING' | 'REFUNDED';
  amount: Money;
  custom_id: string | undefined;
  processor_response?: { response_code: string };
  time: string;
}

export interface StandInOrder {
  id: string;
  status: 'CREATED' | 'APPROVED' | 'COMPLETED' | 'PAYER_ACTION_REQUIRED';
  intent: 'CAPTURE';
  unit: { reference_id: string; custom_id?: string; amount: Money };
  captures: StandInCapture[];
  refunds: { id: string; status: 'COMPLETED'; amount: Money; capture: string; time: string }[];
  /** What the next capture is answered with; null pays. */
  declines: string | null;
}

export interface StandInTransaction {
  id: string;
  status: 'COMPLETED' | 'REFUNDED';
  amount: Money;
  time: string;
}

export interface StandInSubscription {
  id: string;
  plan_id: string;
  custom_id: string;
  status: 'APPROVAL_PENDING' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED';
  start_time: string | undefined;
  setupFee: Money | undefined;
  transactions: StandInTransaction[];
  failed_payments_count: number;
}

export interface StandInPlan {
  id: string;
  price: Money;
  unit: 'MONTH' | 'YEAR';
}

/** What PayPal would remember. */
export class StandInBooks {
  readonly orders = new Map<string, StandInOrder>();
  readonly subscriptions = new Map<string, StandInSubscription>();
  readonly plans = new Map<string, StandInPlan>();
  /** Payments about which buyers complain, and how that ended. */
  readonly disputes = new Map<string, 'OPEN' | 'RESOLVED_BUYER_FAVOUR' | 'RESOLVED_SELLER_FAVOUR'>();
  #last = 0;

  /** Names as PayPal's are: nobody guesses the next. */
  newId(prefix = ''): string {
    return `${prefix}${(++this.#last).toString(36).toUpperCase().padStart(13, '0')}`;
  }

  /** The buyer says yes in PayPal's window. */
  approve(id: string): void {
    const order = this.order(id);
    if (order.status === 'CREATED' || order.status === 'PAYER_ACTION_REQUIRED') order.status = 'APPROVED';
  }

  order(id: string): StandInOrder {
    const order = this.orders.get(id);
    if (!order) throw new Error(`the stand-in has no order ${id}`);
    return order;
  }

  subscription(id: string): StandInSubscription {
    const subscription = this.subscriptions.get(id);
    if (!subscription) throw new Error(`the stand-in has no subscription ${id}`);
    return subscription;
  }

  /** Takes the money of an order that was approved; once. */
  capture(order: StandInOrder): StandInCapture {
    const declined = order.declines;
    const capture: StandInCapture = {
      id: this.newId('CAP'),
      status: declined ? 'DECLINED' : 'COMPLETED',
      amount: order.unit.amount,
      custom_id: order.unit.custom_id,
      ...(declined && { processor_response: { response_code: declined } }),
      time: new Date().toISOString(),
    };
    order.captures.push(capture);
    if (!declined) order.status = 'COMPLETED';
    return capture;
  }

  /** Gives a capture or a transaction back in full; false when that was done before, null when there is none. */
  refund(paymentId: string): boolean | null {
    for (const order of this.orders.values()) {
      const capture = order.captures.find(({ id }) => id === paymentId);
      if (!capture) continue;
      if (capture.status === 'REFUNDED') return false;
      capture.status = 'REFUNDED';
      const refund = { id: this.newId('REF'), amount: capture.amount, capture: capture.id };
      order.refunds.push({ ...refund, status: 'COMPLETED', time: new Date().toISOString() });
      return true;
    }
    for (const { transactions } of this.subscriptions.values()) {
      const transaction = transactions.find(({ id }) => id === paymentId);
      if (!transaction) continue;
      if (transaction.status === 'REFUNDED') return false;
      transaction.status = 'REFUNDED';
      return true;
    }
    return null;
  }

  /** The buyer agrees to a subscription; the first payment is taken, unless it begins later. */
  activate(id: string): void {
    const subscription = this.subscription(id);
    if (subscription.status !== 'APPROVAL_PENDING') return;
    subscription.status = 'ACTIVE';
    if (subscription.setupFee) this.#pay(subscription, subscription.setupFee);
    else if (!subscription.start_time) this.bill(id);
  }

  /** Takes the money of the next period. */
  bill(id: string): StandInTransaction {
    const subscription = this.subscription(id);
    const plan = this.plans.get(subscription.plan_id);
    if (!plan) throw new Error(`the stand-in has no plan ${subscription.plan_id}`);
    subscription.failed_payments_count = 0;
    return this.#pay(subscription, plan.price);
  }

  nextBilling({ plan_id, transactions }: StandInSubscription): string {
    const months = this.plans.get(plan_id)?.unit === 'YEAR' ? 12 : 1;
    const last = transactions.at(-1)?.time;
    return addMonths(last ? new Date(last) : new Date(), months).toISOString();
  }

  #pay({ transactions }: StandInSubscription, amount: Money): StandInTransaction {
    const time = new Date().toISOString();
    const transaction = { id: this.newId('TXN'), status: 'COMPLETED', amount, time } as const;
    transactions.push({ ...transaction });
    return transaction;
  }
}
