import { createMiddleware } from 'hono/factory';
import type { Context } from '../context.ts';
import { ServiceError } from '../errors.ts';
import { checkLogin } from '../services/accounts/check-login.ts';
import type { HttpEnv } from './router.ts';

/** Lets only signed-in callers through: `c.var.caller` is who they are. */
export function authenticate(context: Context) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const token = bearerToken(c.req.header('authorization'));
    if (!token) throw new ServiceError('UNAUTHENTICATED');
    c.set('caller', await checkLogin(context, token));
    await next();
  });
}

/** Lets everybody through: `c.var.viewer` is who they are, if they are signed in. */
export function recognize(context: Context) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const token = bearerToken(c.req.header('authorization'));
    c.set('viewer', token ? await checkLogin(context, token) : undefined);
    await next();
  });
}

function bearerToken(authorization = ''): string | undefined {
  return /^Bearer (.+)$/.exec(authorization)?.[1];
}
