import { count, type SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { RatioCount } from '#contract/image.ts';
import type { Executor } from '../../db/client.ts';
import { images } from '../../db/schema/image.ts';

/** Counts that are being made or were expensive, by database and query. */
const remembered = new WeakMap<Executor, LRUCache<string, Promise<unknown>>>();
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
export async function countImages(db: Executor, where: SQL | undefined): Promise<number> {
  const [row] = await counted(db, db.select({ total: count() }).from(images).where(where));
  return row?.total ?? 0;
}

/** How many images of each ratio match; as old as other counts. */
export function countRatios(db: Executor, where: SQL | undefined): Promise<RatioCount[]> {
  const { ratio } = images;
  return counted(db, db.select({ ratio, count: count() }).from(images).where(where).groupBy(ratio));
}

interface CountQuery<Row> extends PromiseLike<Row[]> {
  toSQL(): { sql: string; params: unknown[] };
}

function counted<Row>(db: Executor, query: CountQuery<Row>): Promise<Row[]> {
  const counts = remembered.get(db) ?? new LRUCache<string, Promise<unknown>>({ max: maxRemembered });
  remembered.set(db, counts);
  const { sql, params } = query.toSQL();
  const key = JSON.stringify([sql, params]);
  const known = counts.get(key);
  if (known) return known as Promise<Row[]>;

  const began = performance.now();
  const result = Promise.resolve(query);
  counts.set(key, result);
  const settle = () => {
    const tookMs = performance.now() - began;
    if (tookMs <= cheapMs) counts.delete(key);
    else counts.set(key, result, { ttl: Math.min(tookMs * freshFactor, maxFreshMs) });
  };
  result.then(settle, () => counts.delete(key));
  return result;
}
