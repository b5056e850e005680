import { relative } from 'node:path';
import { getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

/** Folders whose texts come with them, and not with the first page. */
const bundles: Record<string, string> = {
  about: 'src/features/about/',
  admin: 'src/features/admin/',
  artist: 'src/features/for-artist/',
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

/** What the start page is made of: what is said here comes with the app itself, and all else after it. */
const firstPage = [
  'src/app/',
  'src/features/account/account-controls.tsx',
  'src/features/account/credit-badge.tsx',
  'src/features/account/leaving/leaving-provider.tsx',
  'src/features/account/require-login.ts',
  'src/features/generate/order/order-choices.tsx',
  'src/features/generate/order/prompt-count.tsx',
  'src/features/generate/order/prompt-form.tsx',
  'src/features/generate/order/style-picker.tsx',
  'src/features/generate/order/use-member-choices.ts',
  'src/features/home/drawn-counter.tsx',
  'src/features/home/gallery-room.tsx',
  'src/features/home/home-page.tsx',
  'src/features/home/sheet/',
  'src/features/navigation/',
  'src/features/pricing/overlay/pricing-on-demand.tsx',
  'src/features/pwa/offline-badge.tsx',
  'src/ui/',
];

/**
 * Splits each catalogue: `zh.po?bundle=home.po` is what is said in that bundle alone, `zh.po` what the start page says,
 * `zh.po?bundle=rest.po` what is left.
 */
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
        if (wanted && wanted !== 'rest' && !bundles[wanted]) throw new Error(`There is no bundle ${wanted}`);
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

/** The one bundle in which all of `origins` lie; undefined if one of them is part of the start page. */
function bundleOf(origins: readonly (readonly [file: string, line?: number])[] = []): string | undefined {
  const own = Object.entries(bundles).find(
    ([, folder]) => origins.length > 0 && origins.every(([file]) => file.startsWith(folder)),
  );
  if (own) return own[0];
  const isFirst = origins.some(([file]) => firstPage.some((place) => file.startsWith(place)));
  return isFirst ? undefined : 'rest';
}
