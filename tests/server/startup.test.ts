import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { signUp } from '../support/person.ts';
import { runServerToItsEnd, spawnServer, temporaryDataFolder } from '../support/server-process.ts';

test('Ctrl-C stops the server and its database, and nothing is lost', async () => {
  const folder = await temporaryDataFolder();
  const first = await spawnServer(folder);
  const person = await signUp(first);
  expect(await first.kill('SIGINT')).toBe(0);

  const second = await spawnServer(folder);
  const answer = await second.api.users.login.$post({ json: person });
  expect(answer.status).toBe(200);
}, 60_000);

test('a second start on the same data says so, and leaves the first alone', async () => {
  const folder = await temporaryDataFolder();
  const first = await spawnServer(folder);
  const second = await runServerToItsEnd({ DATA_DIR: folder, PORT: '0' });
  expect(second).toEqual({
    code: 1,
    output: expect.stringMatching(/^Inkwright is already running on .+\n$/),
  });
  expect((await first.api.health.$get()).status).toBe(200);
}, 60_000);

test('a taken port says so in one line', async () => {
  const folder = await temporaryDataFolder();
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const port = String((other.address() as { port: number }).port);
  const outcome = await runServerToItsEnd({ DATA_DIR: folder, PORT: port });
  other.close();
  expect(outcome).toEqual({ code: 1, output: expect.stringMatching(`^Port ${port} is taken.+\n$`) });
}, 60_000);

test.each([
  [
    'a data folder that cannot be written',
    async (folder: string) => {
      await writeFile(join(folder, 'file'), '');
      return { DATA_DIR: join(folder, 'file/data') };
    },
    /^The data folder .+ cannot be written \(ENOTDIR\).+\n$/,
  ],
  ['a port that is none', async () => ({ PORT: 'eighty' }), /^The setting PORT cannot be used.+\n$/],
  [
    'a database that does not answer',
    async (folder: string) => ({
      DATA_DIR: folder,
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    }),
    /^The database of DATABASE_URL does not answer.+\n$/,
  ],
])(
  '%s says so in one line',
  async (_, prepare, line) => {
    const env = await prepare(await temporaryDataFolder());
    expect(await runServerToItsEnd({ PORT: '0', ...env })).toEqual({
      code: 1,
      output: expect.stringMatching(line),
    });
  },
  60_000,
);
