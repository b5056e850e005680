import { Hono } from 'hono';
import { languages } from '#contract/language.ts';
import type { Context } from '../context.ts';
import { publicCache } from '../http/public-cache.ts';
import type { HttpEnv } from '../http/router.ts';
import { feed } from '../services/pages/feed.ts';
import { localizedPath } from '../services/pages/page-address.ts';
import { sitemap } from '../services/pages/sitemap.ts';

/** Counting through the library is not done for every robot that asks. */
const freshSeconds = 600;

/** What only machines read: where they may go, what there is, and what is new. */
export function robotRoutes(context: Context) {
  const takedowns = () => context.notifications.takedowns;
  const app = new Hono<HttpEnv>()
    .get('/robots.txt', (c) =>
      c.text(`User-agent: *\nDisallow: /api/\n\nSitemap: ${context.config.publicUrl}/sitemap.xml\n`),
    )
    .get('/sitemap.xml', publicCache(freshSeconds, takedowns), async (c) => {
      c.header('content-type', 'application/xml; charset=utf-8');
      return c.body(await sitemap(context));
    });
  for (const language of languages) {
    app.get(localizedPath('/rss.xml', language), publicCache(freshSeconds), async (c) => {
      c.header('content-type', 'application/rss+xml; charset=utf-8');
      return c.body(await feed(context, language));
    });
  }
  return app;
}
