import type pg from 'pg';
import type { Logger } from 'pino';

/** Longer statements say nothing more to a reader. */
const longestText = 1000;

/** The texts of statements that take longer than `ms`, without the values that are in them. */
export interface SlowQueries {
  ms: number;
  log: Logger;
  count(): void;
}

/** Watches every statement of a pool. */
export function watchSlowQueries(pool: pg.Pool, { ms, log, count }: SlowQueries): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...input: unknown[]) => unknown;
    const watched = (...input: unknown[]) => {
      const began = performance.now();
      const tell = () => {
        const took = performance.now() - began;
        if (took < ms) return;
        count();
        log.warn({ ms: Math.round(took), query: textOf(input[0]) }, 'slow query');
      };
      // The pool asks with a callback, transactions with a promise; how it ends is told to whoever asked.
      const answer = input.at(-1);
      if (typeof answer === 'function') {
        return query(...input.slice(0, -1), (...result: unknown[]) => {
          tell();
          answer(...result);
        });
      }
      const result = query(...input);
      if (result instanceof Promise) result.then(tell, tell);
      return result;
    };
    Object.assign(client, { query: watched });
  });
}

function textOf(query: unknown): string {
  const text = typeof query === 'string' ? query : String((query as { text?: string })?.text ?? '');
  return text.slice(0, longestText);
}
