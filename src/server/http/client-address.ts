import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as HonoContext } from 'hono';
import type { Config } from '../config.ts';

/**
 * Where a call comes from. Behind trusted proxies it is what the outermost of them saw; whatever the caller
 * wrote into the header itself stands further left and is not believed.
 */
export function clientAddress(c: HonoContext, { trustedProxies }: Config): string {
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const reported = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  // Calls that come from no socket, as in tests, have no address.
  return reported || (c.env?.incoming ? getConnInfo(c).remote.address : undefined) || 'unknown';
}
