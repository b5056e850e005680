import { DrizzleQueryError } from 'drizzle-orm/errors';
import { type DestinationStream, pino } from 'pino';

/** The log of one process: JSON lines, in which errors say what went wrong and not with whose data. */
export function createLog(level: string, destination?: DestinationStream): pino.Logger {
  return pino({ level, serializers: { err: describeError } }, destination);
}

/** What PostgreSQL adds to its errors quotes the row; these parts only name what failed. */
const databaseDetails = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const;

/** An error for the log. Failed queries carry the values that were in them, which are left out. */
function describeError(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return pino.stdSerializers.err(error as Error);
  const { cause } = error;
  return {
    type: error.name,
    message: `Failed query: ${error.query}`,
    // The first line of a stack is the message once more.
    stack: error.stack?.slice(error.stack.indexOf('\n    at ')),
    cause: cause && {
      message: cause.message,
      ...Object.fromEntries(
        databaseDetails.map((name) => [name, (cause as unknown as Record<string, unknown>)[name]]),
      ),
    },
  };
}
