/** What the address of the prices carries. */
export interface PricingSearch {
  /** The plan that is at the checkout. */
  plan?: string;
  /** How somebody comes back from the payment provider's page. */
  payment?: 'return' | 'cancel';
  /** The provider's name for what was agreed to: of an order, or of a subscription. */
  token?: string;
  subscription_id?: string;
}

export function readPricingSearch(search: Record<string, unknown>): PricingSearch {
  const { payment } = search;
  const found: PricingSearch = payment === 'return' || payment === 'cancel' ? { payment } : {};
  for (const name of ['plan', 'token', 'subscription_id'] as const) {
    const value = search[name];
    if (typeof value === 'string' && value) found[name] = value;
  }
  return found;
}

/** The payment that somebody comes back from; undefined when they do not. */
export function returnedPayment(search: PricingSearch): string | undefined {
  return search.payment === 'return' ? (search.subscription_id ?? search.token) : undefined;
}
