import { createRoute, z } from '@hono/zod-openapi';
import { forgotPasswordSchema, maxTokenLength, resetPasswordSchema } from '#contract/account.ts';
import { boundedString } from '#contract/bounded.ts';
import type { Context } from '../context.ts';
import { languageOf } from '../http/client.ts';
import { clientAddress } from '../http/client-address.ts';
import { answers, body, ok } from '../http/envelope.ts';
import { limitAddress } from '../http/limit.ts';
import { createRouter } from '../http/router.ts';
import { checkResetToken, resetPassword, sendPasswordReset } from '../services/accounts/password-reset.ts';

export function passwordResetRoutes(context: Context) {
  const tags = ['accounts'];
  const forgotRoute = createRoute({
    method: 'post',
    path: '/api/users/forgot-password',
    tags,
    summary: 'Mail a link that sets a new password',
    middleware: limitAddress(context, 'forgot-address'),
    request: { body: body(forgotPasswordSchema) },
    responses: answers(z.null(), 404, 422, 429, 503),
  });
  const validateRoute = createRoute({
    method: 'post',
    path: '/api/users/validate-reset-token/{token}',
    tags,
    summary: 'Whether a mailed link is still good',
    middleware: limitAddress(context, 'reset-address'),
    request: { params: z.object({ token: boundedString(maxTokenLength) }) },
    responses: answers(z.null(), 404, 410, 429),
  });
  const resetRoute = createRoute({
    method: 'post',
    path: '/api/users/reset-password',
    tags,
    summary: 'Set a new password by a mailed link',
    middleware: limitAddress(context, 'reset-address'),
    request: { body: body(resetPasswordSchema) },
    responses: answers(z.null(), 404, 410, 422, 429, 503),
  });

  return createRouter()
    .openapi(forgotRoute, async (c) => {
      const { email, lang } = c.req.valid('json');
      await sendPasswordReset(context, email, lang, clientAddress(c, context.config));
      return c.json(ok(null), 200);
    })
    .openapi(validateRoute, async (c) => {
      await checkResetToken(context.db, c.req.valid('param').token);
      return c.json(ok(null), 200);
    })
    .openapi(resetRoute, async (c) => {
      await resetPassword(context, c.req.valid('json'), languageOf(c));
      return c.json(ok(null), 200);
    });
}
