import { cors } from 'hono/cors';
import type { Config } from '../config.ts';

/** How long browsers remember that they may call, in seconds. */
const rememberSeconds = 600;

/** Lets pages of other origins call this API, if the operator names them. No cookies are ever involved. */
export function crossOrigin({ corsOrigins }: Pick<Config, 'corsOrigins'>) {
  return cors({
    origin: [...corsOrigins],
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['authorization', 'content-type', 'accept-language'],
    exposeHeaders: ['retry-after', 'x-request-id', 'etag'],
    maxAge: rememberSeconds,
  });
}
