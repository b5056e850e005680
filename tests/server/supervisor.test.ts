import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { freePort } from '#server/free-port.ts';
import { signUp } from '../support/person.ts';
import {
  databasePid,
  runServerToItsEnd,
  type ServerProcess,
  spawnServer,
  temporaryDataFolder,
} from '../support/server-process.ts';

const supervised = 'tests/support/supervised-server.ts';

/** The process id of the server that a supervisor runs. */
function childPid({ process }: ServerProcess): number {
  const { stdout } = spawnSync('pgrep', ['-P', `${process.pid}`], { encoding: 'utf8' });
  return Number(stdout.trim());
}

test('a fault that nobody caught is logged with its cause, and the server ends in good order', async () => {
  const folder = await temporaryDataFolder();
  const server = await spawnServer(folder, { LOG_LEVEL: 'fatal' }, 'tests/support/faulty-server.ts');
  expect(await server.kill('SIGUSR2')).toBe(70);
  expect(server.output()).toMatch(/"level":60.*nobody listens to this/);
  expect(await databasePid(folder)).toBeNull();
}, 120_000);

test('a server that is killed is started again, and Ctrl-C ends both and the database', async () => {
  const folder = await temporaryDataFolder();
  const port = String(await freePort());
  const server = await spawnServer(folder, { PORT: port }, supervised);
  const person = await signUp(server);
  process.kill(childPid(server), 'SIGKILL');
  await server.printed(
    /ended unexpectedly \(by SIGKILL\) and is started again in 0\.\d s\.\n[\s\S]*(is ready at)/,
  );
  expect((await server.api.users.login.$post({ json: person })).status).toBe(200);

  expect(await server.kill('SIGINT')).toBe(0);
  expect(await databasePid(folder)).toBeNull();
}, 120_000);

test('a server whose supervisor is killed does not live on', async () => {
  const folder = await temporaryDataFolder();
  const server = await spawnServer(folder, {}, supervised);
  const child = childPid(server);
  await server.kill('SIGKILL');
  await vi.waitFor(() => expect(() => process.kill(child, 0)).toThrow('ESRCH'), 60_000);
  expect(await databasePid(folder)).toBeNull();
}, 120_000);

test('a server that cannot start says why, and is not started again', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const PORT = String((other.address() as { port: number }).port);
  const outcome = await runServerToItsEnd({ DATA_DIR: await temporaryDataFolder(), PORT }, supervised);
  other.close();
  expect(outcome).toEqual({ code: 1, output: expect.stringMatching(`^Port ${PORT} is taken.+\n$`) });
}, 120_000);

test('a server that ends again and again is given ever more time', async () => {
  const folder = await temporaryDataFolder();
  const entry = join(folder, 'ends.mjs');
  await writeFile(
    entry,
    `import { existsSync, writeFileSync } from 'node:fs';
    process.send('ready', () => process.exit(existsSync('${folder}/4') ? 0 : 70));
    for (let i = 1; ; i++) if (!existsSync('${folder}/' + i)) { writeFileSync('${folder}/' + i, ''); break; }`,
  );
  const { code, output } = await runServerToItsEnd({ SUPERVISED: entry }, supervised);
  expect(code).toBe(0);
  const lines = output.matchAll(/ended unexpectedly \(with code 70\) .* in (\d\.\d) s\.\n/g);
  const [first, second, third, ...others] = Array.from(lines, ([, seconds]) => Number(seconds));
  expect(first).toBeLessThanOrEqual(0.5);
  expect(second).toBeGreaterThanOrEqual(0.5);
  expect(third).toBeGreaterThanOrEqual(1);
  expect(others).toEqual([]);
}, 120_000);
