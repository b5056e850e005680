import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type LaterPart, laterPartNames, laterPartsFile } from '../contract/offline.ts';
import { afterBundle } from './after-bundle.ts';
import { offlinePart } from './offline-part.ts';

/** The patterns of the same files, which the service worker does not fetch when it is installed. */
export const laterPartPatterns = laterPartNames.map((name) => `assets/${name}*`);

/** Lists what the page fetches once it is idle, with what its content must be. */
export function laterParts(): Plugin {
  return afterBundle('later-parts', async ({ build: { outDir } }) => {
    const names = (await readdir(join(outDir, 'assets'))).filter((name) => isOfSkin(name) || isLater(name));
    const parts = names.map(
      async (name): Promise<LaterPart> => ({
        ...(await offlinePart(outDir, `assets/${name}`)),
        isOfSkin: isOfSkin(name),
      }),
    );
    await writeFile(join(outDir, laterPartsFile), JSON.stringify(await Promise.all(parts)));
  });
}

const isOfSkin = (name: string) => /\.(?:wasm|tflite)$/.test(name);
const isLater = (name: string) =>
  /\.(?:js|css)$/.test(name) && laterPartNames.some((beginning) => name.startsWith(beginning));
