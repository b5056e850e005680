import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { takeOwnership } from '#server/db/embedded/ownership.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const module = fileURLToPath(new URL('../../src/server/db/embedded/ownership.ts', import.meta.url));

/** Takes the ownership in a process of its own, which then waits to be killed; resolves to whether it got it. */
async function takeElsewhere(folder: string) {
  const script = `import { takeOwnership } from '${module}';
    const ownership = takeOwnership(process.argv[1]);
    console.log(ownership ? 'mine' : 'taken');
    setInterval(() => ownership, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, folder]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const [word] = await once(child.stdout, 'data');
  return { child, isOwner: String(word) === 'mine\n' };
}

test('a data folder has one owner at a time', async () => {
  const folder = await temporaryFolder();
  const ownership = takeOwnership(folder);
  expect(ownership).not.toBeNull();
  expect(takeOwnership(folder)).toBeNull();
  expect((await takeElsewhere(folder)).isOwner).toBe(false);
  ownership?.release();
  expect((await takeElsewhere(folder)).isOwner).toBe(true);
  expect(await readdir(folder)).toEqual(['owner.lock']);
});

test('the ownership of a process that is killed is free at once', async () => {
  const folder = await temporaryFolder();
  const { child, isOwner } = await takeElsewhere(folder);
  expect(isOwner).toBe(true);
  expect(takeOwnership(folder)).toBeNull();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const ownership = takeOwnership(folder);
  expect(ownership).not.toBeNull();
  ownership?.release();
});
