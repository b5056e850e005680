import { createRoute, z } from '@hono/zod-openapi';
import {
  googleSignInSchema,
  loginSchema,
  refreshSchema,
  sessionSchema,
  tokensSchema,
} from '#contract/account.ts';
import type { Context } from '../context.ts';
import { clientOf, languageOf } from '../http/client.ts';
import { answers, body, ok } from '../http/envelope.ts';
import { limitAddress } from '../http/limit.ts';
import { createRouter } from '../http/router.ts';
import { signedIn } from '../http/signed-in.ts';
import { signInWithGoogle } from '../services/accounts/google-sign-in.ts';
import { login } from '../services/accounts/login.ts';
import { logout, logoutEverywhere } from '../services/accounts/logout.ts';
import { refreshLogin } from '../services/accounts/refresh.ts';

const loginRoute = createRoute({
  method: 'post',
  path: '/api/users/login',
  tags: ['sessions'],
  summary: 'Log in',
  request: { body: body(loginSchema) },
  responses: answers(sessionSchema, 401, 404, 422, 429, 503),
});

const logoutQuery = z.object({ everywhere: z.enum(['true', 'false']).default('false') });

export function sessionRoutes(context: Context) {
  const googleRoute = createRoute({
    method: 'post',
    path: '/api/auth/google',
    tags: ['sessions'],
    summary: "Log in with Google's ID token",
    middleware: limitAddress(context, 'google-address'),
    request: { body: body(googleSignInSchema) },
    responses: answers(sessionSchema, 401, 409, 422, 429),
  });
  const refreshRoute = createRoute({
    method: 'post',
    path: '/api/auth/refresh-token',
    tags: ['sessions'],
    summary: 'Exchange a refresh token for new tokens',
    middleware: limitAddress(context, 'refresh-address'),
    request: { body: body(refreshSchema) },
    responses: answers(tokensSchema, 401, 422, 429),
  });
  const logoutRoute = createRoute({
    ...signedIn(context),
    method: 'post',
    path: '/api/auth/logout',
    tags: ['sessions'],
    summary: 'Log out, here or everywhere',
    request: { query: logoutQuery },
    responses: answers(z.null(), 401, 422),
  });
  const googleLogoutRoute = createRoute({
    ...signedIn(context),
    method: 'post',
    path: '/api/auth/googlelogout',
    tags: ['sessions'],
    summary: 'Log out of a login that came from Google',
    responses: answers(z.null(), 401),
  });

  return createRouter()
    .openapi(loginRoute, async (c) => {
      const client = clientOf(c, context.config);
      return c.json(ok(await login(context, c.req.valid('json'), client)), 200);
    })
    .openapi(googleRoute, async (c) => {
      const client = clientOf(c, context.config);
      return c.json(ok(await signInWithGoogle(context, c.req.valid('json').token, client)), 200);
    })
    .openapi(refreshRoute, async (c) => {
      const { refreshToken } = c.req.valid('json');
      return c.json(ok(await refreshLogin(context, refreshToken)), 200);
    })
    .openapi(logoutRoute, async (c) => {
      if (c.req.valid('query').everywhere === 'true')
        await logoutEverywhere(context, c.var.caller, languageOf(c));
      else await logout(context, c.var.caller);
      return c.json(ok(null), 200);
    })
    .openapi(googleLogoutRoute, async (c) => {
      await logout(context, c.var.caller);
      return c.json(ok(null), 200);
    });
}
