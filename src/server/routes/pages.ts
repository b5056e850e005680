import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { HttpEnv } from '../http/router.ts';

/** The built client: its files, and its one page at every address that the client may know. */
export function pageRoutes(clientFolder: string) {
  const files = (cacheControl: string, path?: string) =>
    serveStatic({
      root: clientFolder,
      precompressed: true,
      ...(path && { path }),
      onFound: (_, c) => c.header('cache-control', cacheControl),
    });

  return (
    new Hono<HttpEnv>()
      // Names under /assets carry a hash of their content.
      .get('/assets/*', files('public, max-age=31536000, immutable'))
      .get('*', etag(), files('no-cache'))
      .get('*', async (c, next) => {
        const isFile = /^\/(api|media|assets|models|wasm)\//.test(c.req.path) || /\.\w+$/.test(c.req.path);
        if (isFile) return next();
        return files('no-cache', 'index.html')(c, next);
      })
  );
}
