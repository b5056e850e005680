import { resolve } from 'node:path';
import { createServer } from 'vite';

interface ImagePage {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the page with the engine and its assets. */
export async function serveImagePage(): Promise<ImagePage> {
  const server = await createServer({
    root: resolve(import.meta.dirname, '../../..'),
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es' },
    optimizeDeps: { include: ['zod', 'comlink', 'delaunator', 'opentype.js'], noDiscovery: true },
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
  return {
    url: `${server.resolvedUrls?.local[0]}tests/bench/image/index.html`,
    close: () => server.close(),
  };
}
