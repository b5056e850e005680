import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { afterBundle } from './after-bundle.ts';

const packable = /\.(html|js|css|svg|json|webmanifest|txt|map|wasm)$/;
/** Below this a response fits into one packet anyway. */
const minBytes = 1024;
/** Above this the last percents of brotli take half a minute. */
const largeBytes = 4 * 1024 * 1024;

/**
 * Writes .br and .gz beside the built text files and programs, so that the server never compresses while it answers.
 * @param which those that carry a hash, which are finished first, and whose weight is listed; or all others
 */
export function precompress(which: 'assets' | 'others'): Plugin {
  return afterBundle(
    `precompress-${which}`,
    async ({ build: { outDir }, logger }) => {
      const files = (await readdir(outDir, { recursive: true })).filter(
        (file) => packable.test(file) && file.startsWith('assets') === (which === 'assets') && !isOurs(file),
      );
      await Promise.all(files.map((file) => compress(join(outDir, file))));
      logger.info(`✓ ${which} are compressed`);
    },
    which === 'others' ? { enforce: 'post' } : {},
  );
}

/** What the server reads itself. */
function isOurs(file: string): boolean {
  return file.startsWith('.first-paint');
}

async function compress(path: string): Promise<void> {
  if ((await stat(path)).size < minBytes) return;
  const content = await readFile(path);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: content.length > largeBytes ? 9 : 11 },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}
