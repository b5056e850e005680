import { Hono } from 'hono';
import type { Context } from '../context.ts';
import { ok } from '../http/envelope.ts';
import { limitAddress } from '../http/limit.ts';
import type { HttpEnv } from '../http/router.ts';
import { hearOfRequest } from '../services/engines/hear-of-request.ts';
import { receiveWebhook } from '../services/payments/receive-webhook.ts';

/** What the providers of payments and of pictures call. No part of the documented API: its shape is theirs. */
export function webhookRoutes(context: Context) {
  return new Hono<HttpEnv>()
    .post('/api/payment/webhook', limitAddress(context, 'webhook-address'), async (c) => {
      await receiveWebhook(context, c.req.raw.headers, await c.req.text());
      return c.json(ok(null), 200);
    })
    .post('/api/models/webhook', limitAddress(context, 'model-webhook-address'), async (c) => {
      await hearOfRequest(context, c.req.query(), c.req.raw.headers, await c.req.text());
      return c.json(ok(null), 200);
    });
}
