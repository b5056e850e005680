import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { allRows } from '../support/all-rows.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { createDatabase, startTestServer } from '../support/test-server.ts';

/** The migrations of this version, and others after them. */
async function withMigrations(...statements: string[]): Promise<string> {
  const folder = await temporaryFolder();
  await cp('src/server/db/migrations', folder, { recursive: true });
  for (const [number, sql] of statements.entries()) {
    const migration = join(folder, `2099010100000${number}_test-${number}`);
    await mkdir(migration);
    await writeFile(join(migration, 'migration.sql'), sql);
  }
  return folder;
}

test('a migration that fails halfway leaves the database as it was, and the version before goes on with it', async () => {
  const server = await startTestServer();
  const { databaseUrl } = server;
  await server.context.queue.stop();
  const before = await allRows(databaseUrl);
  const folder = await withMigrations(
    'create table well (id int)',
    'create table half (id int);\n--> statement-breakpoint\nalter table users drop column credits;\n--> statement-breakpoint\nselect 1 / 0;',
  );
  await expect(migrate(databaseUrl, folder)).rejects.toThrow(
    /^The database could not be brought up to date \(division by zero\)\. It is as it was/,
  );
  expect(await allRows(databaseUrl)).toEqual(before);
  await migrate(databaseUrl);
  expect((await server.api.images.$get({ query: {} })).status).toBe(200);
});

test('processes of two versions that start together bring the database up to date once', async () => {
  const databaseUrl = await createDatabase('template1');
  const newer = await withMigrations('create table well (id int)');
  await Promise.all([migrate(databaseUrl), migrate(databaseUrl, newer), migrate(databaseUrl, newer)]);
  const rows = await allRows(databaseUrl);
  expect(rows.well).toEqual([]);
  const names = (rows['drizzle.__drizzle_migrations'] ?? []).filter((row) => row.includes('_test-0'));
  expect(names).toHaveLength(1);
});

test('files of another PostgreSQL are left alone, and the way out is told', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'postgres'));
  await writeFile(join(folder, 'postgres/PG_VERSION'), '17\n');
  await expect(startEmbeddedPostgres(folder, pino({ level: 'silent' }))).rejects.toThrow(
    /those of PostgreSQL 17, and this version brings PostgreSQL \d+\..+backup/,
  );
});
