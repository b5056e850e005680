import type pg from 'pg';

/**
 * Removes all that our migrations and the queue make from a database in which there is nothing else, but for what
 * belongs to extensions.
 */
export async function emptyDatabase(client: pg.Client): Promise<void> {
  await client.query('drop schema if exists drizzle, jobs cascade');
  const { rows } = await client.query<{ statement: string }>(`
    with ours as (select 'public'::regnamespace as schema)
    select format('drop table %s cascade', c.oid::regclass) as statement
    from pg_class c, ours where relnamespace = schema and relkind in ('r', 'p') and not relispartition
      and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
    union all
    select format('drop type %s cascade', t.oid::regtype)
    from pg_type t, ours where typnamespace = schema and typtype = 'e'
      and not exists (select from pg_depend where objid = t.oid and deptype = 'e')
    union all
    select format('drop routine %s cascade', p.oid::regprocedure)
    from pg_proc p, ours where pronamespace = schema
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`);
  for (const { statement } of rows) await client.query(statement);
}
