import { count, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { images } from '../../db/schema/image.ts';

interface Count {
  result: Promise<number>;
  freshUntil: number;
}

/** Counts that were expensive, by query. */
const remembered = new Map<string, Count>();
const maxRemembered = 500;
/** A count that takes longer than this is worth remembering. */
const cheapMs = 5;
/** How much longer than it took a count is believed, so that counting costs at most a hundredth of the time. */
const freshFactor = 100;
const maxFreshMs = 60_000;

/**
 * How many images match. A quick count is always made anew; a slow one, over a large library, may be up to a
 * minute old.
 */
export function countImages(db: Executor, where: SQL | undefined): Promise<number> {
  const query = db.select({ total: count() }).from(images).where(where);
  const { sql, params } = query.toSQL();
  const key = JSON.stringify([sql, params]);
  const known = remembered.get(key);
  if (known && known.freshUntil > performance.now()) return known.result;

  const began = performance.now();
  const entry: Count = {
    freshUntil: Number.POSITIVE_INFINITY,
    result: query.then(([row]) => row?.total ?? 0),
  };
  remembered.delete(key);
  remembered.set(key, entry);
  const settle = () => {
    const took = performance.now() - began;
    entry.freshUntil = took > cheapMs ? began + took + Math.min(took * freshFactor, maxFreshMs) : 0;
  };
  entry.result.then(settle, () => remembered.delete(key));
  const [oldest] = remembered.keys();
  if (remembered.size > maxRemembered && oldest !== undefined) remembered.delete(oldest);
  return entry.result;
}
