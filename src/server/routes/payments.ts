import { createRoute, z } from '@hono/zod-openapi';
import { pageSchema } from '#contract/page.ts';
import {
  createdOrderSchema,
  createOrderSchema,
  orderSchema,
  ordersQuerySchema,
  paymentIdSchema,
  paymentResultSchema,
  rechargeSchema,
  testCardSchema,
} from '#contract/payment.ts';
import type { Context } from '../context.ts';
import { languageOf } from '../http/client.ts';
import { answers, body, ok } from '../http/envelope.ts';
import { createRouter } from '../http/router.ts';
import { signedIn, signedInLimited } from '../http/signed-in.ts';
import { cancelOrder } from '../services/payments/cancel-order.ts';
import { capturePayment } from '../services/payments/capture-payment.ts';
import { createOrder } from '../services/payments/create-order.ts';
import { enterTestCard } from '../services/payments/enter-test-card.ts';
import { findPayment } from '../services/payments/find-payment.ts';
import { listOrders } from '../services/payments/list-orders.ts';

const params = z.object({ orderId: paymentIdSchema });

export function paymentRoutes(context: Context) {
  const tags = ['payments'];
  const orderRoute = createRoute({
    ...signedInLimited(context, 'order-account'),
    method: 'post',
    path: '/api/payment/order',
    tags,
    summary: 'Order a pass or a membership',
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
    request: { params },
    responses: answers(paymentResultSchema, 401, 402, 404, 409),
  });
  const resultRoute = createRoute({
    ...signedIn(context),
    method: 'get',
    path: '/api/payment/result/{orderId}',
    tags,
    summary: 'What came of a payment',
    request: { params },
    responses: answers(paymentResultSchema, 401, 404, 409),
  });
  const leaveRoute = createRoute({
    ...signedIn(context),
    method: 'post',
    path: '/api/payment/cancel/{orderId}',
    tags,
    summary: 'Leave without paying; what is paid stays',
    request: { params },
    responses: answers(z.null(), 401, 404, 409),
  });
  const testCardRoute = createRoute({
    ...signedInLimited(context, 'order-account'),
    method: 'post',
    path: '/api/payment/test-card/{orderId}',
    tags,
    summary: 'Where no money is taken: enter a test card, before the capture',
    request: { params, body: body(testCardSchema) },
    responses: answers(z.null(), 401, 404, 409, 422, 429),
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

  return createRouter()
    .openapi(orderRoute, async (c) =>
      c.json(ok(await createOrder(context, c.var.caller, c.req.valid('json'), languageOf(c))), 200),
    )
    .openapi(rechargeRoute, async (c) => {
      const order = { ...c.req.valid('json'), method: 'paypal' } as const;
      return c.json(ok(await createOrder(context, c.var.caller, order, languageOf(c))), 200);
    })
    .openapi(captureRoute, async (c) =>
      c.json(ok(await capturePayment(context, c.var.caller, c.req.valid('param').orderId)), 200),
    )
    .openapi(resultRoute, async (c) =>
      c.json(ok(await findPayment(context, c.var.caller, c.req.valid('param').orderId)), 200),
    )
    .openapi(leaveRoute, async (c) => {
      await cancelOrder(context, c.var.caller, c.req.valid('param').orderId);
      return c.json(ok(null), 200);
    })
    .openapi(testCardRoute, async (c) => {
      await enterTestCard(context, c.var.caller, c.req.valid('param').orderId, c.req.valid('json'));
      return c.json(ok(null), 200);
    })
    .openapi(historyRoute, async (c) =>
      c.json(ok(await listOrders(context, c.var.caller, c.req.valid('query'))), 200),
    );
}
