import { AsyncResource } from 'node:async_hooks';
import type pg from 'pg';

/** Hears of a statement that is about to be sent, by its text without values; returns who hears how it ended. */
export type QueryWatcher = (text: string) => (error?: unknown) => void;

/** Has watchers hear of every statement of a pool, on behalf of whoever asked for it. */
export function watchQueries(pool: pg.Pool, watchers: readonly QueryWatcher[]): void {
  rememberWhoAsks(pool);
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...input: unknown[]) => unknown;
    const watched = (...input: unknown[]) => {
      const text = textOf(input[0]);
      const endings = watchers.map((watcher) => watcher(text));
      // Answers come in the name of whoever opened the connection.
      const tell = AsyncResource.bind((error?: unknown) => {
        for (const ended of endings) ended(error);
      });
      // The pool asks with a callback, transactions with a promise; how it ends is told to whoever asked.
      const answer = input.at(-1);
      if (typeof answer === 'function') {
        return query(...input.slice(0, -1), (error: unknown, ...result: unknown[]) => {
          tell(error);
          answer(error, ...result);
        });
      }
      const result = query(...input);
      if (result instanceof Promise) result.then(() => tell(), tell);
      return result;
    };
    Object.assign(client, { query: watched });
  });
}

/** Who waits for a connection gets it from whoever gives one back, and would go on in the other's name. */
function rememberWhoAsks(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (...input: unknown[]) => unknown;
  const bound = (answer?: (...result: unknown[]) => void) =>
    answer ? connect(AsyncResource.bind(answer)) : connect();
  Object.assign(pool, { connect: bound });
}

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : String((query as { text?: string })?.text ?? '');
}
