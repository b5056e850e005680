import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const packable = /\.(html|js|css|svg|json|webmanifest|txt|map|wasm)$/;
/** Below this a response fits into one packet anyway. */
const minBytes = 1024;
/** Above this the last percents of brotli take half a minute. */
const largeBytes = 4 * 1024 * 1024;

/** Writes .br and .gz beside the built text files and programs, so that the server never compresses while it answers. */
export function precompress(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'inkwright:precompress',
    apply: 'build',
    enforce: 'post',
    configResolved: (resolved) => {
      config = resolved;
    },
    closeBundle: {
      // After the service worker has been written, which happens in this hook, too.
      order: 'post',
      sequential: true,
      handler: async () => {
        const folder = config.build.outDir;
        const files = await readdir(folder, { recursive: true });
        await Promise.all(
          files
            .filter((file) => packable.test(file) && !isOurs(file))
            .map((file) => compress(join(folder, file))),
        );
        config.logger.info('✓ files are compressed');
      },
    },
  };
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
