import { createMiddleware } from 'hono/factory';
import type { Context } from '../context.ts';
import { ServiceError } from '../errors.ts';
import type { HttpEnv } from './router.ts';

/** Lets only signed-in callers through: `c.var.caller` is who they are. */
export function authenticate({ signer }: Context) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const token = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
    if (!token) throw new ServiceError('UNAUTHENTICATED');
    c.set('caller', await signer.verifyAccessToken(token));
    await next();
  });
}
