import { AssetOutOfReach, type FlashAssets } from '../assets.ts';
import iconsUrl from '../icons/icons.json?url&no-inline';
import signsUrl from '../text/drawn-signs.json?url&no-inline';

/** Addresses of the font packages' files. Of big families only the pieces count, since unicode.json names no others. */
const fontUrls = import.meta.glob<string>(
  [
    '/node_modules/@fontsource/{cinzel,eb-garamond,great-vibes,ma-shan-zheng,nanum-brush-script,rye,unifrakturcook,yuji-syuku}/unicode.json',
    '/node_modules/@fontsource/{great-vibes,ma-shan-zheng,nanum-brush-script,rye,yuji-syuku}/files/*-400-normal.woff',
    '/node_modules/@fontsource/{cinzel,eb-garamond,unifrakturcook}/files/*-700-normal.woff',
    '!**/*-{chinese-simplified,japanese,korean}-400-normal.woff',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);

/** Fetches icons and fonts from our own origin, or from what the service worker keeps of it. */
export const browserAssets: FlashAssets = {
  async read(path) {
    const response = await fetch(locate(path)).catch((cause: unknown) => {
      throw new AssetOutOfReach(`asset ${path}`, { cause });
    });
    if (!response.ok) throw new Error(`asset ${path}: ${response.status}`);
    return response.arrayBuffer();
  },
};

function locate(path: string): string {
  if (path === 'icons.json') return iconsUrl;
  if (path === 'drawn-signs.json') return signsUrl;
  const [, name, file] = path.split('/');
  const folder = file === 'unicode.json' ? '' : 'files/';
  const url = fontUrls[`/node_modules/@fontsource/${name}/${folder}${file}`];
  if (url === undefined) throw new RangeError(`no such asset: ${path}`);
  return url;
}
