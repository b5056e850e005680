import { createMiddleware } from 'hono/factory';
import { ServiceError } from '../errors.ts';
import type { Metrics } from '../metrics.ts';
import type { HttpEnv } from './router.ts';

export type Priority = 'vital' | 'usual' | 'list';

/**
 * How many calls may be under way in this process before those of a priority are sent away. With ten connections to
 * the database and some milliseconds for each call, the limit of lists stands for a wait of about a second.
 */
export type LoadLimits = Record<Priority, number>;
export const usualLoadLimits: LoadLimits = { list: 256, usual: 512, vital: 2048 };

/** When it is worth to come back, in seconds. */
const retryAfter = 2;

const vital = [
  /^\/api\/(health|ready|users\/login|auth\/refresh-token|payment\/webhook)$/,
  /^\/api\/payment\/capture\//,
  /^\/api\/images\/generate-tattoo\/status\//,
  /^\/metrics$/,
];
const lists = /^\/api\/(images|categories|posts|samples|collections)(\/|$)/;

/** What is let through for longest: whether the process is well, logging in, and news of what one has ordered. */
export function priorityOf(method: string, path: string): Priority {
  if (vital.some((pattern) => pattern.test(path))) return 'vital';
  return method === 'GET' && lists.test(path) ? 'list' : 'usual';
}

/** Calls that wait for news cost nothing while they wait. */
const isWaiting = (query: string | undefined) => query !== undefined && query !== '0';

/**
 * Sends calls away at once when too many are under way, lists first, instead of letting all of them wait until
 * nobody is answered in time.
 */
export function shedLoad(metrics: Pick<Metrics, 'countShed'>, limits = usualLoadLimits) {
  let underWay = 0;
  return createMiddleware<HttpEnv>(async (c, next) => {
    const priority = priorityOf(c.req.method, c.req.path);
    if (underWay >= limits[priority]) {
      metrics.countShed(priority);
      throw new ServiceError('UNAVAILABLE', undefined, retryAfter);
    }
    if (isWaiting(c.req.query('wait'))) return next();
    underWay++;
    try {
      await next();
    } finally {
      underWay--;
    }
  });
}
