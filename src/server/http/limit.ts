import { createMiddleware } from 'hono/factory';
import type { Context } from '../context.ts';
import type { LimitName } from '../rate-limits.ts';
import { clientAddress } from './client-address.ts';
import type { HttpEnv } from './router.ts';

type AddressLimit = Extract<LimitName, `${string}-address`>;
type AccountLimit = Extract<LimitName, `${string}-account`>;

/** Counts calls by where they come from. */
export function limitAddress(context: Context, name: AddressLimit) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    await context.rateLimits.count(name, clientAddress(c, context.config));
    await next();
  });
}

/** Counts calls by who makes them; stands behind `authenticate`. */
export function limitAccount(context: Context, name: AccountLimit) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    await context.rateLimits.count(name, c.var.caller.userId);
    await next();
  });
}
