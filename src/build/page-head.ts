import type { HtmlTagDescriptor, Plugin } from 'vite';
import { brand } from '../contract/brand.ts';

/**
 * Writes the brand into index.html, and what the first paint can do without as links that public/first-paint.js
 * turns on after it: the scripts, the English words, which most visitors need, and the fonts. On a slow line they
 * would otherwise take their share of it before anything is to be seen.
 */
export function pageHead(): Plugin {
  return {
    name: 'inkwright:page-head',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const files = Object.values(bundle ?? {});
        const fonts = files.filter(({ fileName }) => fileName.endsWith('.woff2'));
        const fontFaces = files.filter(({ fileName }) => /\/fonts-[^/]*\.css$/.test(fileName));
        const chunkOf = (module: string) =>
          files.filter((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module));
        const branded = html.replaceAll('%brand%', brand.name).replaceAll('%description%', brand.description);
        // While developing there is nothing to wait for.
        if (!bundle) return branded;
        return {
          html: branded
            .replace(/<script type="module" crossorigin src="(.*?)"><\/script>/, `${later} href="$1">`)
            .replaceAll('<link rel="modulepreload" crossorigin', later),
          tags: [
            ...chunkOf('/en.po').map(({ fileName }) =>
              link({ 'data-later': 'modulepreload', href: `/${fileName}` }),
            ),
            // All pages but the first say more.
            ...chunkOf('/en.po?bundle=rest.po').map(({ fileName }) =>
              link({ 'data-later': 'modulepreload', 'data-rest': '', href: `/${fileName}` }),
            ),
            ...fontFaces.map(({ fileName }) => link({ 'data-later': 'stylesheet', href: `/${fileName}` })),
            ...fonts.map(({ fileName }) =>
              link({ 'data-later': 'preload', as: 'font', type: 'font/woff2', href: `/${fileName}` }),
            ),
          ],
        };
      },
    },
  };
}

const later = '<link data-later="modulepreload" data-script fetchpriority="low" crossorigin';

function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, fetchpriority: 'low', crossorigin: true }, injectTo: 'head' };
}
