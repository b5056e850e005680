import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartupError } from '../../startup-error.ts';
import type { BackedUpTable, BackupFolder, Manifest } from './backup-folder.ts';
import { listTables, quotedColumns, quotedTable } from './tables.ts';

/**
 * Puts the rows of a backup in the place of all that the database has, in one transaction. Its tables must be there.
 * It takes the rights of their owner and no more: what holds rows to each other is put off and on again.
 * @throws StartupError when the tables are not those of the backup, or do not get as many rows
 */
export async function loadDatabase(
  client: pg.Client,
  folder: BackupFolder,
  backup: string,
  { tables, sequences, version }: Manifest,
  tell: (line: string) => void,
): Promise<void> {
  await checkTables(client, tables, version);
  await client.query('begin');
  const references = await listReferences(client);
  const drop = references.map(({ table, name }) => `alter table ${table} drop constraint ${name}`);
  await client.query(drop.join(';'));
  await client.query(`truncate ${tables.map(quotedTable).join(', ')}`);
  for (const table of tables) {
    await client.query(`alter table ${quotedTable(table)} disable trigger user`);
    await loadTable(client, folder, backup, table);
    await client.query(`alter table ${quotedTable(table)} enable trigger user`);
    tell(`${table.schema}.${table.name}: ${table.rows} rows`);
  }
  // Every row is looked at once more here.
  const add = references.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
  );
  await client.query(add.join(';'));
  for (const { schema, name, last } of sequences)
    if (last !== null)
      await client.query('select setval($1::regclass, $2::bigint)', [quotedTable({ schema, name }), last]);
  await client.query('commit');
  await client.query('analyze');
}

async function loadTable(client: pg.Client, folder: BackupFolder, backup: string, table: BackedUpTable) {
  const copying = client.query(copyFrom(`copy ${quotedTable(table)} (${quotedColumns(table)}) from stdin`));
  await pipeline(folder.readTable(backup, table), copying);
  if (copying.rowCount !== table.rows)
    throw new StartupError(
      `The backup is damaged: ${table.name} has ${copying.rowCount} rows instead of ${table.rows}.`,
    );
}

/** The queue makes its tables itself, and may make others in another version of the product. */
async function checkTables(client: pg.Client, wanted: BackedUpTable[], version: string): Promise<void> {
  const columns = (table: { columns: string[] }) => table.columns.toSorted().join();
  const there = new Map((await listTables(client)).map((table) => [quotedTable(table), columns(table)]));
  const other = wanted.find((table) => there.get(quotedTable(table)) !== columns(table));
  if (!other && there.size === wanted.length) return;
  throw new StartupError(
    `The tables of the backup${other ? ` (${other.schema}.${other.name})` : ''} are not those of this version. ` +
      `Restore it with version ${version}, and update after that.`,
  );
}

interface Reference {
  table: string;
  name: string;
  definition: string;
}

/** What holds rows of one table to those of another; those of parts of a table come with the whole. */
async function listReferences(client: pg.Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0`);
  return rows;
}
