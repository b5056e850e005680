import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freeCredits } from '#contract/credit.ts';
import type { ContentFilter } from '#engine/moderation/content-filter.ts';
import { RuleFilter } from '#engine/moderation/rule-filter.ts';
import { loadContentRules } from '#server/moderation/load-content-rules.ts';
import { StartupError } from '#server/startup-error.ts';
import { signUp } from '../support/person.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startTestServer } from '../support/test-server.ts';

test.each(['a swastika on my chest', '裸体儿童', 'ユダヤ人は皆殺し'])(
  'what is never drawn is refused, and costs nothing: %s',
  async (prompt) => {
    const server = await startTestServer();
    const person = await signUp(server);
    const answer = await person.start({ prompt });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      reason: 'CONTENT_FILTERED',
      message: 'Content was filtered, please modify your prompt',
    });
    expect(await person.credits()).toBe(freeCredits);
    for (const table of [
      'generations',
      'credit_entries where kind = $$hold$$',
      "jobs.job where name = 'generate'",
    ]) {
      const { rows } = await server.pool.query(`select count(*)::int as count from ${table}`);
      expect([table, rows[0].count]).toEqual([table, 0]);
    }
  },
);

test('a note on the style is read too, and what is not wanted is not', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const noted = await person.start({ prompt: 'an eagle', styleNote: 'nazi flag behind it' });
  expect(await noted.json()).toMatchObject({ reason: 'CONTENT_FILTERED' });
  const unwanted = await person.start({ prompt: 'an eagle', negative_prompt: 'swastika' });
  expect(unwanted.status).toBe(200);
});

test('a doubtful prompt is drawn, waits for the operator, and stands among the reports', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const id = await person.startId({ prompt: 'punching a nazi' });
  expect(await person.outcome(id)).toMatchObject({ status: 'succeeded' });
  const [image] = (await (await person.complete(id)).json()).data?.localImages ?? [];
  const { rows } = await server.pool.query('select image_id, user_id, content from reports');
  expect(rows).toEqual([{ image_id: image?.id, user_id: null, content: 'Content filter: against-hate' }]);
  const shown = await (await server.api.images.$get({ query: {} })).json();
  expect(shown.data?.data).toEqual([]);
});

test('a doubtful prompt that fails is reported to nobody', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const gate = Promise.withResolvers<void>();
  server.imageProvider.beforeEach = () => gate.promise;
  const id = await person.startId({ prompt: 'punching a nazi' });
  await person.cancel(id);
  gate.resolve();
  const { rows } = await server.pool.query('select content from reports');
  expect(rows).toEqual([]);
});

test('the filter of a provider adds to ours', async () => {
  const provider: ContentFilter = {
    check: async (prompt) =>
      prompt.includes('clown') ? [{ verdict: 'refuse', rule: 'provider-clowns' }] : [],
  };
  const server = await startTestServer({ contentFilters: [provider] });
  const person = await signUp(server);
  expect((await person.start({ prompt: 'a clown' })).status).toBe(422);
  expect((await person.start({ prompt: 'a fox' })).status).toBe(200);
});

test("the operator's file adds rules, spares phrases and turns rules off", async () => {
  const file = await rulesFile({
    rules: [{ name: 'our-logo', verdict: 'refuse', all: [['acme', 'アクメ*']] }],
    spared: ['punching a nazi'],
    off: ['slurs'],
  });
  const filter = new RuleFilter(await loadContentRules(file));
  const rulesOf = (prompt: string) => filter.check(prompt).map(({ rule }) => rule);
  expect(rulesOf('the ÁCME logo')).toEqual(['our-logo']);
  expect(rulesOf('punching a nazi')).toEqual([]);
  expect(rulesOf('黑鬼')).toEqual([]);
  expect(rulesOf('a swastika')).toEqual(['swastika']);
});

test.each([
  ['no JSON', '{', 'it is not JSON'],
  ['a pattern', { rules: [{ name: 'x', verdict: 'refuse', pattern: '(a+)+$', all: [['a']] }] }, 'pattern'],
  ['no terms', { rules: [{ name: 'x', verdict: 'refuse', all: [[]] }] }, 'rules[0].all[0]'],
  ['another verdict', { rules: [{ name: 'x', verdict: 'burn', all: [['a']] }] }, 'verdict'],
  ['a rule that is not there', { off: ['sunshine'] }, 'no rule sunshine'],
])('a file with %s keeps the server from starting, and says why', async (_, content, problem) => {
  const error = await loadContentRules(await rulesFile(content)).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StartupError);
  expect((error as Error).message).toContain(problem);
});

test('a file that is not there keeps the server from starting', async () => {
  await expect(loadContentRules('/nowhere/rules.json')).rejects.toThrow('ENOENT');
});

async function rulesFile(content: unknown): Promise<string> {
  const file = join(await temporaryFolder(), 'rules.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}
