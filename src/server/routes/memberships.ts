import { createRoute, z } from '@hono/zod-openapi';
import { changeMembershipSchema, changeQuoteSchema, quoteQuerySchema } from '#contract/membership-change.ts';
import { createdOrderSchema } from '#contract/payment.ts';
import type { Context } from '../context.ts';
import { languageOf } from '../http/client.ts';
import { answers, body, ok } from '../http/envelope.ts';
import { createRouter } from '../http/router.ts';
import { signedIn, signedInLimited } from '../http/signed-in.ts';
import { cancelMembership } from '../services/memberships/cancel-membership.ts';
import { changeMembership } from '../services/memberships/change-membership.ts';
import { quoteChange } from '../services/memberships/quote-change.ts';

export function membershipRoutes(context: Context) {
  const tags = ['payments'];
  const quoteRoute = createRoute({
    ...signedInLimited(context, 'quote-account'),
    method: 'get',
    path: '/api/subscription/quote',
    tags,
    summary: 'What changing to another membership would cost',
    request: { query: quoteQuerySchema },
    responses: answers(changeQuoteSchema, 401, 409, 422, 429),
  });
  const changeRoute = createRoute({
    ...signedInLimited(context, 'order-account'),
    method: 'post',
    path: '/api/subscription/change',
    tags,
    summary: 'Order another membership in place of the present one, at the quoted price',
    request: { body: body(changeMembershipSchema) },
    responses: answers(createdOrderSchema, 401, 409, 422, 429, 503),
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
    .openapi(quoteRoute, async (c) => {
      const { planCode } = c.req.valid('query');
      return c.json(ok((await quoteChange(context, c.var.caller.userId, planCode)).quote), 200);
    })
    .openapi(changeRoute, async (c) =>
      c.json(ok(await changeMembership(context, c.var.caller, c.req.valid('json'), languageOf(c))), 200),
    )
    .openapi(cancelRoute, async (c) => {
      await cancelMembership(context, c.var.caller);
      return c.json(ok(null), 200);
    });
}
