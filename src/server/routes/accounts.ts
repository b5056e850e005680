import { createRoute, z } from '@hono/zod-openapi';
import {
  loginSchema,
  refreshSchema,
  registerSchema,
  sessionSchema,
  tokensSchema,
  userSchema,
} from '#contract/account.ts';
import type { Context } from '../context.ts';
import { authenticate } from '../http/authenticate.ts';
import { answers, body, ok } from '../http/envelope.ts';
import { createRouter } from '../http/router.ts';
import { login } from '../services/accounts/login.ts';
import { logout } from '../services/accounts/logout.ts';
import { getProfile } from '../services/accounts/profile.ts';
import { refreshLogin } from '../services/accounts/refresh.ts';
import { register } from '../services/accounts/register.ts';

const registerRoute = createRoute({
  method: 'post',
  path: '/api/users',
  tags: ['accounts'],
  summary: 'Open an account',
  request: { body: body(registerSchema) },
  responses: answers(userSchema, 409, 422),
});

const loginRoute = createRoute({
  method: 'post',
  path: '/api/users/login',
  tags: ['accounts'],
  summary: 'Log in',
  request: { body: body(loginSchema) },
  responses: answers(sessionSchema, 401, 404, 422),
});

const refreshRoute = createRoute({
  method: 'post',
  path: '/api/auth/refresh-token',
  tags: ['accounts'],
  summary: 'Exchange a refresh token for new tokens',
  request: { body: body(refreshSchema) },
  responses: answers(tokensSchema, 401, 422),
});

export function accountRoutes(context: Context) {
  const signedIn = { middleware: authenticate(context), security: [{ bearer: [] }] };
  const logoutRoute = createRoute({
    method: 'post',
    path: '/api/auth/logout',
    tags: ['accounts'],
    summary: 'Log out',
    ...signedIn,
    responses: answers(z.null(), 401),
  });
  const profileRoute = createRoute({
    method: 'get',
    path: '/api/users/profile',
    tags: ['accounts'],
    summary: 'The signed-in user',
    ...signedIn,
    responses: answers(userSchema, 401),
  });

  return createRouter()
    .openapi(registerRoute, async (c) => c.json(ok(await register(context, c.req.valid('json'))), 200))
    .openapi(loginRoute, async (c) => c.json(ok(await login(context, c.req.valid('json'))), 200))
    .openapi(refreshRoute, async (c) => {
      const { refreshToken } = c.req.valid('json');
      return c.json(ok(await refreshLogin(context, refreshToken)), 200);
    })
    .openapi(logoutRoute, async (c) => {
      await logout(context, c.var.caller);
      return c.json(ok(null), 200);
    })
    .openapi(profileRoute, async (c) => c.json(ok(await getProfile(context, c.var.caller.userId)), 200));
}
