import { requestId } from 'hono/request-id';
import { maxAvatarBytes } from '#contract/account.ts';
import { maxArtistPackageBytes } from '#contract/artist-link.ts';
import { brand } from '#contract/brand.ts';
import { maxSourceBytes } from '#contract/image.ts';
import type { Context } from './context.ts';
import { crossOrigin } from './http/cross-origin.ts';
import { fail, failWith } from './http/failure.ts';
import { limitReads } from './http/limit-reads.ts';
import { shedLoad } from './http/load-shedding.ts';
import { ProxyNotice } from './http/proxy-notice.ts';
import { boundBody, boundHead, boundJson } from './http/request-bounds.ts';
import { requestLog } from './http/request-log.ts';
import { createRouter } from './http/router.ts';
import { privateAnswers, securityHeaders } from './http/security-headers.ts';
import { traceRequests } from './http/trace-requests.ts';
import { accountRoutes } from './routes/accounts.ts';
import { adminRoutes } from './routes/admin.ts';
import { adminActRoutes } from './routes/admin-acts.ts';
import { artistLinkRoutes } from './routes/artist-links.ts';
import { catalogRoutes } from './routes/catalog.ts';
import { collectionRoutes } from './routes/collections.ts';
import { creationRoutes } from './routes/creations.ts';
import { creditRoutes } from './routes/credits.ts';
import { generationRoutes } from './routes/generations.ts';
import { healthRoutes } from './routes/health.ts';
import { imageRoutes } from './routes/images.ts';
import { libraryRoutes } from './routes/library.ts';
import { loginRoutes } from './routes/logins.ts';
import { mediaRoutes, publicFileRoutes, sourceFileRoutes } from './routes/media.ts';
import { membershipRoutes } from './routes/memberships.ts';
import { metricsRoutes } from './routes/metrics.ts';
import { pageRoutes } from './routes/pages.ts';
import { passwordResetRoutes } from './routes/password-reset.ts';
import { paymentRoutes } from './routes/payments.ts';
import { pushRoutes } from './routes/push.ts';
import { receiptRoutes } from './routes/receipts.ts';
import { robotRoutes } from './routes/robots.ts';
import { sessionRoutes } from './routes/sessions.ts';
import { webhookRoutes } from './routes/webhooks.ts';
import type { FirstPaintSource } from './services/pages/first-paints.ts';

/** What a body may bring: enough for the longest inputs of the contract, in letters of three bytes. */
const usualBodyBytes = 64 * 1024;
/** Calls that take files may bring that much, and a little for the form around the file. */
const formBytes = 64 * 1024;
const uploadBytes = {
  '/api/users/avatar': maxAvatarBytes + formBytes,
  '/api/images/source': maxSourceBytes + formBytes,
  '/api/artist-links': maxArtistPackageBytes + formBytes,
  // It repeats what was asked for, also the picture to go out from.
  '/api/models/webhook': maxSourceBytes,
};

/** The whole of what the server answers: the API, the pictures, and the client when it has been built. */
export function createApp(context: Context, clientFolder?: string) {
  const app = createRouter();
  const proxyNotice = new ProxyNotice(context);
  app.use(requestId(), traceRequests(context.tracing), requestLog(context), securityHeaders(context.config));
  if (context.config.corsOrigins.length > 0)
    for (const path of ['/api/*', '/media/*']) app.use(path, crossOrigin(context.config));
  app.use('/api/*', privateAnswers);
  app.use(boundHead, proxyNotice.watch);
  app.use(shedLoad(context.metrics));
  app.use('/api/*', limitReads(context));
  const uploadLimits = new Map(Object.entries(uploadBytes).map(([path, bytes]) => [path, boundBody(bytes)]));
  const usualLimit = boundBody(usualBodyBytes);
  app.use('/api/*', (c, next) => (uploadLimits.get(c.req.path) ?? usualLimit)(c, next), boundJson);
  app.onError((error, c) => failWith(error, c, context.log));
  app.notFound((c) => fail(c, 'NOT_FOUND'));

  const api = app
    .route('/', healthRoutes(context, proxyNotice))
    .route('/', accountRoutes(context))
    .route('/', sessionRoutes(context))
    .route('/', loginRoutes(context))
    .route('/', pushRoutes(context))
    .route('/', passwordResetRoutes(context))
    .route('/', generationRoutes(context))
    .route('/', creationRoutes(context))
    .route('/', collectionRoutes(context))
    .route('/', imageRoutes(context))
    .route('/', artistLinkRoutes(context))
    .route('/', libraryRoutes(context))
    .route('/', creditRoutes(context))
    .route('/', paymentRoutes(context))
    .route('/', membershipRoutes(context))
    .route('/', receiptRoutes(context))
    .route('/', catalogRoutes(context))
    .route('/', adminRoutes(context))
    .route('/', adminActRoutes(context));
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  app.doc31('/api/openapi.json', { openapi: '3.1.0', info: { title: `${brand.name} API`, version: '1' } });
  app.route('/', mediaRoutes(context)).route('/', publicFileRoutes(context));
  app.route('/', sourceFileRoutes(context));
  app.route('/', webhookRoutes(context));
  app.route('/', metricsRoutes(context));
  app.route('/', robotRoutes(context));
  if (clientFolder) {
    const ask: FirstPaintSource = async (address, init) => app.request(address, init);
    app.route('/', pageRoutes(context, clientFolder, ask));
  }
  return api;
}

/** The API's type, from which the client's calls are typed. */
export type Api = ReturnType<typeof createApp>;
