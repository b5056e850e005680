import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';

const ourMigrations = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number, as long as every process of the product takes the same. */
const migrationLock = 727_274;

/**
 * Brings the database up to date, or leaves it as it was: all that is missing is one transaction. Processes that start
 * together take turns; all but the first find it done.
 * @param migrationsFolder other migrations than those of this version
 * @throws StartupError when the database cannot be reached, or one of the migrations fails
 */
export async function migrate(url: string, migrationsFolder = ourMigrations): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A lost connection fails the statement that is under way; without a listener it would end the process as well.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new StartupError(`The database of DATABASE_URL does not answer (${(error as Error).message}).`);
  }
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await runMigrations(drizzle({ client }), { migrationsFolder });
  } catch (error) {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : (error as Error);
    throw new StartupError(
      `The database could not be brought up to date (${reason.message}). It is as it was: start the version that ` +
        'ran before, and report this.',
      { cause: error },
    );
  } finally {
    // Ending the session gives the lock back, whatever happened.
    await client.end();
  }
}

/**
 * Gives an empty database the shape that it had after those migrations, as an older version left it.
 * @throws StartupError when this version does not know one of them
 */
export async function migrateTo(url: string, names: readonly string[]): Promise<void> {
  const known = new Set(await readdir(ourMigrations));
  if (names.some((name) => !known.has(name)))
    throw new StartupError(
      'The backup was made by a newer version of Inkwright. Restore it with that version.',
    );
  const folder = await mkdtemp(join(tmpdir(), 'inkwright-migrations-'));
  try {
    for (const name of names) await cp(join(ourMigrations, name), join(folder, name), { recursive: true });
    await migrate(url, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
