import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { HttpEnv } from '../http/router.ts';

const forever = 'public, max-age=31536000, immutable';

/** The built client: its files as they are, and its one page at every address that the client knows. */
export function pageRoutes(clientFolder: string) {
  const root = relative(process.cwd(), clientFolder);
  const files = serveStatic({
    root,
    precompressed: true,
    onFound: (path, c) => {
      // Names under /assets carry a hash of their content; everything else is asked for again each time.
      c.header('cache-control', path.includes('/assets/') ? forever : 'no-cache');
    },
  });
  return new Hono<HttpEnv>().get('*', files).get('*', async (c, next) => {
    const isPage = !/^\/(api|media|assets|models|wasm)\//.test(c.req.path) && !/\.\w+$/.test(c.req.path);
    if (!isPage) return next();
    c.header('cache-control', 'no-cache');
    return c.html(await readFile(join(clientFolder, 'index.html'), 'utf8'));
  });
}
