import type { Payment, PaymentMethod } from '../use-payment.ts';

/**
 * What PayPal's script is told to take the money for.
 * @throws when there is no order, so that PayPal's window closes; why has been said by then
 */
export async function orderId(payment: Payment, method: PaymentMethod): Promise<string> {
  const order = await payment.order(method);
  if (!order) throw new Error('There is no order');
  return order.id;
}
