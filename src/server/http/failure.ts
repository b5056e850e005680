import type { Context as HonoContext } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import type { Failure } from '#contract/envelope.ts';
import { type ErrorReason, errors } from '#contract/errors.ts';
import { isDatabaseAway } from '../db/database-away.ts';
import { ServiceError } from '../errors.ts';

/** A database that comes back is in use again within that time. */
const databaseAwaySeconds = 5;

/** The one exit for everything that goes wrong: what we mean to say in the envelope, the rest only in the log. */
export function failWith(error: Error, c: HonoContext, log: Logger): Response {
  if (error instanceof ServiceError) {
    if (error.retryAfter) c.header('retry-after', String(error.retryAfter));
    return fail(c, error.reason, error.fields);
  }
  if (error instanceof HTTPException)
    return fail(c, error.status === 415 ? 'UNSUPPORTED_TYPE' : 'BAD_REQUEST');
  if (isDatabaseAway(error)) {
    log.warn({ err: error.cause ?? error, requestId: c.get('requestId') }, 'the database cannot be reached');
    c.header('retry-after', String(databaseAwaySeconds));
    return fail(c, 'UNAVAILABLE');
  }
  log.error({ err: error, requestId: c.get('requestId') }, 'request failed');
  return fail(c, 'INTERNAL');
}

export function fail(c: HonoContext, reason: ErrorReason, fields?: Record<string, string>): Response {
  return c.json(describeFailure(c, reason, fields), errors[reason].status);
}

/** The envelope of a failure. */
export function describeFailure(
  c: HonoContext,
  reason: ErrorReason,
  fields?: Record<string, string>,
): Failure {
  const { code, message } = errors[reason];
  return {
    status: 'error',
    data: null,
    errorCode: code,
    message,
    reason,
    ...(fields && { fields }),
    requestId: c.get('requestId'),
  };
}
