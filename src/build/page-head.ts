import type { HtmlTagDescriptor, Plugin } from 'vite';
import { brand } from '../contract/brand.ts';

/**
 * Writes the brand into index.html, and has the browser fetch early what it would otherwise find late: the English
 * words, which most visitors need, and the fonts, which the text can do without. Scripts come after the styles: with
 * these alone the first paint is there, see first-paint.ts.
 */
export function pageHead(): Plugin {
  return {
    name: 'inkwright:page-head',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const files = Object.values(bundle ?? {});
        const fonts = files.filter(({ fileName }) => fileName.endsWith('.woff2'));
        const english = files.filter(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/en.po'),
        );
        return {
          html: html
            .replaceAll('%brand%', brand.name)
            .replaceAll('%description%', brand.description)
            .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"'),
          tags: [
            ...english.map(({ fileName }) =>
              link({ rel: 'modulepreload', href: `/${fileName}`, fetchpriority: 'low' }),
            ),
            ...fonts.map(({ fileName }) =>
              link({
                rel: 'preload',
                as: 'font',
                type: 'font/woff2',
                href: `/${fileName}`,
                fetchpriority: 'low',
              }),
            ),
          ],
        };
      },
    },
  };
}

function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' };
}
