import type { Plugin } from 'vite';
import { brand } from '../src/contract/brand.ts';

/** Writes the brand into index.html, and lets the browser load the fonts while it still reads the styles. */
export function pageHead(): Plugin {
  return {
    name: 'inkwright:page-head',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => ({
        html: html.replaceAll('%brand%', brand.name).replaceAll('%description%', brand.description),
        tags: Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head',
          })),
      }),
    },
  };
}
