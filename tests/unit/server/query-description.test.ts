import { expect, test } from 'vitest';
import { describeQuery } from '#server/telemetry/trace-queries.ts';

test.each([
  ['select "id" from "generations" where "generations"."id" = $1', 'SELECT', 'generations'],
  ['insert into "images" ("id") values ($1) on conflict do nothing', 'INSERT', 'images'],
  ['update "users" set "credits" = $1', 'UPDATE', 'users'],
  ['  INSERT INTO jobs.job (id) SELECT id FROM json_to_recordset($1)', 'INSERT', 'jobs.job'],
  ['with due as (select id from "orders") update "orders" set "state" = $1', 'UPDATE', 'orders'],
  [
    'WITH next AS (SELECT id FROM jobs.job FOR UPDATE SKIP LOCKED) UPDATE jobs.job j SET x = 1',
    'UPDATE',
    'jobs.job',
  ],
  ['with a as (select max(b) from c) select * from a', 'SELECT', 'c'],
  ['delete from "logins" where "id" = $1', 'DELETE', 'logins'],
  ['select greatest(0, extract(epoch from now() - min(start_after))) from jobs.job', 'SELECT', 'jobs.job'],
  ['begin', 'BEGIN', undefined],
  ["select pg_notify('generation_changed', $1)", 'SELECT', undefined],
])('%s is told by its verb and its table', (text, verb, table) => {
  expect(describeQuery(text)).toEqual({ verb, table });
});
