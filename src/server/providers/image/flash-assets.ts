import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { FlashAssets } from '#engine/flash/assets.ts';

const require = createRequire(import.meta.url);
const inflated = promisify<Uint8Array, Buffer<ArrayBuffer>>(inflateRaw);

/** Reads the drawing engine's icons, signs and sculptures from beside its sources and its fonts from their packages. */
export const flashAssets: FlashAssets = {
  async read(path) {
    const stored = await readFile(locate(path));
    const bytes = path.endsWith('.view') ? await inflated(stored) : stored;
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  },
};

/** The engine's own files. */
const data: Readonly<Record<string, string>> = {
  'icons.json': '#engine/flash/icons/icons.json',
  'drawn-signs.json': '#engine/flash/text/drawn-signs.json',
};

function locate(path: string): string {
  const [folder, name, file = ''] = path.split('/');
  const own = data[path];
  if (folder === 'sculpt')
    return fileURLToPath(import.meta.resolve(`#engine/flash/sculpt/views/${name}/${file}`));
  if (own) return fileURLToPath(import.meta.resolve(own));
  if (folder !== 'fonts') throw new RangeError(`no such asset: ${path}`);
  return require.resolve(`@fontsource/${name}/${file === 'unicode.json' ? file : `files/${file}`}`);
}
