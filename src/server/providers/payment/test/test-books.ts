import type { DeclineReason } from '#contract/payment.ts';

/** What the test provider remembers of an order or a subscription. Amounts are in cents. */
export interface TestEntry {
  id: string;
  reference: string;
  currency: string;
  amount: number;
  /** Of a subscription. */
  renewalPrice: number | null;
  months: number | null;
  renews: boolean;
  cardDeclines: DeclineReason | null;
  status: 'CREATED' | 'DECLINED' | 'COMPLETED';
  refunds: Record<string, number>;
  startsAt: Date | null;
  paidAt: Date | null;
  cancelledAt: Date | null;
}

export type NewTestEntry = Pick<
  TestEntry,
  'id' | 'reference' | 'currency' | 'amount' | 'renewalPrice' | 'months' | 'startsAt'
>;

/** Where the test provider writes things down, so that they outlive the process. */
export interface TestBooks {
  /** Adds an entry, or finds the one that has its reference. */
  open(entry: NewTestEntry): Promise<TestEntry>;
  /** Changes an entry while nobody else does. Returns undefined when there is none. */
  change(id: string, change: (entry: TestEntry) => Partial<TestEntry>): Promise<TestEntry | undefined>;
  list(): Promise<TestEntry[]>;
}
