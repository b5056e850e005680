import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { type FirstPaintName, firstPaintFile, firstPaintPaths } from '../contract/first-paint.ts';
import { type Language, languages } from '../contract/language.ts';

const entry = 'src/app/first-paint.tsx';

interface Renderer {
  renderFirstPaint(path: string, language: Language): Promise<string>;
}

/** Renders the beginning of each page in each language: a slow phone shows it before the app has come. */
export function firstPaint(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'inkwright:first-paint',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const { renderFirstPaint } = await buildRenderer(config);
        // One after the other: the app speaks one language at a time.
        for (const language of languages) {
          for (const [name, path] of Object.entries(firstPaintPaths)) {
            const file = join(config.build.outDir, firstPaintFile(name as FirstPaintName, language));
            await mkdir(dirname(file), { recursive: true });
            await writeFile(file, await renderFirstPaint(path, language));
          }
        }
      },
    },
  };
}

/** The app once more, for where there is no window. */
async function buildRenderer({ root, configFile }: ResolvedConfig): Promise<Renderer> {
  const outDir = join(root, 'node_modules/.cache/first-paint');
  await build({
    root,
    ...(configFile && { configFile }),
    logLevel: 'warn',
    build: { ssr: entry, outDir, emptyOutDir: true },
  });
  return import(pathToFileURL(join(outDir, 'first-paint.js')).href);
}
