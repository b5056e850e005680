import type pg from 'pg';
import { expect } from 'vitest';

/**
 * Asserts that balances follow from the ledger and that every generation that ended is settled in full: what it drew
 * is spent, and the rest released.
 */
export async function checkLedger(client: Pick<pg.Client, 'query'>): Promise<void> {
  const balances = await client.query(`
    select u.id from users u
    left join credit_entries e on e.user_id = u.id
    group by u.id
    having u.credits <> coalesce(sum(case e.kind
      when 'grant' then e.credits when 'release' then e.credits
      when 'hold' then -e.credits when 'expire' then -e.credits when 'take-back' then -e.credits else 0 end), 0)`);
  expect(balances.rows, 'accounts whose balance differs from their ledger').toEqual([]);

  const grants = await client.query(`
    select g.id from credit_grants g join credit_entries e on e.grant_id = g.id
    group by g.id
    having g.remaining <> sum(case e.kind
      when 'grant' then e.credits when 'release' then e.credits
      when 'hold' then -e.credits when 'expire' then -e.credits when 'take-back' then -e.credits else 0 end)`);
  expect(grants.rows, 'grants whose rest differs from their ledger').toEqual([]);

  const unsettled = await client.query(`
    select g.id, g.status from generations g join credit_entries e on e.generation_id = g.id
    group by g.id
    having sum(case e.kind when 'hold' then e.credits else 0 end) <>
      sum(case when e.kind in ('spend', 'release') and g.finished_at is not null then e.credits
               when e.kind = 'hold' and g.finished_at is null then e.credits else 0 end)
      or sum(case e.kind when 'spend' then e.credits else 0 end) <> case when g.finished_at is null then 0
        else cardinality(array_positions(g.stages, 'done')) * g.credits_per_image end`);
  expect(unsettled.rows, 'generations whose credits do not fit how they ended and what they drew').toEqual(
    [],
  );
}
