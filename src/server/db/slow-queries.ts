import type { Logger } from 'pino';
import type { QueryWatcher } from './watch-queries.ts';

/** Longer statements say nothing more to a reader. */
const longestText = 1000;

interface SlowQueries {
  ms: number;
  log: Logger;
  count(): void;
}

/** Logs and counts statements that take longer than `ms`. */
export function slowQueries({ ms, log, count }: SlowQueries): QueryWatcher {
  return (text) => {
    const began = performance.now();
    return () => {
      const took = performance.now() - began;
      if (took < ms) return;
      count();
      log.warn({ ms: Math.round(took), query: text.slice(0, longestText) }, 'slow query');
    };
  };
}
