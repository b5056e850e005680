import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type FlashEngineParts, flashEngineFile, flashEngineFolder } from '../contract/offline.ts';
import { afterBundle } from './after-bundle.ts';
import { offlinePart } from './offline-part.ts';

/** What a phone fetches in order to draw by itself, compressed. */
const maxBytes = 2.5 * 1024 * 1024;
const bigFonts = /@fontsource\/(?:ma-shan-zheng|yuji-syuku|nanum-brush-script)\/files\//;
const sculptures = /engine\/flash\/sculpt\/views\//;

const isOfFlash = (name: string) => name.startsWith('flash');
const placeOf = (name: string, ending: string) =>
  `${isOfFlash(name) ? flashEngineFolder : 'assets'}/[name]-[hash]${ending}`;

/**
 * Where the files of workers go. Those of the drawing engine have a folder of their own, which is not part of the
 * first visit, and its code comes in pieces, so that a fetch that is cut off goes on with the next one. The thousands
 * of Chinese, Japanese and Korean characters are fetched when one is to be written, and views of sculptures when they are
 * to be drawn.
 */
export const workerOutput: Rolldown.OutputOptions = {
  entryFileNames: ({ name }) => placeOf(name, '.js'),
  chunkFileNames: ({ name }) => placeOf(name, '.js'),
  assetFileNames: ({ originalFileNames: [file = ''] }) => {
    if (bigFonts.test(file)) return `${flashEngineFolder}/characters/[name]-[hash][extname]`;
    if (sculptures.test(file)) return `${flashEngineFolder}/views/[name]-[hash][extname]`;
    const isData = /@fontsource\/|engine\/flash\//.test(file);
    return `${isData ? flashEngineFolder : 'assets'}/[name]-[hash][extname]`;
  },
  codeSplitting: {
    groups: [
      { name: 'flash-words', test: /engine\/flash\/(?:lexicon|parse)\/|opencc-js/, priority: 2 },
      { name: 'flash-motifs', test: /engine\/flash\/motifs\//, priority: 1 },
    ],
  },
};

/**
 * Lists the files of the drawing engine with what they weigh, for whoever fetches them ahead.
 * @throws when they have become too heavy
 */
export function flashEngine(): Plugin {
  return afterBundle(
    'flash-engine',
    async ({ build: { outDir }, logger }) => {
      const parts = await listParts(outDir);
      await writeFile(join(outDir, flashEngineFile), JSON.stringify(parts));
      const size = `${(parts.bytes / 1024 / 1024).toFixed(2)} MB`;
      if (parts.bytes > maxBytes) throw new Error(`the drawing engine weighs ${size}, compressed`);
      logger.info(`✓ the drawing engine weighs ${size}, compressed`);
    },
    { enforce: 'post' },
  );
}

async function listParts(outDir: string): Promise<FlashEngineParts> {
  const entries = await readdir(join(outDir, flashEngineFolder), { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const own = names.filter((name) => !/\.(?:br|gz)$/.test(name)).toSorted();
  const parts = await Promise.all(own.map((name) => offlinePart(outDir, `${flashEngineFolder}/${name}`)));
  return { parts, bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0) };
}
