import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** Words by falling frequency, as in real texts: the first is in every second image, the last in few. */
const words = ['dragon', 'rose', 'skull', 'snake', 'moon', 'wolf', 'koi', 'tiger', 'lotus', 'raven'];

/**
 * Fills the library with generated images up to `size`, spread over fifty categories; returns one of them.
 * Each image has five words: three frequent ones and two of a thousand rare ones.
 */
export async function fillLibrary(client: pg.Client, size: number): Promise<string> {
  const present = await client.query<{ count: number }>(
    // Beside those that come with the product.
    String.raw`select count(*)::int as count from images where media_key ~ '^library/\d+\.png$'`,
  );
  const missing = size - (present.rows[0]?.count ?? 0);
  if ((present.rows[0]?.count ?? 0) === 0) {
    const ids = Array.from({ length: 50 }, () => randomUUID());
    await client.query(
      `insert into categories (id, slug, name, description, hotness)
      select id, 'category-' || n, jsonb_build_object('en', 'Category ' || n), '{}', n
      from unnest($1::uuid[]) with ordinality as t(id, n)`,
      [ids],
    );
  }
  await client.query(
    `insert into images (id, category_id, media_key, width, height, ratio, title, prompt, tag_ids, style_id,
      is_color, is_public, is_online, type, hotness, drawing, search_tokens, created_at)
    select gen_random_uuid(), categories[1 + n % 50], 'library/' || n || '.png', 1024, 1024, '1:1',
      jsonb_build_object('en', array_to_string(found, ' ')), to_jsonb(array_to_string(found, ' ')),
      array['tag' || n % 30], 'old-school', true, true, n % 20 > 0, 'text-to-image', (random() * 100000)::int,
      '{"engine":"flash-composer","seed":1,"understood":[],"ignored":[],"apart":[],"credits":[]}', found,
      now() - n * interval '1 second'
    from (
      select n, categories, array[
        ($2::text[])[1 + floor(10 * random() ^ 2)::int], ($2::text[])[1 + floor(10 * random() ^ 3)::int],
        ($2::text[])[1 + floor(10 * random())::int], 'word' || floor(random() * 1000), 'word' || floor(random() * 1000)
      ] as found
      from generate_series(1, $1::int) as n, (select array_agg(id) as categories from categories where slug like 'category-%') as c
    ) as generated`,
    [missing, words],
  );
  await client.query('vacuum analyze images');
  const category = await client.query<{ id: string }>("select id from categories where slug = 'category-1'");
  return category.rows[0]?.id ?? '';
}
