/** Money in the reader's way of writing it. Amounts are in cents, whatever the currency. */
export function formatAmount(cents: number, currency: string, language: string): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 100);
}

/** The end of an order's id, which no other order shares: enough to ask about it. */
export function orderNumber(orderId: string): string {
  return (orderId.split('-').at(-1) ?? orderId).toUpperCase();
}
