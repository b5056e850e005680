import { createRoute, z } from '@hono/zod-openapi';
import { closeAccountSchema, registerSchema, updateProfileSchema, userSchema } from '#contract/account.ts';
import type { Context } from '../context.ts';
import { languageOf } from '../http/client.ts';
import { answers, body, ok } from '../http/envelope.ts';
import { limitAddress } from '../http/limit.ts';
import { createRouter } from '../http/router.ts';
import { signedIn, signedInLimited } from '../http/signed-in.ts';
import { bytesOf, signedInUpload, uploadForm } from '../http/upload.ts';
import { setAvatar } from '../services/accounts/avatar.ts';
import { closeAccount } from '../services/accounts/close-account.ts';
import { exportAccount } from '../services/accounts/export-account.ts';
import { getProfile } from '../services/accounts/profile.ts';
import { register } from '../services/accounts/register.ts';
import { updateProfile } from '../services/accounts/update-profile.ts';

export function accountRoutes(context: Context) {
  const tags = ['accounts'];
  const registerRoute = createRoute({
    method: 'post',
    path: '/api/users',
    tags,
    summary: 'Open an account',
    middleware: limitAddress(context, 'register-address'),
    request: { body: body(registerSchema) },
    responses: answers(userSchema, 409, 422, 429, 503),
  });
  const profileRoute = createRoute({
    ...signedIn(context),
    method: 'get',
    path: '/api/users/profile',
    tags,
    summary: 'The signed-in user',
    responses: answers(userSchema, 401),
  });
  const updateRoute = createRoute({
    ...signedIn(context),
    method: 'put',
    path: '/api/users/update',
    tags,
    summary: 'Change the username or the password',
    request: { body: body(updateProfileSchema) },
    responses: answers(userSchema, 401, 403, 409, 422, 429, 503),
  });
  const avatarRoute = createRoute({
    ...signedInUpload(context),
    method: 'post',
    path: '/api/users/avatar',
    tags,
    summary: 'Replace the avatar',
    request: { body: uploadForm },
    responses: answers(userSchema, 401, 413, 422, 429),
  });
  const closeRoute = createRoute({
    ...signedIn(context),
    method: 'post',
    path: '/api/users/close',
    tags,
    summary: 'Close the account',
    request: { body: body(closeAccountSchema) },
    responses: answers(z.null(), 401, 403, 422, 429, 503),
  });
  const exportRoute = createRoute({
    ...signedInLimited(context, 'export-account'),
    method: 'get',
    path: '/api/users/export',
    tags,
    summary: 'Everything kept about the caller, as a zip archive',
    responses: {
      ...answers(z.null(), 401, 429),
      200: { description: 'The archive', content: { 'application/zip': { schema: z.any() } } },
    },
  });

  return createRouter()
    .openapi(registerRoute, async (c) => c.json(ok(await register(context, c.req.valid('json'))), 200))
    .openapi(profileRoute, async (c) => c.json(ok(await getProfile(context, c.var.caller.userId)), 200))
    .openapi(updateRoute, async (c) =>
      c.json(ok(await updateProfile(context, c.var.caller, c.req.valid('json'), languageOf(c))), 200),
    )
    .openapi(avatarRoute, async (c) => {
      const file = await bytesOf(c.req.valid('form').file);
      return c.json(ok(await setAvatar(context, c.var.caller, file)), 200);
    })
    .openapi(closeRoute, async (c) => {
      await closeAccount(context, c.var.caller, c.req.valid('json').password, languageOf(c));
      return c.json(ok(null), 200);
    })
    .openapi(exportRoute, async (c) => {
      c.header('content-type', 'application/zip');
      c.header('content-disposition', 'attachment; filename="inkwright-export.zip"');
      return c.body(await exportAccount(context, c.var.caller), 200);
    });
}
