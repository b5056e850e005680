import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openMediaFolder } from '#server/providers/media/media.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** What was done to files, in order. */
const steps = vi.hoisted(() => [] as string[]);

vi.mock(import('node:fs/promises'), async (original) => {
  const fs = await original();
  return {
    ...fs,
    open: async (...args: Parameters<typeof fs.open>) => {
      const handle = await fs.open(...args);
      const sync = handle.sync.bind(handle);
      handle.sync = async () => {
        steps.push(`sync ${args[0]}`);
        await sync();
      };
      return handle;
    },
    rename: async (from, to) => {
      steps.push(`rename to ${to}`);
      await fs.rename(from, to);
    },
  };
});

test('after a power cut a picture that was stored is there, in folders that are there', async () => {
  const folder = await temporaryFolder();
  const media = await openMediaFolder(folder);
  await media.put('images/one/0.png', 'first');
  const to = join(folder, 'images/one/0.png');
  expect(steps).toEqual([
    expect.stringContaining('sync '),
    `rename to ${to}`,
    `sync ${join(folder, 'images/one')}`,
    `sync ${join(folder, 'images')}`,
    `sync ${folder}`,
  ]);
  // Before its name, its contents.
  expect(steps[0]).toContain('.drafts');

  steps.length = 0;
  await media.put('images/one/1.png', 'second');
  expect(steps.slice(2)).toEqual([`sync ${join(folder, 'images/one')}`]);
});
