import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import {
  type FirstPaintName,
  firstPaintFile,
  firstPaintPaths,
  firstPaintRenderer,
  type RenderFirstPaint,
} from '../contract/first-paint.ts';
import { languages } from '../contract/language.ts';
import { afterBundle } from './after-bundle.ts';

const entry = 'src/app/render-first-paint.tsx';

/**
 * Renders the beginning of each page in each language, which a slow phone shows before the app has come, and lays
 * what renders it beside them, for the server.
 */
export function firstPaint(): Plugin {
  return afterBundle('first-paint', async (config) => {
    const { renderFirstPaint } = await buildRenderer(config);
    config.logger.info('✓ what renders first paints is built');
    // One after the other: the app speaks one language at a time.
    for (const language of languages) {
      for (const [name, path] of Object.entries(firstPaintPaths)) {
        const file = join(config.build.outDir, firstPaintFile(name as FirstPaintName, language));
        await mkdir(dirname(file), { recursive: true });
        const { html } = await renderFirstPaint(path, language);
        await writeFile(file, html);
      }
    }
    config.logger.info('✓ first paints are rendered');
  });
}

/** The app once more, for where there is no window. */
async function buildRenderer(config: ResolvedConfig): Promise<{ renderFirstPaint: RenderFirstPaint }> {
  const { root, configFile } = config;
  const file = resolve(root, config.build.outDir, firstPaintRenderer);
  await build({
    root,
    ...(configFile && { configFile }),
    logLevel: 'warn',
    // React, too, as it is for production whatever the server runs for.
    ssr: { noExternal: true },
    build: { ssr: entry, outDir: dirname(file), emptyOutDir: true, copyPublicDir: false },
  });
  return import(pathToFileURL(file).href);
}
