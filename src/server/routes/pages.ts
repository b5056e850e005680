import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { sharedPage, sharePath } from '#contract/handed-picture.ts';
import type { Context } from '../context.ts';
import type { HttpEnv } from '../http/router.ts';
import { describePage } from '../services/pages/describe-page.ts';
import { type FirstPaintSource, FirstPaints } from '../services/pages/first-paints.ts';
import { readPageAddress } from '../services/pages/page-address.ts';
import { renderPage, templateFor } from '../services/pages/render-page.ts';

/** The built client: its files, and its one page at every address, with a head that says what is there. */
export function pageRoutes(context: Context, clientFolder: string, ask: FirstPaintSource) {
  const index = join(clientFolder, 'index.html');
  const firstPaints = new FirstPaints({
    ...{ folder: clientFolder, ask, log: context.log },
    takedowns: () => context.notifications.takedowns,
  });
  const files = (cacheControl: string) =>
    serveStatic({
      root: clientFolder,
      precompressed: true,
      onFound: (_, c) => c.header('cache-control', cacheControl),
    });

  /** Without a database the app still opens, and says itself what does not work. */
  const withoutHead = (error: unknown) => {
    context.log.error({ err: error }, 'a page could not be described');
    return undefined;
  };

  return (
    new Hono<HttpEnv>()
      // English is the language that goes without a prefix.
      .get('/en/*', (c) => c.redirect(withoutEnglish(c.req.url), 301))
      // Only where no service worker has taken it: what was shared is not for us, and is not read.
      .post(sharePath, (c) => c.redirect(sharedPage('lost'), 303))
      // Names under /assets carry a hash of their content.
      .get('/assets/*', files('public, max-age=31536000, immutable'))
      .get('*', etag(), compress(), async (c, next) => {
        const isFile = /^\/(api|media|assets|models|wasm)\//.test(c.req.path) || /\.\w+$/.test(c.req.path);
        if (isFile) return next();
        const address = readPageAddress(c.req.path);
        // Read anew each time: it names the files of one build, and the next may replace it while this runs.
        const template = templateFor(context.config, await readFile(index, 'utf8'));
        const language = address?.language ?? 'en';
        const page = address && (await describePage(context, address.path, language).catch(withoutHead));
        if (page === undefined) return c.html(template, 200, { 'cache-control': 'no-cache' });
        const hasSearch = new URL(c.req.url).search !== '';
        const firstPaint = page
          ? await firstPaints.find({ path: page.path, language }, hasSearch)
          : undefined;
        const html = renderPage(template, page, language, context.config.publicUrl, firstPaint);
        return c.html(html, page ? 200 : 404, { 'cache-control': 'no-cache' });
      })
      .get('*', etag(), files('no-cache'))
  );
}

/** Two slashes at its beginning would make it the address of another site. */
function withoutEnglish(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname.slice('/en'.length).replace(/^\/*/, '/') + search;
}
