import { type AppError, toAppError } from './app-error.ts';

interface Query {
  error: Error | null;
  failureReason: Error | null;
  fetchStatus: 'fetching' | 'paused' | 'idle';
}

/**
 * Why a query has nothing to show. Offline one that failed waits for the network: what is said about it must not
 * wait, too.
 */
export function queryProblem({ error, failureReason, fetchStatus }: Query): AppError | null {
  const cause = error ?? (fetchStatus === 'paused' ? failureReason : null);
  return cause && toAppError(cause);
}
