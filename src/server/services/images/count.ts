import { count, type SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Executor } from '../../db/client.ts';
import { images } from '../../db/schema/image.ts';

/** Counts that are being made or were expensive, by database and query. */
const remembered = new WeakMap<Executor, LRUCache<string, Promise<number>>>();
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
  const counts = remembered.get(db) ?? new LRUCache<string, Promise<number>>({ max: maxRemembered });
  remembered.set(db, counts);
  const query = db.select({ total: count() }).from(images).where(where);
  const { sql, params } = query.toSQL();
  const key = JSON.stringify([sql, params]);
  const known = counts.get(key);
  if (known) return known;

  const began = performance.now();
  const result = query.then(([row]) => row?.total ?? 0);
  counts.set(key, result);
  const settle = () => {
    const tookMs = performance.now() - began;
    if (tookMs <= cheapMs) counts.delete(key);
    else counts.set(key, result, { ttl: Math.min(tookMs * freshFactor, maxFreshMs) });
  };
  result.then(settle, () => counts.delete(key));
  return result;
}
