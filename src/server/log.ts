import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { type DestinationStream, pino } from 'pino';
import { requestScope } from './request-scope.ts';

/** The log of one process: JSON lines, in which errors say what went wrong and not with whose data. */
export function createLog(level: string, destination?: DestinationStream): pino.Logger {
  // What is done for a request says for which.
  const mixin = () => requestScope.getStore() ?? {};
  return pino({ level, mixin, serializers: { err: describeError } }, destination);
}

/** Failed queries carry the values that were in them, and what PostgreSQL says of them quotes rows: both is left out. */
function describeError(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) return describeDatabaseError(error);
  if (!(error instanceof DrizzleQueryError)) return pino.stdSerializers.err(error as Error);
  return {
    type: error.name,
    message: `Failed query: ${error.query}`,
    // It begins with the message, values and all.
    stack: error.stack?.slice(error.stack.indexOf('\n    at ')),
    cause: error.cause && describeError(error.cause),
  };
}

function describeDatabaseError(error: pg.DatabaseError): unknown {
  const { name, message, stack, code, severity, schema, table, column, constraint } = error;
  return { type: name, message, stack, code, severity, schema, table, column, constraint };
}
