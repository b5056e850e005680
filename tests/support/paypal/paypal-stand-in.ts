import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { type Money, StandInBooks } from './stand-in-books.ts';
import { orderJson, refuse, subscriptionJson, transactionReport } from './stand-in-shapes.ts';

/**
 * What goes wrong with the next call: it breaks before or after it has done its work, or the line is cut when the work
 * is done, which is what a time-out looks like from the other side.
 */
export type Fault = 'breaks-before' | 'breaks-after' | 'cut-after';

const webhookId = 'WH-STAND-IN';
const secret = 'only PayPal knows this';

/** PayPal as far as we talk to it, on a port of its own: real paths, real shapes, real refusals. */
export class PayPalStandIn {
  readonly books = new StandInBooks();
  /** Faults of the next calls that change something, the first first. */
  readonly faults: Fault[] = [];
  /** Called when money has moved, before that is answered. */
  onCapture: (() => void) | undefined;
  /** How often each path was called, with ids left out. */
  readonly calls = new Map<string, number>();
  readonly settings;
  readonly #server: ServerType;
  /** Answers by the name of the request: asking twice does it once. */
  readonly #answered = new Map<string, { status: number; body: unknown }>();

  private constructor(server: ServerType, port: number) {
    this.#server = server;
    const url = `http://127.0.0.1:${port}`;
    this.settings = {
      ...{ url, clientId: 'stand-in', secret: 'stand-in', webhookId },
      ...{ scriptUrl: `${url}/sdk/js`, currency: 'USD', publicUrl: 'http://test' },
    };
  }

  static async start(): Promise<PayPalStandIn> {
    const app = new Hono<{ Bindings: { outgoing: { destroy(): void } } }>();
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
    if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
    const standIn = new PayPalStandIn(server, (server.address() as AddressInfo).port);
    standIn.#answer(app);
    return standIn;
  }

