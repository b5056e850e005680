import type pg from 'pg';

/** Gives an account `count` designs in all: copies of those that it has, each of a generation of its own. */
export async function fillCreations(client: pg.Client, userId: string, count: number): Promise<void> {
  await client.query(
    `create temporary table copies as
    select gen_random_uuid() as batch, images.id as image, n
    from generate_series(1, $2::int) as n, images
    where images.user_id = $1
    order by n
    limit $2 - (select count(*) from images where user_id = $1)`,
    [userId, count],
  );
  await copyRows(client, 'generations', 'batch_id', { id: 'batch' });
  await copyRows(client, 'images', 'id', { id: 'gen_random_uuid()', batch_id: 'batch' });
  await client.query('vacuum analyze images');
}

/** @param from of the copied image: what tells the row */
async function copyRows(
  client: pg.Client,
  table: string,
  from: 'id' | 'batch_id',
  replaced: Record<string, string>,
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select column_name as name from information_schema.columns where table_name = $1',
    [table],
  );
  const columns = rows.map(({ name }) => name);
  const values = columns.map((name) => {
    if (name === 'created_at') return `source.created_at - n * interval '1 minute'`;
    return replaced[name] ?? `source.${name}`;
  });
  await client.query(
    `insert into ${table} (${columns.join()})
    select ${values.join()} from copies
    join images as original on original.id = copies.image
    join ${table} as source on source.id = original.${from}`,
  );
}
