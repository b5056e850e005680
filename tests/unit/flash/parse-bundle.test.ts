import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { build } from 'vite';
import { expect, test } from 'vitest';

const entry = fileURLToPath(new URL('../../../src/engine/flash/parse/read-prompt.ts', import.meta.url));

async function bundled(): Promise<Rolldown.OutputChunk> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'esnext',
      lib: { entry, formats: ['cjs'], fileName: 'read-prompt' },
      minify: 'oxc',
    },
  });
  const [{ output }] = result as [Rolldown.RolldownOutput];
  return output[0];
}

test('reading a prompt takes no drawing, and less than a megabyte', async () => {
  const { code, moduleIds } = await bundled();
  const rooms = moduleIds.map(
    (id) => /\/(?:flash\/(\w+)\/|node_modules\/([\w-]+)\/)/.exec(id)?.slice(1).find(Boolean) ?? id,
  );
  // OpenCC says which characters are one in traditional and simplified Chinese.
  expect([...new Set(rooms)].toSorted()).toEqual(['lexicon', 'opencc-js', 'parse', 'text']);
  expect(Buffer.byteLength(code)).toBeLessThan(1_000_000);
}, 60_000);
