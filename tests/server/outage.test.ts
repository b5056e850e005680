import { expect, test } from 'vitest';
import { expectWellAgain } from '../support/expect-well-again.ts';
import { signUpMember } from '../support/person.ts';
import {
  databasePid,
  runServerToItsEnd,
  spawnServer,
  temporaryDataFolder,
} from '../support/server-process.ts';

test('an embedded database that is killed is started again, and nobody takes it over meanwhile', async () => {
  const folder = await temporaryDataFolder();
  const server = await spawnServer(folder);
  const person = await signUpMember(server);
  const pid = (await databasePid(folder)) ?? 0;
  process.kill(pid, 'SIGKILL');
  const second = await runServerToItsEnd({ DATA_DIR: folder, PORT: '0' });
  expect(second).toEqual({
    code: 1,
    output: expect.stringMatching(/^Inkwright is already running on .+\n$/),
  });

  await expectWellAgain(server, person);
  expect(await databasePid(folder)).not.toBe(pid);
  expect(await server.kill('SIGINT')).toBe(0);
  expect(await databasePid(folder)).toBeNull();
}, 120_000);
