import type { Context } from '../context.ts';
import type { LimitName } from '../rate-limits.ts';
import { authenticate } from './authenticate.ts';
import { limitAccount } from './limit.ts';

const security = [{ bearer: [] }];

/** The part of a route's definition that says: for signed-in callers only. */
export const signedIn = (context: Context) => ({ middleware: authenticate(context), security });

/** For signed-in callers only, and not too often. */
export const signedInLimited = (context: Context, limit: Extract<LimitName, `${string}-account`>) => ({
  middleware: [authenticate(context), limitAccount(context, limit)],
  security,
});
