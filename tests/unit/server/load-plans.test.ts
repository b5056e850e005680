import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { plans } from '#contract/plan.ts';
import { loadPlans } from '#server/catalog/load-plans.ts';
import { StartupError } from '#server/startup-error.ts';

/** The plans with a file of the operator's that holds this. */
async function loadWith(content: string) {
  const folder = await mkdtemp(join(tmpdir(), 'inkwright-plans-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'plans.json');
  await writeFile(file, content);
  return loadPlans(file);
}

test('without a file, what ships is sold', async () => {
  expect(await loadPlans(undefined)).toEqual(plans);
});

test('a file changes some of a plan, takes another off sale and leaves the rest', async () => {
  const changed = await loadWith(JSON.stringify({ day7: { price: 999 }, 'max-yearly': { isSold: false } }));
  expect(changed).toHaveLength(plans.length - 1);
  expect(changed[0]).toEqual({ ...plans[0], price: 999 });
  expect(changed.slice(1)).toEqual(plans.slice(1, -1));
});

test.each([
  ['a plan that there is not', '{"day8": {"price": 1}}', 'day8'],
  ['an unknown field', '{"day7": {"prize": 1}}', 'prize'],
  ['a field of the other kind of plan', '{"lite-monthly": {"days": 3}}', 'days'],
  ['a broken price', '{"day7": {"price": 9.99}}', 'price'],
  ['nothing paid at all', '{"day7": {"price": 0}}', 'price'],
  ['an unknown benefit', '{"day7": {"benefits": ["flying"]}}', 'benefits'],
  ['no JSON', 'price: 3', 'not JSON'],
])('a file with %s stops the start and says why', async (_, content, named) => {
  const loading = loadWith(content);
  await expect(loading).rejects.toThrow(StartupError);
  await expect(loading).rejects.toThrow(named);
});

test('a file that is not there stops the start', async () => {
  await expect(loadPlans('/nowhere/plans.json')).rejects.toThrow('ENOENT');
});
