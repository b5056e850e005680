/** What an order has given. */
export interface Granted {
  creditsAdded: number;
  period: { startsAt: Date; endsAt: Date };
}
