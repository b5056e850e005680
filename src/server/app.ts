import { bodyLimit } from 'hono/body-limit';
import { requestId } from 'hono/request-id';
import { secureHeaders } from 'hono/secure-headers';
import { maxAvatarBytes } from '#contract/account.ts';
import { brand } from '#contract/brand.ts';
import { maxSourceBytes } from '#contract/image.ts';
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
import { libraryRoutes } from './routes/library.ts';
import { loginRoutes } from './routes/logins.ts';
import { mediaRoutes, publicFileRoutes, sourceFileRoutes } from './routes/media.ts';
import { pageRoutes } from './routes/pages.ts';
import { passwordResetRoutes } from './routes/password-reset.ts';
import { paymentRoutes } from './routes/payments.ts';
import { robotRoutes } from './routes/robots.ts';
import { sessionRoutes } from './routes/sessions.ts';
import type { FirstPaintSource } from './services/pages/first-paints.ts';

const maxBodyBytes = 1024 * 1024;
/** Calls that take files may bring that much, and a little for the form around the file. */
const formBytes = 64 * 1024;
const uploadBytes = {
  '/api/users/avatar': maxAvatarBytes + formBytes,
  '/api/images/source': maxSourceBytes + formBytes,
};

function refuseBody(): never {
  throw new ServiceError('TOO_LARGE');
}

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
  const limitBody = (maxSize: number) => bodyLimit({ maxSize, onError: refuseBody });
  const bodyLimits = new Map(Object.entries(uploadBytes).map(([path, bytes]) => [path, limitBody(bytes)]));
  const usualLimit = limitBody(maxBodyBytes);
  app.use('/api/*', (c, next) => (bodyLimits.get(c.req.path) ?? usualLimit)(c, next));
  app.onError((error, c) => failWith(error, c, context.log));
  app.notFound((c) => fail(c, 'NOT_FOUND'));

  const api = app
    .route('/', healthRoutes(context))
    .route('/', accountRoutes(context))
    .route('/', sessionRoutes(context))
    .route('/', loginRoutes(context))
    .route('/', passwordResetRoutes(context))
    .route('/', generationRoutes(context))
    .route('/', imageRoutes(context))
    .route('/', libraryRoutes(context))
    .route('/', creditRoutes(context))
    .route('/', paymentRoutes(context))
    .route('/', catalogRoutes(context));
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  app.doc31('/api/openapi.json', { openapi: '3.1.0', info: { title: `${brand.name} API`, version: '1' } });
  app.route('/', mediaRoutes(context)).route('/', publicFileRoutes(context));
  app.route('/', sourceFileRoutes(context));
  app.route('/', robotRoutes(context));
  if (clientFolder) {
    const ask: FirstPaintSource = async (address, init) => app.request(address, init);
    app.route('/', pageRoutes(context, clientFolder, ask));
  }
  return api;
}

/** The API's type, from which the client's calls are typed. */
export type Api = ReturnType<typeof createApp>;
