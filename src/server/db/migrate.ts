import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number, as long as every process of the product takes the same. */
const migrationLock = 727_274;

/**
 * Brings the database up to date. Processes that start together take turns; all but the first find it done.
 * @throws StartupError when the database cannot be reached
 */
export async function migrate(url: string): Promise<void> {
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
  } finally {
    // Ending the session gives the lock back, whatever happened.
    await client.end();
  }
}
