import { createRoute, z } from '@hono/zod-openapi';
import { loginRecordSchema } from '#contract/login.ts';
import type { Context } from '../context.ts';
import { languageOf } from '../http/client.ts';
import { answers, ok } from '../http/envelope.ts';
import { createRouter } from '../http/router.ts';
import { signedIn } from '../http/signed-in.ts';
import { endLogin, endOtherLogins } from '../services/accounts/end-login.ts';
import { listLogins } from '../services/accounts/list-logins.ts';

export function loginRoutes(context: Context) {
  const shared = { ...signedIn(context), tags: ['sessions'] };
  const listRoute = createRoute({
    ...shared,
    method: 'get',
    path: '/api/users/logins',
    summary: 'The logins of the account, with device and last use',
    responses: answers(z.array(loginRecordSchema), 401),
  });
  const endRoute = createRoute({
    ...shared,
    method: 'delete',
    path: '/api/users/logins/{id}',
    summary: 'End one login',
    request: { params: z.object({ id: z.uuid() }) },
    responses: answers(z.null(), 401, 404, 422),
  });
  const endOthersRoute = createRoute({
    ...shared,
    method: 'delete',
    path: '/api/users/logins',
    summary: 'End all logins but the one that calls',
    responses: answers(z.null(), 401),
  });

  return createRouter()
    .openapi(listRoute, async (c) => c.json(ok(await listLogins(context, c.var.caller)), 200))
    .openapi(endRoute, async (c) => {
      await endLogin(context, c.var.caller, c.req.valid('param').id, languageOf(c));
      return c.json(ok(null), 200);
    })
    .openapi(endOthersRoute, async (c) => {
      await endOtherLogins(context, c.var.caller, languageOf(c));
      return c.json(ok(null), 200);
    });
}
