import { createRoute, z } from '@hono/zod-openapi';
import { pushStateSchema, pushSubscriptionSchema } from '#contract/push.ts';
import type { Context } from '../context.ts';
import { answers, body, ok } from '../http/envelope.ts';
import { createRouter } from '../http/router.ts';
import { signedIn, signedInLimited } from '../http/signed-in.ts';
import { pushState, subscribeToPush, unsubscribeFromPush } from '../services/push/subscribe.ts';

export function pushRoutes(context: Context) {
  const shared = { tags: ['sessions'], path: '/api/users/push' as const };
  const stateRoute = createRoute({
    ...signedIn(context),
    ...shared,
    method: 'get',
    summary:
      'Whether the browser of this login is told when designs are drawn, and the key to subscribe with',
    responses: answers(pushStateSchema, 401),
  });
  const subscribeRoute = createRoute({
    ...signedInLimited(context, 'push-account'),
    ...shared,
    method: 'put',
    summary: 'Have the browser of this login told when designs are drawn',
    request: { body: body(pushSubscriptionSchema) },
    responses: answers(z.null(), 401, 422, 429),
  });
  const unsubscribeRoute = createRoute({
    ...signedIn(context),
    ...shared,
    method: 'delete',
    summary: 'Tell the browser of this login nothing any more',
    responses: answers(z.null(), 401),
  });

  return createRouter()
    .openapi(stateRoute, async (c) => c.json(ok(await pushState(context, c.var.caller)), 200))
    .openapi(subscribeRoute, async (c) => {
      await subscribeToPush(context, c.var.caller, c.req.valid('json'));
      return c.json(ok(null), 200);
    })
    .openapi(unsubscribeRoute, async (c) => {
      await unsubscribeFromPush(context, c.var.caller);
      return c.json(ok(null), 200);
    });
}
