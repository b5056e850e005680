import type { Context as HonoContext } from 'hono';
import { matchedRoutes } from 'hono/route';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** The method of a call; whoever calls may call it anything. */
export const methodOf = (method: string) => (methods.has(method) ? method : 'other');

/** The pattern of the call that was asked for. Those with a star stand before or behind all calls. */
export function routeOf(c: HonoContext): string {
  return matchedRoutes(c).findLast(({ path }) => !path.includes('*'))?.path ?? '*';
}
