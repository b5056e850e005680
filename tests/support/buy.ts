import type { TestServer } from './test-server.ts';

/** Makes somebody a member, the way people become one: by buying a plan. Brings the plan's credits. */
export async function buy(
  { api }: Pick<TestServer, 'api'>,
  buyer: { headers: Record<string, string> },
  planCode = 'day7',
) {
  const order = await (await api.payment.order.$post({ json: { planCode } }, buyer)).json();
  if (order.status !== 'success') throw new Error(order.message);
  const param = { orderId: order.data.id };
  const captured = await (await api.payment.capture[':orderId'].$post({ param }, buyer)).json();
  if (captured.status !== 'success') throw new Error(captured.message);
  return { ...captured.data, paymentId: order.data.id };
}
