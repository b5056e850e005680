/** SQLSTATEs of a database that goes away, is not there yet, or has no connection left; class 08 beside them. */
const awayCodes = new Set(['57P01', '57P02', '57P03', '53300']);
/** Node's names for a socket that leads nowhere. */
const socketCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENOENT'],
]);
const socketCalls = new Set(['connect', 'read', 'write', 'getaddrinfo']);
/** What pg and its pool say of connections in plain errors, without a code. */
const sayings =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end)/;

/** Whether this error, or what caused it, says that the database cannot be reached at the moment. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code = '', syscall = '' } = cause as { code?: string; syscall?: string };
    if (awayCodes.has(code) || /^08\w{3}$/.test(code)) return true;
    if (socketCodes.has(code) && socketCalls.has(syscall)) return true;
    // Several addresses of one host that were all tried.
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
    if (sayings.test(cause.message)) return true;
  }
  return false;
}
