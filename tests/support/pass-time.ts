import type pg from 'pg';

/** Lets time pass, as the database sees it: everything that it remembers happened that much earlier. */
export async function passTime(pool: pg.Pool, interval: string): Promise<void> {
  const { rows } = await pool.query<{ table: string; assignments: string }>(`
    select table_name as table,
      string_agg(format('%1$I = %1$I - $1::interval', column_name), ', ') as assignments
    from information_schema.columns
    where table_schema = 'public' and data_type = 'timestamp with time zone'
    group by table_name`);
  for (const { table, assignments } of rows)
    await pool.query(`update "${table}" set ${assignments}`, [interval]);
}
