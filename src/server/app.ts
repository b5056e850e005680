import { bodyLimit } from 'hono/body-limit';
import { requestId } from 'hono/request-id';
import { secureHeaders } from 'hono/secure-headers';
import { brand } from '#contract/brand.ts';
import type { Context } from './context.ts';
import { ServiceError } from './errors.ts';
import { fail, failWith } from './http/failure.ts';
import { requestLog } from './http/request-log.ts';
import { createRouter } from './http/router.ts';
import { accountRoutes } from './routes/accounts.ts';
import { catalogRoutes } from './routes/catalog.ts';
import { creditRoutes } from './routes/credits.ts';
import { generationRoutes } from './routes/generations.ts';
import { healthRoutes } from './routes/health.ts';
import { imageRoutes } from './routes/images.ts';
import { mediaRoutes } from './routes/media.ts';
import { pageRoutes } from './routes/pages.ts';

const maxBodyBytes = 1024 * 1024;

/** The whole of what the server answers: the API, the pictures, and the client when it has been built. */
export function createApp(context: Context, clientFolder?: string) {
  const app = createRouter();
  app.use(requestId(), requestLog(context.log));
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        frameAncestors: ["'none'"],
      },
      crossOriginResourcePolicy: 'same-origin',
    }),
  );
  app.use(
    '/api/*',
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: () => {
        throw new ServiceError('TOO_LARGE');
      },
    }),
  );
  app.onError((error, c) => failWith(error, c, context.log));
  app.notFound((c) => fail(c, 'NOT_FOUND'));

  const api = app
    .route('/', healthRoutes(context))
    .route('/', accountRoutes(context))
    .route('/', generationRoutes(context))
    .route('/', imageRoutes(context))
    .route('/', creditRoutes(context))
    .route('/', catalogRoutes(context));
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  app.doc31('/api/openapi.json', { openapi: '3.1.0', info: { title: `${brand.name} API`, version: '1' } });
  app.route('/', mediaRoutes(context));
  if (clientFolder) app.route('/', pageRoutes(clientFolder));
  return api;
}

/** The API's type, from which the client's calls are typed. */
export type Api = ReturnType<typeof createApp>;
