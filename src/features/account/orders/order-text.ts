/** The end of an order's id, which no other order shares: enough to ask about it. */
export function orderNumber(orderId: string): string {
  return (orderId.split('-').at(-1) ?? orderId).toUpperCase();
}
