import { createMiddleware } from 'hono/factory';
import type { Context } from '../context.ts';
import { clientAddress, unknownAddress } from './client-address.ts';
import { priorityOf } from './load-shedding.ts';
import type { HttpEnv } from './router.ts';

/** Bounds what one address may read. Calls that change something have limits of their own. */
export function limitReads(context: Context) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    const address = clientAddress(c, context.config);
    // Calls of our own, as pages make that are rendered ahead, come from nowhere.
    if (isRead && address !== unknownAddress && priorityOf('GET', c.req.path) !== 'vital')
      await context.rateLimits.countRead(address);
    await next();
  });
}
