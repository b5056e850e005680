import { relative } from 'node:path';
import { getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

/** Folders whose texts come with them, and not with the first page. */
const bundles: Record<string, string> = {
  about: 'src/features/about/',
  admin: 'src/features/admin/',
  create: 'src/features/generate/guide/',
  creations: 'src/features/creations/',
  home: 'src/features/home/sections/',
  install: 'src/features/pwa/install/',
  preview: 'src/features/preview/',
  pricing: 'src/features/pricing/',
  profile: 'src/features/account/profile/',
  storage: 'src/features/storage/',
  viewer: 'src/features/viewer/',
};

/** Splits each catalogue: `zh.po?bundle=home.po` is what is said in that bundle alone, `zh.po` what is left. */
export function messageBundles(): Plugin {
  const config = getConfig();
  return {
    name: 'inkwright:message-bundles',
    transform: {
      filter: { id: /\.po$/ },
      // The whole catalogue, as Lingui has compiled it.
      async handler(code, id) {
        const [file = '', query] = id.split('?');
        const wanted = query && /^bundle=(\w+)\.po$/.exec(query)?.[1];
        if (wanted && !bundles[wanted]) throw new Error(`There is no bundle ${wanted}`);
        const { messages } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
        const found = getCatalogForFile(relative(config.rootDir, file), await getCatalogs(config));
        const entries = (await found?.catalog.read(found.locale)) ?? {};
        const kept = Object.entries(messages).filter(([key]) => bundleOf(entries[key]?.origin) === wanted);
        const json = JSON.stringify(JSON.stringify(Object.fromEntries(kept)));
        return { code: `export const messages = JSON.parse(${json});`, map: null, moduleType: 'js' };
      },
    },
  };
}

/** The one bundle in which all of `origins` lie. */
function bundleOf(origins: readonly (readonly [file: string, line?: number])[] = []): string | undefined {
  return Object.keys(bundles).find(
    (bundle) => origins.length > 0 && origins.every(([file]) => file.startsWith(bundles[bundle] as string)),
  );
}
