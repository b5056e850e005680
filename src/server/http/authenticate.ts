import { createMiddleware } from 'hono/factory';
import type { Context } from '../context.ts';
import { ServiceError } from '../errors.ts';
import { checkLogin } from '../services/accounts/check-login.ts';
import type { HttpEnv } from './router.ts';

/** Lets only signed-in callers through: `c.var.caller` is who they are. */
export function authenticate(context: Context) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const token = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
    if (!token) throw new ServiceError('UNAUTHENTICATED');
    c.set('caller', await checkLogin(context, token));
    await next();
  });
}
