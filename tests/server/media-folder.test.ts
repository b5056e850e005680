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
  steps.length = 0;
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
});

test('of pictures that are the first of their folder at once, each waits until the folder itself is kept', async () => {
  const folder = await temporaryFolder();
  const media = await openMediaFolder(folder);
  const names = ['0.png', '1.png', '2.png', '3.png'];
  await Promise.all(
    names.map(async (name) => {
      await media.put(`images/two/${name}`, 'picture');
      steps.push(`stored ${name}`);
    }),
  );
  for (const name of names) {
    const renamed = steps.indexOf(`rename to ${join(folder, 'images/two', name)}`);
    const after = steps.slice(renamed, steps.indexOf(`stored ${name}`));
    for (const above of ['images/two', 'images', '']) expect(after).toContain(`sync ${join(folder, above)}`);
  }
});
