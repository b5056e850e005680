import { timingSafeEqual } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context as HonoContext } from 'hono';
import type { Context } from '../context.ts';
import { isLoopback } from '../env.ts';
import { ServiceError } from '../errors.ts';
import type { HttpEnv } from '../http/router.ts';

/** What the process has counted, for whoever brings the operator's token; without one set, for its own machine alone. */
export function metricsRoutes({ metrics, config }: Pick<Context, 'metrics' | 'config'>) {
  return new Hono<HttpEnv>().get('/metrics', async (c) => {
    // Others need not know that it is there.
    if (!mayRead(c, config.metricsToken)) throw new ServiceError('NOT_FOUND');
    const { type, body } = await metrics.text();
    return c.body(body, 200, { 'content-type': type, 'cache-control': 'no-store' });
  });
}

function mayRead(c: HonoContext, token: string | undefined): boolean {
  if (token) return isEqual(c.req.header('authorization') ?? '', `Bearer ${token}`);
  // Behind a proxy on the same machine everybody seems to come from it.
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via'].some((name) => c.req.header(name));
  return !isForwarded && isFromHere(c);
}

function isFromHere(c: HonoContext): boolean {
  if (!c.env) return false;
  const address = getConnInfo(c).remote.address?.replace(/^::ffff:/, '');
  return address !== undefined && isLoopback(address);
}

function isEqual(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
