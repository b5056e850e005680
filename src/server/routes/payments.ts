import { createRoute, z } from '@hono/zod-openapi';
import { boundedString } from '#contract/bounded.ts';
import { pageSchema } from '#contract/page.ts';
import {
  capturedOrderSchema,
  createdOrderSchema,
  createOrderSchema,
  orderSchema,
  ordersQuerySchema,
  rechargeSchema,
} from '#contract/payment.ts';
import type { Context } from '../context.ts';
import { answers, body, ok } from '../http/envelope.ts';
import { createRouter } from '../http/router.ts';
import { signedIn, signedInLimited } from '../http/signed-in.ts';
import { cancelMembership } from '../services/payments/cancel-membership.ts';
import { captureOrder } from '../services/payments/capture-order.ts';
import { createOrder } from '../services/payments/create-order.ts';
import { listOrders } from '../services/payments/list-orders.ts';

export function paymentRoutes(context: Context) {
  const tags = ['payments'];
  const orderRoute = createRoute({
    ...signedInLimited(context, 'order-account'),
    method: 'post',
    path: '/api/payment/order',
    tags,
    summary: 'Order a plan',
    request: { body: body(createOrderSchema) },
    responses: answers(createdOrderSchema, 401, 409, 422, 429, 503),
  });
  const rechargeRoute = createRoute({
    ...signedInLimited(context, 'order-account'),
    method: 'post',
    path: '/api/recharge/recharge',
    tags,
    summary: 'Order a plan by its code alone',
    request: { body: body(rechargeSchema) },
    responses: answers(createdOrderSchema, 401, 409, 422, 429, 503),
  });
  const captureRoute = createRoute({
    ...signedIn(context),
    method: 'post',
    path: '/api/payment/capture/{orderId}',
    tags,
    summary: 'Take the money and give what was bought; once, however often it is asked',
    request: { params: z.object({ orderId: boundedString(200) }) },
    responses: answers(capturedOrderSchema, 401, 402, 404, 409),
  });
  const historyRoute = createRoute({
    ...signedIn(context),
    method: 'get',
    path: '/api/payment/chargerecord',
    tags,
    summary: "The caller's orders",
    request: { query: ordersQuerySchema },
    responses: answers(pageSchema(orderSchema), 401, 422),
  });
  const cancelRoute = createRoute({
    ...signedIn(context),
    method: 'post',
    path: '/api/subscription/cancel',
    tags,
    summary: 'Stop the renewal of a membership',
    responses: answers(z.null(), 401, 409),
  });

  return createRouter()
    .openapi(orderRoute, async (c) =>
      c.json(ok(await createOrder(context, c.var.caller, c.req.valid('json'))), 200),
    )
    .openapi(rechargeRoute, async (c) => {
      const order = { ...c.req.valid('json'), method: 'paypal', chargeType: 'Credit' } as const;
      return c.json(ok(await createOrder(context, c.var.caller, order)), 200);
    })
    .openapi(captureRoute, async (c) =>
      c.json(ok(await captureOrder(context, c.var.caller, c.req.valid('param').orderId)), 200),
    )
    .openapi(historyRoute, async (c) =>
      c.json(ok(await listOrders(context, c.var.caller, c.req.valid('query'))), 200),
    )
    .openapi(cancelRoute, async (c) => {
      await cancelMembership(context, c.var.caller);
      return c.json(ok(null), 200);
    });
}
