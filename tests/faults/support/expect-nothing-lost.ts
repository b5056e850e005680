import pg from 'pg';
import { expect, vi } from 'vitest';
import { checkLedger } from '../../support/check-ledger.ts';
import type { Customer } from './customer.ts';
import type { Installation } from './installation.ts';

/** Longer than a job that was cut off waits to be taken up again. */
const settleMs = 60_000;
/** The orders whose credits were given. */
const granted = `select o.provider_order_id from orders o
  join credit_grants g on g.reference = 'order:' || o.id || ':0'`;

/**
 * Has customers leave, and asserts that all that they were told is true, that every credit is accounted for, and that
 * neither a job nor a file is left over. @returns how many of their orders there were by how they ended
 */
export async function expectNothingLost({ postgres, s3 }: Installation, customers: Customer[]) {
  const outcomes = (await Promise.all(customers.map((customer) => customer.leave()))).flat();
  expect(outcomes, 'orders').not.toEqual([]);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    await vi.waitFor(async () => expect(await jobsUnderWay(client)).toEqual([]), {
      timeout: settleMs,
      interval: 200,
    });
    await expectKept(
      client,
      'select id::text from collections',
      customers.flatMap((customer) => customer.collections),
    );
    await expectKept(
      client,
      granted,
      customers.flatMap((customer) => customer.payments),
    );
    await checkLedger(client);
    const { rows } = await client.query('select media_key from images where batch_id is not null');
    const drawn = [...s3.files.keys()].filter((key) => /^images\/.*\/\d+\.png$/.test(key));
    expect(drawn.toSorted(), 'files').toEqual(rows.map(({ media_key }) => media_key).toSorted());
  } finally {
    await client.end();
  }
  return {
    succeeded: outcomes.filter(({ status }) => status === 'succeeded').length,
    failed: outcomes.filter(({ status }) => status === 'failed').length,
    all: outcomes.length,
  };
}

async function jobsUnderWay(client: pg.Client): Promise<unknown[]> {
  const { rows } = await client.query(
    "select name, state from jobs.job where name like 'generate%' and state in ('created', 'active', 'retry')",
  );
  return rows;
}

/** @param kept a query for one column, the keys of what there is */
async function expectKept(client: pg.Client, kept: string, keys: string[]): Promise<void> {
  const { rows } = await client.query(`select key from unnest($1::text[]) key where key not in (${kept})`, [
    keys,
  ]);
  expect(rows, `acknowledged, and not there by ${kept}`).toEqual([]);
}
