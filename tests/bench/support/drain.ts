import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** Waits until all that was ordered is drawn. */
export async function drain(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query(
      'select count(*)::int as open from generations where finished_at is null',
    );
    if (rows[0].open === 0) return;
    await sleep(50);
  }
}