  async stop(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#server.close(() => resolve());
    if ('closeAllConnections' in this.#server) this.#server.closeAllConnections();
    await promise;
  }

  /** A webhook as PayPal sends it, with its signature. */
  webhook(event_type: string, resource: Record<string, unknown>): { headers: Headers; body: string } {
    const event = { id: this.books.newId('WH-'), event_version: '1.0', event_type, resource };
    // Spaces as PayPal has them: written anew, the letters are others.
    const body = JSON.stringify(event, null, 1);
    return {
      headers: new Headers({
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': `${this.settings.url}/v1/notifications/certs/CERT`,
        'paypal-transmission-id': this.books.newId(),
        'paypal-transmission-sig': sign(body),
        'paypal-transmission-time': new Date().toISOString(),
      }),
      body,
    };
  }

  #answer(app: Hono<{ Bindings: { outgoing: { destroy(): void } } }>): void {
    const { books } = this;
    app.use(async (c, next) => {
      const path = `${c.req.method} ${c.req.path.replace(/\/[A-Z0-9-]{13,}/g, '/{id}')}`;
      this.calls.set(path, (this.calls.get(path) ?? 0) + 1);
      const isChange = c.req.method === 'POST' && !/oauth2|verify-webhook/.test(c.req.path);
      const fault = isChange ? this.faults.shift() : undefined;
      if (fault === 'breaks-before') return c.json({ name: 'INTERNAL_SERVER_ERROR' }, 500);
      const requestId = c.req.header('paypal-request-id');
      const known = requestId && this.#answered.get(requestId);
      if (known) c.res = Response.json(known.body, { status: known.status });
      else {
        await next();
        if (requestId && c.res.ok)
          this.#answered.set(requestId, { status: c.res.status, body: await c.res.clone().json() });
      }
      if (fault === 'breaks-after') {
        c.res = undefined;
        c.res = Response.json({ name: 'INTERNAL_SERVER_ERROR' }, { status: 500 });
      } else if (fault === 'cut-after') c.env.outgoing.destroy();
    });
    app.post('/v1/oauth2/token', (c) =>
      c.json({ access_token: 'A21', token_type: 'Bearer', expires_in: 32_400 }),
    );
    app.use(async (c, next) => {
      if (c.req.header('authorization') !== 'Bearer A21') return refuse(401, 'AUTHENTICATION_FAILURE');
      await next();
    });

    app.post('/v2/checkout/orders', async (c) => {
      const { intent, purchase_units } = await c.req.json();
      const id = books.newId('ORD');
      const [unit] = purchase_units;
      books.orders.set(id, {
        id,
        intent,
        unit,
        status: 'CREATED',
        captures: [],
        refunds: [],
        declines: null,
      });
      const links = [
        { href: `https://www.paypal.com/checkoutnow?token=${id}`, rel: 'payer-action', method: 'GET' },
      ];
      return c.json({ id, status: 'PAYER_ACTION_REQUIRED', links }, 201);
    });
    app.get('/v2/checkout/orders/:id', (c) => {
      const order = books.orders.get(c.req.param('id'));
      return order ? c.json(orderJson(order)) : refuse(404, 'RESOURCE_NOT_FOUND');
    });
    app.post('/v2/checkout/orders/:id/capture', (c) => {
      const order = books.orders.get(c.req.param('id'));
      if (!order) return refuse(404, 'RESOURCE_NOT_FOUND');
      if (order.status === 'COMPLETED') return refuse(422, 'ORDER_ALREADY_CAPTURED');
      if (order.status !== 'APPROVED') return refuse(422, 'ORDER_NOT_APPROVED');
      books.capture(order);
      this.onCapture?.();
      return c.json(orderJson(order), 201);
    });
    app.post('/v2/payments/captures/:id/refund', (c) => {
      const done = books.refund(c.req.param('id'));
      if (done === null) return refuse(404, 'RESOURCE_NOT_FOUND');
      return done
        ? c.json({ id: books.newId('REF'), status: 'COMPLETED' }, 201)
        : refuse(422, 'CAPTURE_FULLY_REFUNDED');
    });

    app.post('/v1/catalogs/products', (c) => c.json({ id: books.newId('PROD-') }, 201));
    app.post('/v1/billing/plans', async (c) => {
      const { billing_cycles } = await c.req.json();
      const [{ frequency, pricing_scheme }] = billing_cycles;
      const id = books.newId('P-');
      books.plans.set(id, { id, price: pricing_scheme.fixed_price, unit: frequency.interval_unit });
      return c.json({ id, status: 'ACTIVE' }, 201);
    });
    app.post('/v1/billing/subscriptions', async (c) => {
      const { plan_id, custom_id, start_time, plan } = await c.req.json();
      if (!books.plans.has(plan_id)) return refuse(404, 'RESOURCE_NOT_FOUND');
      const id = books.newId('I-');
      const setupFee: Money | undefined = plan?.payment_preferences?.setup_fee;
      books.subscriptions.set(id, {
        ...{ id, plan_id, custom_id, start_time, setupFee },
        ...{ status: 'APPROVAL_PENDING', transactions: [], failed_payments_count: 0 },
      });
      const links = [
        { href: `https://www.paypal.com/webapps/billing/subscriptions?ba_token=${id}`, rel: 'approve' },
      ];
      return c.json({ id, status: 'APPROVAL_PENDING', links }, 201);
    });
    app.get('/v1/billing/subscriptions/:id', (c) => {
      const subscription = books.subscriptions.get(c.req.param('id'));
      if (!subscription) return refuse(404, 'RESOURCE_NOT_FOUND');
      return c.json(subscriptionJson(subscription, books.nextBilling(subscription)));
    });
    app.get('/v1/billing/subscriptions/:id/transactions', (c) => {
      const { transactions } = books.subscription(c.req.param('id'));
      return c.json({
        transactions: transactions.map(({ id, status, amount, time }) => ({
          ...{ id, status, time, amount_with_breakdown: { gross_amount: amount } },
        })),
      });
    });
    app.post('/v1/billing/subscriptions/:id/cancel', (c) => {
      const subscription = books.subscriptions.get(c.req.param('id'));
      if (!subscription) return refuse(404, 'RESOURCE_NOT_FOUND');
      if (subscription.status === 'CANCELLED') return refuse(422, 'SUBSCRIPTION_STATUS_INVALID');
      subscription.status = 'CANCELLED';
      return c.body(null, 204);
    });

    app.get('/v1/customer/disputes', (c) => {
      const dispute = books.disputes.get(c.req.query('disputed_transaction_id') ?? '');
      if (!dispute) return c.json({ items: [] });
      const resolved = { status: 'RESOLVED', dispute_outcome: { outcome_code: dispute } };
      return c.json({
        items: [{ dispute_id: 'PP-D-1', ...(dispute === 'OPEN' ? { status: 'OPEN' } : resolved) }],
      });
    });
    app.get('/v1/reporting/transactions', (c) => {
      const from = new Date(c.req.query('start_date') ?? '');
      const until = new Date(c.req.query('end_date') ?? '');
      const page = Number(c.req.query('page'));
      return c.json(transactionReport(books, from, until, page));
    });
    app.post('/v1/notifications/verify-webhook-signature', async (c) => {
      const raw = await c.req.text();
      const { transmission_sig, webhook_id } = JSON.parse(raw);
      const mark = '"webhook_event":';
      const event = raw.slice(raw.indexOf(mark) + mark.length, -1);
      const isOurs = webhook_id === webhookId && transmission_sig === sign(event);
      return c.json({ verification_status: isOurs ? 'SUCCESS' : 'FAILURE' });
    });
  }
}

const sign = (body: string) => createHmac('sha256', secret).update(body).digest('base64');
