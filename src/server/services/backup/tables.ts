import type pg from 'pg';

/** A table as the database has it: its columns are those that can be written. */
export interface Table {
  schema: string;
  name: string;
  columns: string[];
}

/** All tables of the database, those of the queue and of the migrations too; of parts of a table the whole. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select n.nspname as schema, c.relname as name,
      coalesce(array_agg(a.attname::text order by a.attnum) filter (where a.attname is not null), '{}') as columns
    from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
    group by n.nspname, c.relname order by n.nspname, c.relname`);
  return rows;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const quotedTable = ({ schema, name }: Pick<Table, 'schema' | 'name'>) =>
  `${quoted(schema)}.${quoted(name)}`;
export const quotedColumns = ({ columns }: Pick<Table, 'columns'>) => columns.map(quoted).join(', ');
