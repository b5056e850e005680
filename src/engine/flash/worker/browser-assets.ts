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

/** Views of sculptures; each is fetched when it is drawn. */
const viewUrls = import.meta.glob<string>('../sculpt/views/*/*.view', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Fetches icons, fonts and sculptures from our own origin, or from what the service worker keeps of it. */
export const browserAssets: FlashAssets = {
  async read(path) {
    const response = await fetch(locate(path)).catch((cause: unknown) => {
      throw new AssetOutOfReach(`asset ${path}`, { cause });
    });
    if (!response.ok) throw new Error(`asset ${path}: ${response.status}`);
    if (!path.endsWith('.view') || !response.body) return response.arrayBuffer();
    return new Response(response.body.pipeThrough(new DecompressionStream('deflate-raw'))).arrayBuffer();
  },
};

function locate(path: string): string {
  if (path === 'icons.json') return iconsUrl;
  if (path === 'drawn-signs.json') return signsUrl;
  const [room, name, file] = path.split('/');
  if (room === 'sculpt') return known(viewUrls[`../sculpt/views/${name}/${file}`], path);
  const folder = file === 'unicode.json' ? '' : 'files/';
  return known(fontUrls[`/node_modules/@fontsource/${name}/${folder}${file}`], path);
}

function known(url: string | undefined, path: string): string {
  if (url === undefined) throw new RangeError(`no such asset: ${path}`);
  return url;
}
