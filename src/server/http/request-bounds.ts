import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { ServiceError } from '../errors.ts';
import type { HttpEnv } from './router.ts';

/** Longer addresses are no link of ours: the longest search in three-byte letters stays below. Node stops at 16 KB. */
const maxAddressLength = 8 * 1024;
const maxHeaders = 100;
/** The contract's own inputs go two deep. */
const maxJsonDepth = 16;

/**
 * Stands before everything that reads addresses and headers.
 * @throws ServiceError ADDRESS_TOO_LONG, or BAD_REQUEST for too many headers
 */
export const boundHead = createMiddleware<HttpEnv>((c, next) => {
  if (c.req.url.length > maxAddressLength) throw new ServiceError('ADDRESS_TOO_LONG');
  if ([...c.req.raw.headers.keys()].length > maxHeaders) throw new ServiceError('BAD_REQUEST');
  return next();
});

/** Refuses larger bodies with TOO_LARGE, before or while they arrive. */
export const boundBody = (maxSize: number) => bodyLimit({ maxSize, onError: refuseBody });

function refuseBody(): never {
  throw new ServiceError('TOO_LARGE');
}

/**
 * Stands behind the limit of the body, before whatever goes through what was parsed.
 * @throws ServiceError BAD_REQUEST for JSON with too much in each other
 */
export const boundJson = createMiddleware<HttpEnv>(async (c, next) => {
  const isJson = c.req.header('content-type')?.toLowerCase().includes('json') ?? false;
  if (isJson && isDeeperThan(await c.req.text(), maxJsonDepth)) throw new ServiceError('BAD_REQUEST');
  return next();
});

/** Counts brackets outside of strings. What is no JSON at all is for the parser to say. */
function isDeeperThan(json: string, maxDepth: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let i = 0; i < json.length; i++) {
    const character = json[i];
    if (character === '"') isInString = !isInString;
    else if (isInString) i += character === '\\' ? 1 : 0;
    else if (character === '[' || character === '{') depth++;
    else if (character === ']' || character === '}') depth--;
    if (depth > maxDepth) return true;
  }
  return false;
}
