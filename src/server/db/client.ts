import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';

export type Database = NodePgDatabase;
/** What a service needs for its queries: the database itself, or a transaction in it. */
export type Executor = Pick<
  Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'
>;

/** What a service needs that makes a transaction of its own, or a part of another one. */
export type Transacting = Pick<Database, 'transaction'>;

export interface DatabaseConnection {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** How many connections the services have at most, unless the operator says otherwise. */
export const servicesConnections = 10;

/**
 * Opens a pool on the database at `url`. Nothing is connected before the first query.
 * @param connectMs how long a connection may take: callers are told that the database is away, instead of waiting
 */
export function connectDatabase(
  url: string,
  log: Logger,
  max = servicesConnections,
  connectMs = 5000,
): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectMs,
    // No statement of ours takes nearly so long: after that, nobody is at the other end.
    query_timeout: 30_000,
    keepAlive: true,
  });
  // An idle client whose server goes away emits here; without a listener it would end the process.
  let isClosing = false;
  pool.on('error', (error) => {
    // Its last connections may be told goodbye by a database that is stopped right after.
    if (!isClosing) log.warn({ err: error }, 'database connection lost');
  });
  const close = () => {
    isClosing = true;
    return pool.end();
  };
  return { db: drizzle({ client: pool }), pool, close };
}

/** How many connections of a pool there are, how many of them are free, and how many statements wait for one. */
export const connectionCounts = ({ totalCount, idleCount, waitingCount }: pg.Pool) => ({
  ...{ total: totalCount, idle: idleCount, waiting: waitingCount },
});
