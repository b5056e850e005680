import { eq, getColumns, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/client.ts';
import { seeds } from '../../db/schema/seed.ts';
import { seedDigest } from './seed-digest.ts';

type Row = Readonly<Record<string, unknown>>;

/** A row that comes with the product. */
export interface Seed {
  /** Its lasting name among all seeds. */
  readonly key: string;
  readonly id: string;
  /** What is kept as it ships, until an operator changes it. */
  readonly values: Row;
  /** What is only written when the row is new. */
  readonly once?: Row;
}

/**
 * Writes what is new and what has changed since it was last written. A row that an operator edited stays as it
 * is, and one that an operator removed stays away.
 * @returns the seeds whose rows were written
 */
export async function applySeeds(
  tx: Executor,
  known: ReadonlyMap<string, string>,
  table: PgTable & { id: PgColumn },
  all: readonly Seed[],
): Promise<Seed[]> {
  const digests = new Map(all.map((seed) => [seed, seedDigest(seed.values)]));
  const added = all.filter(({ key }) => !known.has(key));
  const changed = all.filter((seed) => known.has(seed.key) && known.get(seed.key) !== digests.get(seed));
  if (added.length + changed.length === 0) return [];

  const rows = added.map(({ id, values, once }) => ({ id, ...values, ...once }));
  if (rows.length > 0) await tx.insert(table).values(rows).onConflictDoNothing();
  const untouched = await findUntouched(tx, known, table, changed);
  for (const { id, values } of untouched) await tx.update(table).set(values).where(eq(table.id, id));
  await recordSeeds(
    tx,
    [...added, ...changed].map((seed) => ({ key: seed.key, digest: digests.get(seed) ?? '' })),
  );
  return [...added, ...untouched];
}

export async function recordSeeds(tx: Executor, written: { key: string; digest: string }[]): Promise<void> {
  if (written.length === 0) return;
  await tx
    .insert(seeds)
    .values(written)
    .onConflictDoUpdate({ target: seeds.key, set: { digest: sql`excluded.digest` } });
}

/** Those whose rows are still as they were written last. */
async function findUntouched(
  tx: Executor,
  known: ReadonlyMap<string, string>,
  table: PgTable & { id: PgColumn },
  changed: readonly Seed[],
): Promise<Seed[]> {
  if (changed.length === 0) return [];
  const ids = changed.map(({ id }) => id);
  const current: Row[] = await tx.select(getColumns(table)).from(table).where(inArray(table.id, ids));
  const byId = new Map(current.map((row) => [row.id, row]));
  return changed.filter(({ key, id, values }) => {
    const row = byId.get(id);
    return row && seedDigest(pick(row, Object.keys(values))) === known.get(key);
  });
}

function pick(row: Row, columns: string[]): Row {
  return Object.fromEntries(columns.map((column) => [column, row[column]]));
}
