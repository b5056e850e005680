import { createMiddleware } from 'hono/factory';
import type { Context } from '../context.ts';
import { checkOperator } from '../services/operators/check-operator.ts';
import { authenticate } from './authenticate.ts';
import type { HttpEnv } from './router.ts';

/** The part of a route's definition that says: for those alone who have the operator's right as they call. */
export function operatorsOnly(context: Context) {
  const check = createMiddleware<HttpEnv>(async (c, next) => {
    c.set('operator', await checkOperator(context.db, c.var.caller));
    await next();
  });
  return { middleware: [authenticate(context), check], security: [{ bearer: [] }] };
}
