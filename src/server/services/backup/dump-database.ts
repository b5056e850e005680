import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { BackedUpTable, BackupFolder, Manifest } from './backup-folder.ts';
import { listTables, quotedColumns, quotedTable, type Table } from './tables.ts';

/**
 * Writes down every row that the client's transaction sees, and where sequences stand.
 * @param tell is told each table that is written
 */
export async function dumpDatabase(
  client: pg.Client,
  folder: BackupFolder,
  backup: string,
  tell: (line: string) => void,
): Promise<Pick<Manifest, 'tables' | 'sequences' | 'migrations'>> {
  const tables: BackedUpTable[] = [];
  for (const table of await listTables(client)) {
    const rows = await dumpTable(client, folder, backup, table);
    tables.push({ ...table, rows });
    tell(`${table.schema}.${table.name}: ${rows} rows`);
  }
  const sequences = await client.query<Manifest['sequences'][number]>(`
    select schemaname as schema, sequencename as name, last_value::text as last
    from pg_sequences order by 1, 2`);
  const migrations = await client.query<{ name: string }>(
    'select name from drizzle.__drizzle_migrations order by created_at',
  );
  return { tables, sequences: sequences.rows, migrations: migrations.rows.map(({ name }) => name) };
}

async function dumpTable(
  client: pg.Client,
  folder: BackupFolder,
  backup: string,
  table: Table,
): Promise<number> {
  // A table that is made of parts has no rows itself.
  const rows = `select ${quotedColumns(table)} from ${quotedTable(table)}`;
  const copying = client.query(copyTo(`copy (${rows}) to stdout`));
  await folder.writeTable(backup, table, copying);
  // The number comes after the last row: the answer to anything else comes after the number.
  await client.query('select');
  return copying.rowCount;
}
